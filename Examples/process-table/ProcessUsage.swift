// SPDX-License-Identifier: MIT

/// The resources that a process has used between two readings.
struct ProcessUsage: Hashable {
    let id: ProcessFigures.ID
    let command: String
    /// Percent of one processor (200 for two), since the previous reading or the start of the process.
    let percent: Int
    let megabytes: Int

    init(_ process: ProcessFigures, at uptime: Double, since last: (process: ProcessFigures, uptime: Double)?) {
        id = process.id
        command = process.command
        let elapsed = uptime - (last?.uptime ?? process.id.start)
        let used = process.processorTime - (last?.process.processorTime ?? 0)
        percent = Self.whole(elapsed > 0 ? used / elapsed * 100 : 0)
        megabytes = Self.whole(process.memory / 1_000_000)
    }

    /// The busiest processes first; among equally busy ones the biggest, then the oldest.
    static func all(in reading: ProcessReading, since last: ProcessReading?) -> [ProcessUsage] {
        let before = Dictionary(last?.processes.map { ($0.id, $0) } ?? []) { first, _ in first }
        return reading.processes.map { process in
            let old = before[process.id].flatMap { old in last.map { (old, $0.uptime) } }
            return ProcessUsage(process, at: reading.uptime, since: old)
        }.sorted { ($1.percent, $1.megabytes, $0.id.pid) < ($0.percent, $0.megabytes, $1.id.pid) }
    }

    private static func whole(_ number: Double) -> Int {
        number > 0 ? Int(min(number, 1e9).rounded()) : 0
    }
}
