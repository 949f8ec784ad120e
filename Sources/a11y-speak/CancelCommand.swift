// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `cancel`: silence.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Silences what is heard and what waits.",
        discussion: "Exits with 1 when the announcement of that number has ended already.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "all, current (what is heard now), or the number of an announcement.")
    var what = CancelTarget.all

    func run() async throws {
        let options = connection.over(parent.connection)
        let client = try await options.connect()
        let count = try await what.cancel(through: client)
        await client.close()
        if options.json { StandardOutput.json(CancelReply(canceled: count)) }
        if case .announcement(let id) = what, count == 0 {
            throw NotDone("Announcement \(id) has ended already, or was never made.")
        }
    }
}
