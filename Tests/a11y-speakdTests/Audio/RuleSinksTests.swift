// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("Sinks that rules name")
struct RuleSinksTests {
    private let common = ScriptedSink()
    private let id = UtteranceID(rawValue: 1)

    @Test func `each is opened once, when it is first wanted`() {
        var opened: [String] = []
        let sinks = RuleSinks(common: common) { choice in
            opened.append(choice.text)
            return ScriptedSink()
        }
        #expect(opened == [])
        for name in ["pulse:headset", "alsa", "pulse:headset"] { _ = sinks[name] }
        #expect(opened == ["pulse:headset", "alsa"])
    }

    @Test func `what finds its sink missing is heard on the common one, and the next tries it again`() {
        let missing = LateSink("pulse:headset") { () throws(LateSink.Missing) in
            throw LateSink.Missing(reason: "there is no server")
        }
        let sinks = RuleSinks(common: common) { _ in missing }
        let sink = sinks["pulse:headset"]
        sink.begin(id) { _ in }
        sink.drain(id)
        #expect(common.log == ["begin", "drain"])
    }

    @Test func `what finds it there is heard there alone`() {
        let own = ScriptedSink()
        let sinks = RuleSinks(common: common) { _ in own }
        let sink = sinks["pulse:headset"]
        sink.begin(id) { _ in }
        sink.drain(id)
        #expect(own.log == ["begin", "drain"])
        #expect(common.log == [])
    }
}
