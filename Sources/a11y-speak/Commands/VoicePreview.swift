// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// `voices --listen`: each style and voice says its name in turn, or each engine says the same text.
struct VoicePreview {
    /// A voice as listed and as heard.
    struct Sample: Equatable {
        /// The line of the style or voice in the output of `voices`; nil for engines, which are listed at the end.
        let line: String?
        let request: AnnounceRequest
    }

    let samples: [Sample]

    /// - Parameter lines: the lines of styles and voices in the output of `voices`.
    init(_ reply: VoicesReply, lines: [String]) {
        let styles = reply.styles.map { Self.request($0.name, voice: $0.name, language: nil) }
        let voices = reply.voices.map { Self.request($0.name, voice: $0.identifier, language: $0.languages.first) }
        samples = zip(lines, styles + voices).map { Sample(line: $0, request: $1) }
    }

    /// Samples of each engine in its first voice: its name, digits to count, and figures that must be normalized.
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

    /// Prints each line when its voice starts, and waits until the sample is heard.
    /// - Throws: ``CommandFailure`` for the first sample that was not heard; later ones are not played.
    /// - Parameter printsEvents: whether to print the events of each sample as JSON instead of its line.
    func play(through client: AnnouncementClient, printsEvents: Bool) async throws {
        for sample in samples {
            if !printsEvents, let line = sample.line { StandardOutput.line(line) }
            try await HeardWait(client: client, printsEvents: printsEvents).end {
                try await client.announce(sample.request)
            }
        }
    }
}
