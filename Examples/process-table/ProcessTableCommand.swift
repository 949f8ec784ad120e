// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import Glibc

/// A process table that speaks: the focused row tells its processor time as it changes.
@main
struct ProcessTableCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "process-table",
        abstract: "Shows the busiest processes, and says what the focused one does.")

    @Option(help: "How many processes are shown.")
    var rows = 10

    @Option(help: "Seconds between two updates.")
    var interval = 2.0

    @Option(help: "Stop after so many updates.")
    var updates: Int?

    @Option(help: "The process that has the focus: its name or its number. Otherwise the busiest at the start.")
    var focus: String?

    func validate() throws {
        guard rows > 0 else { throw ValidationError("--rows is \(rows); at least 1 row is shown.") }
        guard (0.1...3600).contains(interval) else {
            throw ValidationError("--interval is \(interval); it is 0.1 to 3600 seconds.")
        }
        guard updates ?? 1 > 0 else { throw ValidationError("--updates is \(updates ?? 0); at least 1 is made.") }
    }

    @MainActor
    func run() async throws {
        let connection = try await AccessibilityConnection.connect(as: "process-table")
        let processes = ProcessList(limit: rows, focus: ProcessChoice(focus))
        Accessibility.root = processes.list
        var done = 0
        while true {
            processes.update(with: try ProcessReader().read())
            print(processes.text, terminator: "\n\n")
            fflush(nil)
            done += 1
            if let updates, done >= updates { break }
            try await Task.sleep(for: .seconds(interval))
        }
        await connection.close()
    }
}
