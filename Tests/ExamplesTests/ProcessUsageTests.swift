// SPDX-License-Identifier: MIT

import Testing

@testable import ProcessTable

@Suite("Processor time and memory of processes")
struct ProcessUsageTests {
    @Test func `usage is measured since the previous reading, and at first since the start`() {
        let first = ProcessReading(uptime: 100, processes: [figures(1, "old", start: 80, time: 5)])
        let second = ProcessReading(
            uptime: 102,
            processes: [figures(1, "old", start: 80, time: 8), figures(2, "new", start: 101, time: 0.5)])
        #expect(ProcessUsage.all(in: first, since: nil).map(\.percent) == [25])
        #expect(ProcessUsage.all(in: second, since: first).map(\.percent) == [150, 50])
    }

    @Test func `the busiest process is first, then the biggest, then the oldest`() {
        let reading = ProcessReading(
            uptime: 10,
            processes: [
                figures(4, "d"), figures(3, "c"), figures(2, "b", memory: 2e6), figures(1, "a", time: 1),
            ])
        #expect(ProcessUsage.all(in: reading, since: nil).map(\.command) == ["a", "b", "c", "d"])
    }

    @Test func `a process number that is used again is a different process`() {
        let first = ProcessReading(uptime: 10, processes: [figures(1, "a", start: 0, time: 9)])
        let second = ProcessReading(uptime: 12, processes: [figures(1, "a", start: 11, time: 0.5)])
        #expect(ProcessUsage.all(in: second, since: first).map(\.percent) == [50])
    }

    @Test func `meaningless figures are 0, and huge ones stay finite`() {
        let first = ProcessReading(uptime: 10, processes: [figures(1, "back", time: 9), figures(2, "nan", time: .nan)])
        let second = ProcessReading(
            uptime: 10,
            processes: [figures(1, "back", time: 8), figures(2, "nan", time: .nan, memory: .infinity)])
        let usages = ProcessUsage.all(in: second, since: first)
        #expect(usages.map(\.percent) == [0, 0])
        #expect(usages.map(\.megabytes) == [1_000_000_000, 0])
    }

    @Test func `a process is chosen by its number, its name, or as the busiest`() {
        let reading = ProcessReading(uptime: 10, processes: [figures(4, "make", time: 1), figures(7, "42")])
        let usages = ProcessUsage.all(in: reading, since: nil)
        let choices = [nil, "7", "make", "42", "none"].map(ProcessChoice.init)
        #expect(choices == [.busiest, .pid(7), .command("make"), .pid(42), .command("none")])
        #expect(choices.map { choice in usages.first(where: choice.fits)?.id.pid } == [4, 7, 4, nil, nil])
    }
}
