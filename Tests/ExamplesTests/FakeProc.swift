// SPDX-License-Identifier: MIT

import Foundation

/// A folder with the layout of `/proc`.
struct FakeProc: ~Copyable {
    private let root = FileManager.default.temporaryDirectory.appending(path: "proc-\(UUID().uuidString)")

    var path: String { root.path }

    init(uptime: String = "100.50 400.00\n") throws {
        try put(uptime, "uptime")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func put(_ text: String, _ path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a process with ticks and pages in the kernel's format.
    func process(_ pid: Int, _ command: String, user: Int, system: Int = 0, start: Int = 0, pages: Int = 0) throws {
        try put(Self.stat(pid, command, user: user, system: system, start: start, pages: pages), "\(pid)/stat")
    }

    static func stat(
        _ pid: Int, _ command: String, user: Int, system: Int = 0, start: Int = 0, pages: Int = 0
    ) -> String {
        "\(pid) (\(command)) S 1 1 1 0 -1 4194304 102 0 0 0 \(user) \(system) 7 7 20 0 1 0 \(start) 3133440 \(pages) 18\n"
    }
}
