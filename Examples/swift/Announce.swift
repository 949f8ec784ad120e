// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

do {
    let client = try await AnnouncementClient.connect(as: "announce")
    let text = CommandLine.arguments.dropFirst().joined(separator: " ")
    for await event in try await client.announce(text) { print(event.state, event.reason ?? "") }
} catch {
    FileHandle.standardError.write(Data("announce: \(error)\n".utf8))
    exit(1)
}
