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

    @Test func `of what is made again a little shorter each word is told once, and not before what is known`() {
        let output = Mute()
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        _ = crew.ask(pieces("One two three."), output, now: .zero)
        func new(_ id: UInt64, _ words: KeyValuePairs<Int, Int>) -> [[Int]] {
            let fresh = crew.sound(id, words.map { RunWord(place: $0, sample: $1) }, count: 100, now: .zero)
            return [[fresh?.skipped ?? -1]] + (fresh?.words ?? []).map { [$0.place, $0.sample] }
        }
        #expect(new(1, [0: 0]) == [[0], [0, 0]])
        #expect(new(1, [4: 110]) == [[0], [4, 110]])
        _ = crew.received(Self.death, now: .zero)
        _ = crew.received(Self.hello, now: .zero)
        #expect(new(2, [0: 0]) == [[100]])
        #expect(new(2, [4: 105, 8: 195]) == [[100], [8, 200]])
        #expect(new(2, [14: 290]) == [[0], [14, 290]])
    }

    @Test(arguments: [false, true])
    func `who waits is not blamed when it dies, or hangs, at one that was stopped`(hangs: Bool) {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        for round in 1...3 {
            let now = Duration.seconds(round)
            let stopped = Mute()
            let waiting = Mute()
            _ = crew.ask(pieces("stopped"), stopped, now: now)
            _ = crew.ask(pieces("waiting"), waiting, now: now)
            _ = crew.stop(stopped, now: now)
            if hangs { crew.kill(now: now) }
            let names = [ObjectIdentifier(stopped): "stopped", ObjectIdentifier(waiting): "waiting"]
            #expect(ends(crew.received(Self.death, now: now), names) == ["stopped: stopped"])
            _ = crew.received(Self.hello, now: now)
            // It is not heard to its end, so nothing is forgiven.
            _ = crew.stop(waiting, now: now)
            #expect(
                ends(crew.received(.ended(id: crew.jobs[0].id, .stopped), now: now), names) == ["waiting: stopped"])
        }
    }

    @Test func `of a flood in which each cuts the one before only the first and the last are asked for`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        let outputs = (0..<100).map { _ in Mute() }
        let names = Dictionary(uniqueKeysWithValues: outputs.enumerated().map { (ObjectIdentifier($1), "\($0)") })
        var effects: [WorkerCrew.Effect] = []
        for (place, output) in outputs.enumerated() {
            let now = Duration.microseconds(200 * place)
            effects += crew.release(now: now)
            effects += crew.ask(pieces("text"), output, now: now)
            if output !== outputs.last { effects += crew.stop(output, now: now) }
        }
        #expect(pieces(of: effects) == [1])
        #expect(ends(effects, names) == (1..<99).map { "\($0): stopped" })
        #expect(ends(crew.received(.ended(id: 1, .stopped), now: .milliseconds(20)), names) == ["0: stopped"])
        #expect(crew.deadline == .microseconds(19_800 + 1000))
        #expect(pieces(of: crew.release(now: .microseconds(20_799))) == [])
        #expect(pieces(of: crew.release(now: .microseconds(20_800))) == [100])
        #expect(crew.deadline == .microseconds(20_800) + WorkerPatience.forSound)
        #expect(ends(crew.received(.ended(id: 100, .completed), now: .seconds(1)), names) == ["99: completed"])
        #expect(crew.deadline == nil)
    }

    @Test func `what cuts one that has sounded, or comes later, is asked for at once`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        let outputs = (0..<3).map { _ in Mute() }
        _ = crew.ask(pieces("text"), outputs[0], now: .zero)
        _ = crew.sound(1, [], count: 100, now: .zero)
        _ = crew.stop(outputs[0], now: .zero)
        #expect(pieces(of: crew.ask(pieces("text"), outputs[1], now: .zero)) == [2])
        _ = crew.stop(outputs[1], now: .zero)
        #expect(pieces(of: crew.ask(pieces("text"), outputs[2], now: .milliseconds(5))) == [3])
    }

    @Test func `nothing is expected for what was kept back and stopped`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        let (first, second) = (Mute(), Mute())
        _ = crew.ask(pieces("first"), first, now: .zero)
        _ = crew.stop(first, now: .zero)
        _ = crew.ask(pieces("second"), second, now: .zero)
        _ = crew.received(.ended(id: 1, .stopped), now: .zero)
        _ = crew.stop(second, now: .zero)
        _ = crew.release(now: .milliseconds(1))
        #expect(crew.deadline == nil)
    }

    @Test func `what is kept back is asked of the next process when this one dies`() {
        var crew = WorkerCrew()
        _ = crew.received(Self.hello, now: .zero)
        let (stopped, last) = (Mute(), Mute())
        _ = crew.ask(pieces("stopped"), stopped, now: .zero)
        _ = crew.stop(stopped, now: .zero)
        #expect(pieces(of: crew.ask(pieces("last"), last, now: .zero)) == [])
        _ = crew.received(Self.death, now: .zero)
        #expect(pieces(of: crew.received(Self.hello, now: .zero)) == [])
        #expect(pieces(of: crew.release(now: .milliseconds(1))) == [crew.jobs[0].id])
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
