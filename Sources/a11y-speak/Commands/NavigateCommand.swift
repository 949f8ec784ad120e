// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `navigate`: moves within the announcement that is heard.
struct NavigateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "navigate", "Moves within the current announcement by sentences or paragraphs.",
        examples: [
            "a11y-speak navigate previous": "says the sentence before again",
            "a11y-speak navigate next --by paragraph": "skips the rest of the paragraph",
        ],
        notes: "Prints the place. During a pause it moves the announcement that was interrupted.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "next, previous, start, or here for the place alone.")
    var to: NavigateRequest.Target

    @Option(help: "sentence or paragraph.")
    var by: NavigateRequest.Step = .sentence

    func run() async throws {
        let place = try await connection.withClient { try await $0.navigate(NavigateRequest(to, by: by)) }
        if connection.json { return StandardOutput.json(place) }
        let text = place.text.map { ": \($0)" } ?? "."
        StandardOutput.line("Sentence \(place.sentence) of \(place.sentences)\(text)")
        if place.isEnd { throw CommandFailure("There is no \(by.rawValue) in that direction.") }
    }
}

extension NavigateRequest.Target: ExpressibleByArgument {}
extension NavigateRequest.Step: ExpressibleByArgument {}
