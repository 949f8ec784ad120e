// SPDX-License-Identifier: MIT

/// All processes at one moment.
struct ProcessReading: Hashable {
    /// Seconds since the machine was started.
    let uptime: Double
    let processes: [ProcessFigures]
}
