// SPDX-License-Identifier: MIT

/// One process at one moment.
struct ProcessFigures: Hashable {
    /// A number is used again later. Together with the start it names one process forever.
    struct ID: Hashable {
        let pid: Int
        /// Seconds after the start of the machine.
        let start: Double
    }

    let id: ID
    /// The kernel's short name, at most 15 characters. Control characters of a terminal are shown as "?".
    let command: String
    /// Seconds on any processor since the start.
    let processorTime: Double
    /// Bytes in memory.
    let memory: Double

    init(id: ID, command: String, processorTime: Double, memory: Double) {
        self.id = id
        self.command = command
        self.processorTime = processorTime
        self.memory = memory
    }

    /// A line of `/proc/PID/stat`; nil for other text. A command may contain spaces and parentheses.
    init?(stat line: String, ticksPerSecond: Double, pageSize: Double) {
        guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close,
            let pid = Int(line[..<open].drop { $0 == " " }.prefix { $0 != " " })
        else { return nil }
        let command = line[line.index(after: open)..<close]
        let fields = line[close...].dropFirst().split(separator: " ").map { Double($0) }
        // The third field of proc(5) is the first one here.
        guard fields.count > 21, let user = fields[11], let system = fields[12], let start = fields[19],
            let pages = fields[21]
        else { return nil }
        self.init(
            id: ID(pid: pid, start: start / ticksPerSecond),
            command: String(String.UnicodeScalarView(command.unicodeScalars.map(Self.visible))),
            processorTime: (user + system) / ticksPerSecond, memory: pages * pageSize)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "?"
        default: scalar
        }
    }
}
