// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A process table that speaks: the focused row says its processor time when it changes.
@main
enum ProcessTableCommand {
    @MainActor
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard !arguments.contains("--help") else { return print(ProcessOptions.usage) }
        do {
            try await show(ProcessOptions(arguments))
        } catch let mistake as ProcessOptions.Mistake {
            end("\(mistake)\n\(ProcessOptions.usage)", status: 2)
        } catch {
            end("\(error)", status: 1)
        }
    }

    @MainActor
    private static func show(_ options: ProcessOptions) async throws {
        let connection = try await AccessibilityConnection.connect(as: "process-table")
        let processes = ProcessList(limit: options.rows, focus: ProcessChoice(options.focus))
        Accessibility.root = processes.list
        var done = 0
        while true {
            processes.update(with: try ProcessReader().read())
            print(processes.text, terminator: "\n\n")
            fflush(nil)
            done += 1
            if let updates = options.updates, done >= updates { break }
            try await Task.sleep(for: .seconds(options.interval))
        }
        await connection.close()
    }

    private static func end(_ sentence: String, status: Int32) -> Never {
        let line = "ProcessTable: \(sentence)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
        exit(status)
    }
}
