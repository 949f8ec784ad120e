// SPDX-License-Identifier: MIT

import FoundationEssentials
import Glibc

/// Reads the processes of this machine.
struct ProcessReader {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder in which the kernel shows processes: `/proc`, or a similar folder.
    var root = "/proc"
    var ticksPerSecond = Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
    var pageSize = Double(max(1, sysconf(Int32(_SC_PAGESIZE))))

    /// Reads all processes. A process that ends in between is left out.
    func read() throws -> ProcessReading {
        guard let uptime = text("uptime")?.split(separator: " ").first.flatMap({ Double($0) }) else {
            throw Failure(description: "\(root)/uptime cannot be read: is \(root) the proc file system?")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: root)
        let processes = names.filter { Int($0) != nil }.compactMap { text("\($0)/stat") }.compactMap {
            ProcessFigures(stat: $0, ticksPerSecond: ticksPerSecond, pageSize: pageSize)
        }
        return ProcessReading(uptime: uptime, processes: processes)
    }

    private func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }
}
