import RowThread

extension SystemError {
    /// What helps against a shortage, or else `usual`.
    func remedy(or usual: String) -> String {
        switch shortage {
        case .ownDescriptors: "let more files be open, by ulimit -n"
        case .allDescriptors: "end programs that keep files open, for the machine has no more"
        case .threads: "let more processes run, by ulimit -u, or end some"
        case .memory: "end programs that take much memory"
        case nil: usual
        }
    }
}
