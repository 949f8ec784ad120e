// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `voices --listen`: each style and voice says its name, one after the other.
struct VoicePreview {
    struct Sample: Equatable {
        /// As `voices` lists it.
        let line: String
        let request: AnnounceRequest
    }

    let samples: [Sample]

    /// - Parameter lines: of the styles and the voices, as `voices` lists them.
    init(_ reply: VoicesReply, lines: [String]) {
        let styles = reply.styles.map { Self.request($0.name, voice: $0.name, language: nil) }
        let voices = reply.voices.map { Self.request($0.name, voice: $0.identifier, language: $0.languages.first) }
        samples = zip(lines, styles + voices).map { Sample(line: $0, request: $1) }
    }

    private static func request(_ name: String, voice: String, language: String?) -> AnnounceRequest {
        AnnounceRequest(text: name, priority: .message, delivery: Delivery(language: language, voice: voice))
    }

    /// Each line is printed when its voice is asked to speak.
    /// - Throws: ``NotDone`` for the first that was not heard; the others are not tried.
    /// - Parameter printsEvents: what becomes of each is printed as JSON instead.
    func play(through client: AnnouncementClient, printsEvents: Bool) async throws {
        for sample in samples {
            if !printsEvents { StandardOutput.line(sample.line) }
            try await HeardWait(client: client, printsEvents: printsEvents).end {
                try await client.announce(sample.request)
            }
        }
    }
}
