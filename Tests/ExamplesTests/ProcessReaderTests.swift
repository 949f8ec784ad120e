// SPDX-License-Identifier: MIT

import Testing

@testable import ProcessTable

@Suite("Reading processes")
struct ProcessReaderTests {
    @Test func `every folder with a number is a process, in seconds and bytes`() throws {
        let proc = try FakeProc()
        try proc.process(42, "make", user: 150, system: 50, start: 2_000, pages: 1_000)
        try proc.process(7, "idle", user: 0, start: 100)
        try proc.put("no process", "self/stat")
        let reading = try ProcessReader(root: proc.path, ticksPerSecond: 100, pageSize: 4_096).read()
        #expect(reading.uptime == 100.5)
        #expect(
            reading.processes.sorted { $0.id.pid < $1.id.pid } == [
                figures(7, "idle", start: 1), figures(42, "make", start: 20, time: 2, memory: 4_096_000),
            ])
    }

    @Test func `a process that ends during the reading, and a malformed one, are left out`() throws {
        let proc = try FakeProc()
        try proc.process(1, "init", user: 1)
        try proc.put("", "2/stat")
        try proc.put("3 (short) S 1", "3/stat")
        try proc.put("4 (words) S" + String(repeating: " x", count: 30), "4/stat")
        try proc.put("there is no stat", "5/status")
        let reading = try ProcessReader(root: proc.path).read()
        #expect(reading.processes.map(\.id.pid) == [1])
    }

    @Test(arguments: ["a b", "(sd-pam)", "x) S 1 (y", "ä"])
    func `a command may contain spaces and parentheses`(command: String) {
        let line = FakeProc.stat(9, command, user: 100)
        let process = ProcessFigures(stat: line, ticksPerSecond: 100, pageSize: 1)
        #expect(process == figures(9, command, time: 1))
    }

    @Test func `control characters in a command are replaced`() {
        let line = FakeProc.stat(9, "\u{1B}[2J\n\u{202E}x", user: 0)
        #expect(ProcessFigures(stat: line, ticksPerSecond: 100, pageSize: 1)?.command == "?[2J??x")
    }

    @Test(arguments: ["", "(", ")(", "x (y) S 1", "1 2 3"])
    func `a line that does not describe a process gives nil`(line: String) {
        #expect(ProcessFigures(stat: line, ticksPerSecond: 100, pageSize: 1) == nil)
    }

    @Test func `a folder that is not a proc file system is named in the error`() {
        let failure = #expect(throws: ProcessReader.Failure.self) { try ProcessReader(root: "/nowhere").read() }
        #expect(failure?.description == "/nowhere/uptime cannot be read: is /nowhere the proc file system?")
    }

    @Test func `the real proc file system is read`() throws {
        let reading = try ProcessReader().read()
        #expect(reading.uptime > 0)
        #expect(reading.processes.contains { $0.memory > 0 && $0.processorTime > 0 })
    }
}

func figures(
    _ pid: Int, _ command: String, start: Double = 0, time: Double = 0, memory: Double = 0
) -> ProcessFigures {
    ProcessFigures(
        id: ProcessFigures.ID(pid: pid, start: start), command: command, processorTime: time, memory: memory)
}

/// A reading of processes by name, with fixed numbers. All except `make` started with the machine.
func reading(
    _ uptime: Double, makeStart: Double = 0, _ processes: (String, Double)...
) -> ProcessReading {
    let pids = ["ls": 1, "make": 2, "init": 3]
    return ProcessReading(
        uptime: uptime,
        processes: processes.map { command, time in
            figures(pids[command] ?? 0, command, start: command == "make" ? makeStart : 0, time: time)
        })
}
