// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What clients are told of the daemon itself.
struct DaemonFacts {
    static let version = "0.1.0"

    let synthesizer: String
    /// The sink's name, and why nothing can be heard when that is so.
    let sink: () -> (name: String, problem: String?)
    /// Why SSIP is not served, when it should be.
    var ssipProblem: () -> String? = { nil }

    func hello(languages: [String]) -> HelloReply {
        HelloReply(server: "a11y-speakd", version: Self.version, languages: languages, synthesizer: synthesizer)
    }
}
