// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import a11y_speakd

@Suite("Sinks that rules name")
struct RuleSinksTests {
    private let common = ScriptedSink()
    private let id = UtteranceID(rawValue: 1)

    @Test func `a named sink is opened once, at its first use`() {
        var opened: [String] = []
        let sinks = RuleSinks(common: common) { choice in
            opened.append(choice.text)
            return ScriptedSink()
        }
        #expect(opened == [])
        for name in ["pulse:headset", "alsa", "pulse:headset"] { _ = sinks[name] }
        #expect(opened == ["pulse:headset", "alsa"])
    }

    @Test func `sound for a missing sink plays on the common sink`() {
        let missing = LazySink("pulse:headset") { () throws(LazySink.Missing) in
            throw LazySink.Missing(reason: "there is no server")
        }
        let sinks = RuleSinks(common: common) { _ in missing }
        let sink = sinks["pulse:headset"]
        sink.begin(id) { _ in }
        sink.drain(id)
        #expect(common.log == ["begin", "drain"])
    }

    @Test func `sound for a sink that exists plays on that sink alone`() {
        let own = ScriptedSink()
        let sinks = RuleSinks(common: common) { _ in own }
        let sink = sinks["pulse:headset"]
        sink.begin(id) { _ in }
        sink.drain(id)
        #expect(own.log == ["begin", "drain"])
        #expect(common.log == [])
    }
}
