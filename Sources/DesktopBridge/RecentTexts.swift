// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What programs have said a moment ago: the same once more is not said. A value.
struct RecentTexts {
    private struct Said: Hashable {
        let program: String
        let words: AnnounceWords
    }

    private var times: [Said: Double] = [:]
    /// Seconds.
    private static let moment = 1.0
    private static let most = 64

    /// Whether the program has not said the same less than a second ago.
    mutating func isNew(_ request: AnnounceRequest, of program: String, at now: Double) -> Bool {
        let said = Said(program: program, words: request.words)
        if let time = times[said], now - time < Self.moment { return false }
        if times.count >= Self.most { forget(before: now) }
        if times.count >= Self.most { times = [:] }
        times[said] = now
        return true
    }

    /// Forgets what was said too long ago to matter.
    mutating func forget(before now: Double) { times = times.filter { now - $0.value < Self.moment } }
}
