// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing
import Wording

@testable import a11y_speak

@Suite("a11y-speak voices")
struct VoicesCommandTests {
    @Test func `styles and voices are listed in columns`() {
        let reply = VoicesReply(
            languages: ["de", "en", "en-us"],
            styles: [
                .init(name: "alert", voice: nil, variant: nil, rate: 190, pitch: 70, volume: nil),
                .init(name: "caption", voice: "en-us", variant: "klatt4", rate: nil, pitch: nil, volume: 80),
                .init(name: "plain", voice: nil, variant: nil, rate: nil, pitch: nil, volume: nil),
            ],
            voices: [
                .init(name: "German", identifier: "gmw/de", languages: ["de"]),
                .init(name: "English (America)", identifier: "gmw/en-US", languages: ["en-us", "en"]),
            ], variants: ["f2", "klatt4"])
        let lines = [
            "style  alert              rate 190, pitch 70",
            "style  caption            voice en-us, variant klatt4, volume 80",
            "style  plain", "voice  German             de", "voice  English (America)  en-us en",
        ]
        #expect(VoicesCommand.lines(reply, variants: false) == lines)
        #expect(
            VoicesCommand.lines(reply, variants: true) == [
                "style    alert              rate 190, pitch 70",
                "style    caption            voice en-us, variant klatt4, volume 80", "style    plain",
                "voice    German             de", "voice    English (America)  en-us en", "variant  f2",
                "variant  klatt4",
            ])
    }
}
