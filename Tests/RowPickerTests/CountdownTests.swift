import Testing

@testable import RowPicker

@Suite struct CountdownTests {
    private func time(_ milliseconds: Int) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    @Test(arguments: [
        (3000, 0, 3), (3000, 1, 3), (3000, 1000, 2), (3000, 1001, 2), (3000, 2999, 1), (3000, 3000, 0),
        (3000, 9000, 0), (500, 0, 1), (500, 499, 1), (500, 500, 0), (2500, 0, 3), (2500, 500, 2),
    ])
    func `a second that has begun counts whole`(length: Int, passed: Int, seconds: Int) {
        var countdown = Countdown(milliseconds: length, from: time(70))
        countdown.tell(time(70 + passed))
        #expect(countdown.seconds == seconds)
        #expect(countdown.isOver == (seconds == 0))
    }

    @Test(arguments: [1, 500, 999, 1000, 1001, 2500, 60_000])
    func `told at the moments it asks for, it says each second once and then that it is over`(length: Int) {
        var countdown = Countdown(milliseconds: length, from: time(-5))
        var said = [countdown.seconds]
        var now = -5
        while !countdown.isOver {
            let next = countdown.next
            #expect(next > time(now))
            var early = countdown
            early.tell(time(next.milliseconds - 1))
            #expect(early == countdown)
            now = next.milliseconds
            countdown.tell(next)
            said.append(countdown.seconds)
        }
        #expect(now == length - 5)
        #expect(said == Array((0...(length + 999) / 1000).reversed()))
    }

    @Test func `told too late it asks for what comes next, not for what it missed`() {
        var countdown = Countdown(milliseconds: 10_000, from: time(0))
        countdown.tell(time(3400))
        #expect(countdown.seconds == 7)
        #expect(countdown.next == time(4000))
    }

    @Test func `begun again it is as at first`() {
        var countdown = Countdown(milliseconds: 2000, from: time(0))
        countdown.tell(time(1500))
        countdown.restart(at: time(1700))
        #expect(countdown == Countdown(milliseconds: 2000, from: time(1700)))
    }
}
