// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The voices as spd-say prints them: three columns of 25, to the right.
enum DispatcherVoiceList {
    static func lines(_ reply: VoicesReply) -> [String] {
        let rows = reply.voices.map { [$0.name, $0.languages.first ?? "", "none"] }
        return ([["NAME", "LANGUAGE", "VARIANT"]] + rows).map { row in
            row.map { String(repeating: " ", count: max(0, 25 - $0.count)) + $0 }.joined()
        }
    }
}
