import Glibc
import Testing

@testable import RowTerminal

@Suite struct EnvironmentTests {
    @Test func `a variable is found by its name, and among all`() {
        setenv("ROW_TEST_VARIABLE", "a=b=c", 1)
        setenv("ROW_TEST_EMPTY", "", 1)
        #expect(Environment.value(of: "ROW_TEST_VARIABLE") == "a=b=c")
        #expect(Environment.all["ROW_TEST_VARIABLE"] == "a=b=c")
        #expect(Environment.value(of: "ROW_TEST_EMPTY") == "")
        #expect(Environment.all["ROW_TEST_EMPTY"] == "")
    }

    @Test func `what is not set is nil`() {
        #expect(Environment.value(of: "ROW_TEST_NOTHING") == nil)
        #expect(Environment.all["ROW_TEST_NOTHING"] == nil)
    }
}
