// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

@Suite("The engine room")
struct EnginePoolTests {
    private var room = EnginePool([engine("flite"), engine("pico")])
    private let first = UtteranceID(rawValue: 1)
    private let second = UtteranceID(rawValue: 2)

    private static func engine(_ name: String, memory: Int = 64) -> Engine {
        var engine = Engine(name: name, kind: .module(path: "/sd_\(name)", configuration: nil))
        engine.memory = memory
        return engine
    }

    private mutating func take(_ event: EnginePool.Event, at seconds: Int = 0) -> [EnginePool.Step] {
        room.take(event, at: .seconds(seconds))
    }

    @Test mutating func `engines start one after the other after readiness, report their voices and are ended`() {
        #expect(room.unknown == ["flite", "pico"])
        #expect(take(.daemonReady) == [.open("flite")])
        #expect(take(.opened("flite")) == [.close("flite"), .open("pico")])
        #expect(room.unknown == ["pico"])
        #expect(take(.failed("pico", reason: "no file")) == [])
        #expect(room.unknown == [])
    }

    @Test mutating func `a module on the system that cannot start is not listed, and a named engine is reported`() {
        var named = Self.engine("mine")
        named.isNamed = true
        room = EnginePool([Self.engine("flite"), named])
        _ = take(.daemonReady)
        #expect(take(.failed("flite", reason: "no program")) == [.open("mine")])
        #expect(take(.failed("mine", reason: "no program")) == [.note("mine", reason: "no program")])
        #expect(room.engines.filter(room.isUsable).map(\.name) == ["mine"])
    }

    @Test mutating func `an engine that an earlier start has found out is not started until it is needed`() {
        room = EnginePool([Self.engine("flite"), Self.engine("pico")], known: ["flite"], problems: ["pico": "no file"])
        #expect(take(.configured(room.engines)) == [])
        #expect(take(.daemonReady) == [])
        #expect(room.unknown == [])
        #expect(room.engines.filter(room.isUsable).map(\.name) == ["flite"])
        #expect(take(.wanted("flite", by: first)) == [.open("flite")])
        #expect(take(.wanted("pico", by: second)) == [.open("pico")])
    }

    @Test mutating func `an engine that a waiting text expects stays, also when it was started for its voices`() {
        #expect(take(.daemonReady) == [.open("flite")])
        #expect(take(.expected("flite")) == [])
        #expect(take(.opened("flite")) == [.open("pico")])
        #expect(take(.expected("flite"), at: 1) == [])
        #expect(take(.wanted("flite", by: first), at: 2) == [.speak(first, with: "flite")])
    }

    @Test mutating func `engines of the user's own voices start after readiness, and stay`() {
        room = EnginePool([Self.engine("flite"), Self.engine("pico")], known: ["flite", "pico"])
        #expect(take(.chosen(["pico"])) == [])
        #expect(take(.daemonReady) == [.open("pico")])
        #expect(take(.opened("pico")) == [])
        #expect(room.deadline == nil)
        #expect(take(.time, at: 1000) == [])
        #expect(take(.wanted("pico", by: first), at: 1000) == [.speak(first, with: "pico")])
        _ = take(.ended(first, by: "pico", problem: nil), at: 1000)
        #expect(take(.chosen([]), at: 1000) == [])
        #expect(room.deadline == .seconds(1300))
    }

