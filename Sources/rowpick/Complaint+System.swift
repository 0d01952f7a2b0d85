import RowThread

/// Does something that the system may refuse where it has no reason to.
func orComplain<Result>(_ body: () throws(SystemError) -> Result) throws(Complaint) -> Result {
    do throws(SystemError) {
        return try body()
    } catch {
        throw Complaint(system: error)
    }
}
