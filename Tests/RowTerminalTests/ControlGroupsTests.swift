import Testing

@testable import RowTerminal

@Suite struct ControlGroupsTests {
    @Test func `of version 2, a group and all around it may set a limit`() {
        let groups = ControlGroups("0::/user.slice/app-1.scope\n")
        #expect(
            groups.memoryLimits == [
                "/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/user.slice/memory.max",
                "/sys/fs/cgroup/user.slice/app-1.scope/memory.max",
            ])
    }

    @Test func `of version 1, those of memory do, and no others`() {
        let groups = ControlGroups("9:name=systemd:/a\n4:cpu,memory:/a:b\n3:cpuset:/\n")
        #expect(
            groups.memoryLimits == [
                "/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/memory/a:b/memory.limit_in_bytes",
            ])
    }

    @Test func `both versions may be there at once`() {
        let groups = ControlGroups("4:memory:/\n0::/\n")
        #expect(
            groups.memoryLimits == ["/sys/fs/cgroup/memory/memory.limit_in_bytes", "/sys/fs/cgroup/memory.max"])
    }

    @Test func `of a group outside of what is seen, only the root is asked`() {
        #expect(ControlGroups("0::/../../other\n").memoryLimits == ["/sys/fs/cgroup/memory.max"])
    }

    @Test(arguments: ["", "\n", "no line of it\n", "1:memory\n"])
    func `a text that is none names no file`(text: String) {
        #expect(ControlGroups(text).memoryLimits.isEmpty)
    }
}
