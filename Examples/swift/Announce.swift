// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Announces a text and prints what becomes of it.
@main
struct Announce {
    static func main() async throws {
        let client = try await AnnouncementClient.connect(as: "announce")
        let text = CommandLine.arguments.dropFirst().joined(separator: " ")
        for await event in try await client.announce(text) { print(event.state, event.reason ?? "") }
    }
}
