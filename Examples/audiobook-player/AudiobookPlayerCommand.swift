// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// An audiobook player in the terminal. Its clock runs, but the book has no sound.
@main
@MainActor
enum AudiobookPlayerCommand {
    static let book = Book(
        title: "The Night Ferry", author: "Ada Moreno",
        chapters: [
            Book.Chapter(title: "The station", length: 20), Book.Chapter(title: "The harbor", length: 300),
            Book.Chapter(title: "The island", length: 425),
        ])

    static func main() async {
        let player = PlayerController(Playback(book))
        let delegate = AppDelegate()
        delegate.playback = player.playback
        Accessibility.applicationDelegate = delegate
        let clock = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                player.playback.pass(1)
            }
        }
        await ExampleTerminal.run(as: "audiobook-player") { player.appear() }
        clock.cancel()
        withExtendedLifetime(delegate) {}
    }
}
