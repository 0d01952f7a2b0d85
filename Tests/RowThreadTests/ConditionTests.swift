import Synchronization
import Testing

@testable import RowThread

@Suite struct ConditionTests {
    @Test func `a sleeper wakes when there is work, and takes it`() throws {
        let queue = Condition([Int]())
        let done = Condition(0)
        let worker = try Thread {
            for _ in 0..<100 {
                let work = queue.wait { $0.isEmpty ? nil : $0.removeFirst() }
                done.change { $0 += work }
            }
        }
        for number in 1...100 {
            queue.change { $0.append(number) }
        }
        done.wait(until: { $0 == 5050 })
        worker.join()
        #expect(queue.withLock { $0.isEmpty })
    }

    @Test func `waiting for what is already so returns at once`() {
        let condition = Condition(3)
        condition.wait(until: { $0 == 3 })
        #expect(condition.wait { $0 == 3 ? "three" : nil } == "three")
    }

    @Test func `a change wakes all who sleep`() throws {
        let gate = Condition(isOpen: false, asleep: 0)
        let threads = try (0..<6).map { _ in
            try Thread {
                gate.change { $0.asleep += 1 }
                gate.wait(until: { $0.isOpen })
                gate.withLock { $0.asleep -= 1 }
            }
        }
        gate.wait(until: { $0.asleep == 6 })
        gate.change { $0.isOpen = true }
        for thread in threads { thread.join() }
        #expect(gate.withLock { $0.asleep } == 0)
    }

    @Test func `two threads in turn never lose a change`() throws {
        let turn = Condition(0)
        let other = try Thread {
            for round in stride(from: 1, to: 4000, by: 2) {
                turn.wait(until: { $0 == round })
                turn.change { $0 += 1 }
            }
        }
        for round in stride(from: 0, to: 4000, by: 2) {
            turn.wait(until: { $0 == round })
            turn.change { $0 += 1 }
        }
        other.join()
        #expect(turn.withLock { $0 } == 4000)
    }

    @Test func `an error thrown under the lock lets go of it`() {
        struct Refusal: Error {}
        let condition = Condition(0)
        #expect(throws: Refusal.self) {
            try condition.withLock { (_: inout Int) throws(Refusal) in throw Refusal() }
        }
        #expect(condition.withLock { $0 } == 0)
    }
}

private struct Gate {
    var isOpen: Bool
    var asleep: Int
}

extension Condition where State == Gate {
    fileprivate convenience init(isOpen: Bool, asleep: Int) {
        self.init(Gate(isOpen: isOpen, asleep: asleep))
    }
}
