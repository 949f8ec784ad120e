// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("The log of spoken text")
struct TextLogTests {
    private func sentence(_ text: String?, _ state: AnnouncementState, reason: String? = nil) -> String {
        FeedEvent.Report(
            id: 7, client: ClientID(rawValue: 1), priority: .default, state: state, reason: reason, heard: nil, time: 0,
            text: { text }
        ).sentence
    }

    @Test func `a step is logged as a sentence, without sensitive text`() {
        #expect(sentence("hello", .queued) == #"#7 queued: "hello""#)
        #expect(
            sentence("hello", .ended(.dropped), reason: "dropped: it is late")
                == #"#7 dropped: "hello" (dropped: it is late)"#)
        #expect(sentence(nil, .began) == "#7 began: (sensitive)")
    }
}
