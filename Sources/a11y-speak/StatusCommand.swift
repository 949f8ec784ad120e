// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `status`: what the daemon is doing.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tells what is spoken, what waits, and whether it can be heard.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let options = connection.over(parent.connection)
        let client = try await options.connect()
        let status = try await client.status()
        await client.close()
        if options.json {
            StandardOutput.json(status)
        } else {
            for line in Self.lines(status) { StandardOutput.line(line) }
        }
    }

    static func lines(_ status: StatusReply) -> [String] {
        var lines = heading(status)
        lines.append(status.speaking.map { "speaking: \(line($0))" } ?? "silent")
        lines.append("waiting: \(status.waiting)")
        return lines + status.next.map { "  \(line($0))" } + ["clients: \(status.clients)"]
    }

    /// Who speaks, and whether it can be heard.
    static func heading(_ status: StatusReply) -> [String] {
        var lines = ["a11y-speakd \(status.version), \(status.synthesizer), speaking on \(status.sink)"]
        if let problem = status.problem { lines.append("nothing can be heard: \(problem)") }
        if let problem = status.ssipProblem { lines.append(problem) }
        if status.paused { lines.append("paused: 'resume' goes on") }
        return lines
    }

    private static func line(_ item: StatusReply.Item) -> String {
        let client = item.client.map { " from \($0)" } ?? ""
        let wait =
            item.waits.map { " (\($0.reason)\($0.until.map { ", until \(ExplainCommand.clock($0))" } ?? ""))" } ?? ""
        return "#\(item.id) \(item.priority.rawValue)\(client): \(item.text ?? "(sensitive)")\(wait)".printable
    }
}
