// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

/// Who pays for it when the process that synthesizes dies.
@Suite("The crew of synthesizers")
struct WorkerCrewTests {
    private static let hello = WorkerReport.hello(
        WorkerHello(
            process: 7,
            synthesizer: SynthesizerDescription(
                name: "none", sampleRate: 22_050, voices: [], variants: [:], hanReaders: [])))
    private static let death = WorkerReport.died("Killed")

    private func pieces(_ text: String) -> UtterancePieces {
        UtterancePieces(
            Utterance(text: text, voice: SpeechParameters(voice: "gmw/en-US", rate: 175, pitch: 50, volume: 100)))
    }

    /// What became of whom, in words.
    private func ends(_ effects: [WorkerCrew.Effect], _ names: [ObjectIdentifier: String]) -> [String] {
        effects.compactMap { effect in
            guard case .end(let output, let end) = effect else { return nil }
            return "\(names[ObjectIdentifier(output)] ?? "?"): \(end)"
        }
    }

    /// Whose pieces it is asked for.
    private func pieces(of effects: [WorkerCrew.Effect]) -> [UInt64] {
        effects.compactMap { effect in
            guard case .send(.piece(let id, _, _, _)) = effect else { return nil }
            return id
        }
    }

    @Test func `a text at which it dies is tried once more, then fails`() {
        let first = Mute()
        let names = [ObjectIdentifier(first): "first"]
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        _ = crew.ask(pieces("first"), first, now: .zero)
        #expect(ends(crew.received(Self.death, now: .zero), names) == [])
        _ = crew.received(Self.hello, now: .zero)
        #expect(
            ends(crew.received(Self.death, now: .zero), names)
                == [#"first: failed("Killed")"#])
    }

    @Test(arguments: [false, true])
    func `who waits is not blamed when it dies, or hangs, at one that was stopped`(hangs: Bool) {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        for _ in 1...3 {
            let stopped = Mute()
            let waiting = Mute()
            _ = crew.ask(pieces("stopped"), stopped, now: .zero)
            _ = crew.ask(pieces("waiting"), waiting, now: .zero)
            _ = crew.stop(stopped, now: .zero)
            if hangs { crew.kill(now: .zero) }
            let names = [ObjectIdentifier(stopped): "stopped", ObjectIdentifier(waiting): "waiting"]
            #expect(ends(crew.received(Self.death, now: .zero), names) == ["stopped: stopped"])
            _ = crew.received(Self.hello, now: .zero)
            // It is not heard to its end, so nothing is forgiven.
            _ = crew.stop(waiting, now: .zero)
            #expect(
                ends(crew.received(.ended(id: crew.jobs[0].id, .stopped), now: .zero), names) == ["waiting: stopped"])
        }
    }

    @Test func `of a flood in which each cuts the one before it is asked for two, and for the last`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        let outputs = (0..<100).map { _ in Mute() }
        let names = Dictionary(uniqueKeysWithValues: outputs.enumerated().map { (ObjectIdentifier($1), "\($0)") })
        var effects: [WorkerCrew.Effect] = []
        for output in outputs {
            effects += crew.ask(pieces("text"), output, now: .zero)
            if output !== outputs.last { effects += crew.stop(output, now: .zero) }
        }
        #expect(pieces(of: effects) == [1, 2])
        #expect(ends(effects, names) == (2..<99).map { "\($0): stopped" })
        let answer = crew.received(.ended(id: 1, .stopped), now: .zero)
        #expect(pieces(of: answer) == [100])
        #expect(ends(answer, names) == ["0: stopped"])
        #expect(ends(crew.received(.ended(id: 2, .stopped), now: .zero), names) == ["1: stopped"])
        #expect(ends(crew.received(.ended(id: 100, .completed), now: .zero), names) == ["99: completed"])
    }

    @Test func `what waits behind a flood is asked of the next process when this one dies`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        for _ in 1...2 {
            let stopped = Mute()
            _ = crew.ask(pieces("stopped"), stopped, now: .zero)
            _ = crew.stop(stopped, now: .zero)
        }
        let last = Mute()
        #expect(pieces(of: crew.ask(pieces("last"), last, now: .zero)) == [])
        _ = crew.received(Self.death, now: .zero)
        #expect(pieces(of: crew.received(Self.hello, now: .zero)) == [crew.jobs[0].id])
    }

    @Test func `nobody is blamed when it takes in nothing more`() {
        let first = Mute()
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        _ = crew.ask(pieces("first"), first, now: .zero)
        for _ in 1...5 {
            crew.overflowed(now: .zero)
            #expect(!crew.isReady)
            #expect(ends(crew.received(Self.death, now: .zero), [:]) == [])
            _ = crew.received(Self.hello, now: .zero)
        }
        #expect(crew.jobs.count == 1)
        #expect(!crew.hasGivenUp)
    }
}

private final class Mute: SynthesisOutput {
    var isWanted: Bool { true }
    func begins(_ piece: Utterance) {}
    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool { true }
    func word(at offset: Int, sample: Int) {}
    func ended(_ end: SynthesisEnd) {}
}
