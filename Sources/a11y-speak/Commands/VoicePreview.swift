// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// `voices --listen`: each style and voice says its name, one after the other; or each engine one text.
struct VoicePreview {
    /// A voice, as it is listed and as it is heard.
    struct Sample: Equatable {
        /// The style's or voice's line in the output of `voices`; nil for what is told when all were heard.
        let line: String?
        let request: AnnounceRequest
    }

    let samples: [Sample]

    /// - Parameter lines: of the styles and the voices, as `voices` lists them.
    init(_ reply: VoicesReply, lines: [String]) {
        let styles = reply.styles.map { Self.request($0.name, voice: $0.name, language: nil) }
        let voices = reply.voices.map { Self.request($0.name, voice: $0.identifier, language: $0.languages.first) }
        samples = zip(lines, styles + voices).map { Sample(line: $0, request: $1) }
    }

    /// One text for all engines, each in its first voice: its name, a count, and what has to be put into words.
    init(enginesOf reply: VoicesReply) {
        samples = (reply.engines ?? []).compactMap { engine in
            let own = reply.voices.first { $0.identifier.hasPrefix(engine.name + "/") }
            guard engine.name == reply.engines?.first?.name || own != nil else { return nil }
            let text = "\(engine.name): 1, 2, 3. 25 %, 12.5 km."
            return Sample(line: nil, request: Self.request(text, voice: own?.identifier, language: nil))
        }
    }

    private static func request(_ name: String, voice: String?, language: String?) -> AnnounceRequest {
        AnnounceRequest(text: name, priority: .message, delivery: Delivery(language: language, voice: voice))
    }

    /// Each line is printed when its voice is asked to speak.
    /// - Throws: ``NotDone`` for the first that was not heard; the others are not tried.
    /// - Parameter printsEvents: the events of each are printed as JSON instead.
    func play(through client: AnnouncementClient, printsEvents: Bool) async throws {
        for sample in samples {
            if !printsEvents, let line = sample.line { StandardOutput.line(line) }
            try await HeardWait(client: client, printsEvents: printsEvents).end {
                try await client.announce(sample.request)
            }
        }
    }
}
