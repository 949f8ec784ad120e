// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal
import ExampleWindow

/// A timeline in the terminal.
@main
@MainActor
enum TimelineCommand {
    static func main() async {
        let timeline = TimelineController(Samples.posts)
        var isNew = true
        await ExampleTerminal.run(as: "timeline") {
            timeline.appear()
        } onKey: { key in
            guard key == .character("n"), isNew else { return false }
            isNew = false
            timeline.receive(Samples.newPosts)
            return true
        }
    }
}
