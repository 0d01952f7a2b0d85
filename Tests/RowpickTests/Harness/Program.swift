#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds the programs that tests start.
enum Program {
    /// The `rowpick` that was built with these tests, or the one that `ROWPICK_TEST_PROGRAM` names.
    static let rowpick: String? = {
        if let named = variable("ROWPICK_TEST_PROGRAM") { return named }
        var folder = bundle.split(separator: "/").dropLast()
        while !folder.isEmpty {
            let candidate = "/" + folder.joined(separator: "/") + "/rowpick"
            if isFile(candidate), access(candidate, X_OK) == 0 { return candidate }
            folder.removeLast()
        }
        return nil
    }()

    /// The real fzf, to compare with: what `ROWPICK_FZF` names, or else one on the path.
    static let fzf: String? = variable("ROWPICK_FZF") ?? find("fzf")

    static let tmux: String? = find("tmux")

    /// The `script` of util-linux; that of other systems takes other words.
    #if os(Linux)
        static let script: String? = find("script")
    #else
        static let script: String? = nil
    #endif

    static let xterm: String? = find("xterm")

    /// A screen for xterm that needs no display.
    static let xvfb: String? = find("Xvfb")

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Looks a program up on the path.
    static func find(_ name: String) -> String? {
        let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { isFile($0) && access($0, X_OK) == 0 }
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Where the code of these tests lies: beside the program that was built with it, or some folders deeper.
    private static var bundle: String {
        #if canImport(Darwin)
            var image = Dl_info()
            guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return "" }
            return String(cString: name)
        #else
            var path = [CChar](repeating: 0, count: 4096)
            let count = readlink("/proc/self/exe", &path, path.count)
            return String(decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        #endif
    }
}