    @Test mutating func `utterances wait until their engine runs`() {
        #expect(take(.wanted("flite", by: first)) == [.open("flite")])
        #expect(take(.wanted("flite", by: second)) == [])
        #expect(take(.opened("flite")) == [.speak(first, with: "flite"), .speak(second, with: "flite")])
        #expect(
            take(.wanted("flite", by: UtteranceID(rawValue: 3))) == [.speak(UtteranceID(rawValue: 3), with: "flite")])
    }

    @Test mutating func `an utterance that is stopped while its engine starts is not spoken`() {
        _ = take(.wanted("flite", by: first))
        #expect(take(.ended(first, by: "flite", problem: nil)) == [])
        #expect(take(.opened("flite")) == [])
    }

    @Test mutating func `an engine without utterances for five minutes is closed, and opened for the next one`() {
        _ = take(.wanted("flite", by: first))
        _ = take(.opened("flite"), at: 1)
        #expect(room.deadline == nil)
        #expect(take(.time, at: 1000) == [])
        _ = take(.ended(first, by: "flite", problem: nil), at: 1000)
        #expect(room.deadline == .seconds(1300))
        #expect(take(.time, at: 1299) == [])
        #expect(take(.time, at: 1300) == [.close("flite")])
        #expect(room.deadline == nil)
        #expect(room.unknown == ["pico"])
        #expect(take(.wanted("flite", by: second), at: 1301) == [.open("flite")])
    }

    @Test mutating func `an engine that cannot start is replaced, reported once and tried again after a minute`() {
        _ = take(.wanted("flite", by: first))
        #expect(
            take(.failed("flite", reason: "x"), at: 1) == [
                .reportProblem("flite", reason: "x"), .replace(first, of: "flite"),
            ])
        #expect(take(.wanted("flite", by: second), at: 60) == [.replace(second, of: "flite")])
        #expect(take(.wanted("flite", by: second), at: 61) == [.open("flite")])
        #expect(take(.failed("flite", reason: "x"), at: 62) == [.replace(second, of: "flite")])
    }

    @Test mutating func `an engine that dies is reported again only after it has spoken another text`() {
        _ = take(.wanted("flite", by: first))
        _ = take(.opened("flite"))
        #expect(take(.ended(first, by: "flite", problem: "it died")) == [.reportProblem("flite", reason: "it died")])
        _ = take(.wanted("flite", by: second))
        #expect(take(.ended(second, by: "flite", problem: "it died")) == [])
        _ = take(.wanted("flite", by: second))
        #expect(take(.ended(second, by: "flite", problem: nil)) == [])
        _ = take(.wanted("flite", by: first))
        #expect(take(.ended(first, by: "flite", problem: "again")) == [.reportProblem("flite", reason: "again")])
    }

    @Test mutating func `engines added to the settings are opened, and a removed one stays`() {
        _ = take(.daemonReady)
        _ = take(.opened("flite"))
        _ = take(.opened("pico"))
        let (flite, later) = (Self.engine("flite"), Self.engine("later"))
        #expect(take(.configured([flite, later])) == [.changed, .open("later")])
        #expect(room.names == ["pico", "flite", "later"])
        #expect(room.unknown == ["later"])
        #expect(take(.wanted("later", by: first)) == [])
        #expect(take(.opened("later")) == [.speak(first, with: "later")])
        #expect(take(.wanted("pico", by: second)) == [.open("pico")])
        #expect(take(.configured([flite, later])) == [])
    }

    @Test mutating func `an engine with changed settings restarts after its last utterance`() {
        _ = take(.daemonReady)
        _ = take(.opened("flite"))
        _ = take(.opened("pico"))
        _ = take(.wanted("flite", by: first))
        _ = take(.opened("flite"))
        let engines = [Self.engine("flite", memory: 32), Self.engine("pico")]
        #expect(take(.configured(engines)) == [])
        #expect(room.engines != engines)
        #expect(take(.wanted("flite", by: second)) == [.speak(second, with: "flite")])
        #expect(take(.ended(first, by: "flite", problem: nil)) == [])
        #expect(
            take(.ended(second, by: "flite", problem: nil)) == [.close("flite"), .changed, .open("flite")])
        #expect(room.engines == engines)
        #expect(take(.wanted("flite", by: first)) == [])
        #expect(take(.opened("flite")) == [.speak(first, with: "flite")])
    }

    @Test mutating func `an engine that starts takes changed settings after its utterance, a closed one at once`() {
        #expect(take(.wanted("flite", by: first)) == [.open("flite")])
        let engines = [Self.engine("flite", memory: 32), Self.engine("pico", memory: 32)]
        #expect(take(.configured(engines)) == [])
        #expect(take(.opened("flite")) == [.speak(first, with: "flite")])
        #expect(take(.ended(first, by: "flite", problem: nil)) == [.close("flite"), .changed])
    }

    @Test mutating func `an engine that could not start is tried again when the settings are reloaded`() {
        _ = take(.daemonReady)
        _ = take(.failed("flite", reason: "no file"))
        _ = take(.opened("pico"))
        #expect(room.problem(of: "flite") == "no file")
        #expect(take(.configured(room.engines)) == [.changed, .open("flite")])
        #expect(room.problem(of: "flite") == nil)
    }

    @Test mutating func `an engine that is not in the settings is replaced`() {
        #expect(take(.wanted("festival", by: first)) == [.replace(first, of: "festival")])
        #expect(take(.opened("festival")) == [.close("festival")])
    }
}
