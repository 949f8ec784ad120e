// SPDX-License-Identifier: GPL-3.0-or-later

import FoundationEssentials

/// A file that keeps a finding for the next start. A failure is not reported: without the file, the next start finds the
/// same again.
struct KeptFile<Finding: Codable> {
    let path: String

    /// Nil for a file that is missing or cannot be read, which is written again.
    func read() -> Finding? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Finding.self, from: $0) }
    }

    func write(_ finding: Finding) {
        guard let folder = path.lastIndex(of: "/").map({ String(path[..<$0]) }) else { return }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard let bytes = try? JSONEncoder().encode(finding) else { return }
        try? bytes.write(to: URL(filePath: path), options: .atomic)
    }
}
