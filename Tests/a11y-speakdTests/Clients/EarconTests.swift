// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import Testing

@testable import a11y_speakd

@Suite("Earcons of the daemon")
struct DaemonEarconTests {
    let stage = SessionStage()

    private func describe() {
        stage.send(
            #"{"method":"describeChart","params":{"chart":{"id":"c","axes":[{"id":"x"},{"id":"y"}],"series":["#
                + #"{"id":"s","points":[[1,1],[2,null],[3,3]]},{"id":"t","points":[[1,4],[2,5],[3,6]]}]}}}"#)
    }

    private func command(_ command: String) -> [Earcon?] {
        stage.send(#"{"method":"chart","params":{"chart":"c","command":"\#(command)"}}"#)
        return earcons()
    }

    private func earcons() -> [Earcon?] {
        stage.live.take().compactMap { event in
            guard case .earcon(let live) = event else { return nil }
            return Earcon.allCases.first { $0.score == live.score }
        }
    }

    @Test func `earcons mark the end of the data, a gap and a change of series`() {
        describe()
        #expect(command("first") == [])
        #expect(command("next") == [.gap])
        #expect(command("next") == [])
        #expect(command("next") == [.end])
        #expect(command("nextSeries") == [.series])
        #expect(command("nextSeries") == [.end])
    }

    @Test func `a crossed limit plays its earcon with the alarm`() {
        describe()
        stage.send(#"{"method":"monitor","params":{"chart":"c","rules":[{"series":"t","above":10}]}}"#)
        _ = stage.live.take()
        stage.send(#"{"method":"appendPoints","params":{"chart":"c","series":"t","points":[[4,11]]}}"#)
        #expect(earcons() == [.limit])
    }

    @Test func `earcons have separate volumes, and 0 switches one off`() {
        var problems: [ConfigurationError] = []
        let toml = "volume = 50\n[sound]\nend = 0\nseries = 40\n"
        stage.daemon.apply(Configuration(toml: Array(toml.utf8), file: "", problems: &problems))
        for earcon in Earcon.allCases {
            stage.send(#"{"id":1,"method":"tone","params":{"earcon":"\#(earcon.rawValue)"}}"#)
        }
        let gains = stage.live.take().map { event -> Double in
            if case .earcon(let live) = event { live.gain } else { -1 }
        }
        #expect(gains == [0.5, 0.2, 0.5])
        stage.announcer.pause()
        _ = stage.live.take()
        stage.send(#"{"id":1,"method":"tone","params":{"earcon":"gap"}}"#)
        #expect(stage.live.take() == [])
    }
}
