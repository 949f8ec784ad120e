// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `perform`: performs an action on an element of another program.
struct PerformCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "perform", "Performs an action on an element that a program displays.",
        examples: [
            #"a11y-speak perform "Photo 2" activate"#: "presses it",
            "a11y-speak perform Player.progress increment": "moves a slider",
        ],
        notes: "Exits with 0 when the program handled the action, 1 when not.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The element's identifier, or its id.")
    var element: String

    @Argument(help: "activate, increment, decrement, escape, scroll, or the name of one of its own actions.")
    var action: String

    @Option(help: "For scroll: left, right, up, down, next or previous.")
    var direction: String?

    @Option(help: "The name of the program, where several display such an element.")
    var client: String?

    func validate() throws {
        _ = try request()
    }

    func run() async throws {
        let reply = try await connection.withClient { try await $0.perform(try request()) }
        if connection.json { StandardOutput.json(reply) }
        guard reply.handled else { throw CommandFailure("\(element) did not handle the action.") }
    }

    /// - Throws: a `ValidationError` for a scroll without a direction, and for a direction with another action.
    func request() throws -> PerformRequest {
        let direction = try direction.map { name in
            guard let direction = AccessibilityScrollDirection(name: name) else {
                throw ValidationError("there is no direction '\(name)': left, right, up, down, next or previous")
            }
            return direction
        }
        guard let action = ElementAction(name: action, direction: direction) else {
            throw ValidationError("scroll needs a --direction, and no other action takes one")
        }
        return PerformRequest(action, element: element, client: client)
    }
}
