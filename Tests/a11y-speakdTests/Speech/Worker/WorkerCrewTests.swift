// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// The utterances that are retried or fail when the synthesizer's process dies.
@Suite("The crew of synthesizers")
struct WorkerCrewTests {
    private func received(_ report: WorkerReport, _ crew: inout WorkerCrew, at now: Duration = .zero) -> [String] {
        CrewStory.ends(crew.take(.heard(report), at: now))
    }

    private func ask(_ text: String, as id: UInt64, _ crew: inout WorkerCrew, at now: Duration = .zero) -> [UInt64] {
        CrewStory.pieces(of: crew.take(CrewStory.asked(text, as: id), at: now))
    }

    @Test func `a text at which the process dies is tried once more, then fails`() {
        var crew = CrewStory.ready()
        _ = ask("first", as: 1, &crew)
        #expect(received(CrewStory.death, &crew) == [])
        _ = received(CrewStory.hello, &crew)
        #expect(received(CrewStory.death, &crew) == [#"1: failed("Killed")"#])
    }

    @Test func `a piece that is made again reports every word once, in order, even if it is shorter`() {
        var crew = CrewStory.ready()
        _ = ask("One two three.", as: 1, &crew)
        func new(_ number: UInt64, _ words: KeyValuePairs<Int, Int>) -> [[Int]] {
            let places = words.map { SpokenPlace(offset: $0, sample: $1) }
            let report = WorkerReport.sound(id: number, words: places, samples: [Int16](repeating: 1, count: 100))
            return crew.take(.heard(report), at: .zero).flatMap { step -> [[Int]] in
                guard case .play(_, let words, let skipped) = step else { return [] }
                return [[skipped]] + words.map { [$0.offset, $0.sample] }
            }
        }
        #expect(new(1, [0: 0]) == [[0], [0, 0]])
        #expect(new(1, [4: 110]) == [[0], [4, 110]])
        _ = received(CrewStory.death, &crew)
        _ = received(CrewStory.hello, &crew)
        #expect(new(2, [0: 0]) == [[100]])
        #expect(new(2, [4: 105, 8: 195]) == [[100], [8, 200]])
        #expect(new(2, [14: 290]) == [[0], [14, 290]])
    }

    @Test(arguments: [false, true])
    func `a waiting text is not blamed when the process dies or hangs at a stopped one`(hangs: Bool) {
        var crew = CrewStory.ready()
        for round in UInt64(1)...3 {
            let now = Duration.seconds(Int64(round) * 10)
            let (stopped, waiting) = (round * 2, round * 2 + 1)
            _ = ask("stopped", as: stopped, &crew, at: now)
            _ = ask("waiting", as: waiting, &crew, at: now)
            _ = crew.take(.stopped(UtteranceID(rawValue: stopped)), at: now)
            if hangs { #expect(crew.take(.silence, at: now + WorkerPatience.afterStop) == [.killChild]) }
            #expect(received(CrewStory.death, &crew, at: now) == ["\(stopped): stopped"])
            _ = received(CrewStory.hello, &crew, at: now)
            // The waiting text is stopped too, so that no completed text clears the blame.
            _ = crew.take(.stopped(UtteranceID(rawValue: waiting)), at: now)
            let end = WorkerReport.ended(id: crew.jobs[0].number, .stopped)
            #expect(received(end, &crew, at: now) == ["\(waiting): stopped"])
        }
    }

    @Test func `only the first and the last text of an interrupting flood are requested`() {
        var crew = CrewStory.ready()
        var steps: [WorkerCrew.Step] = []
        for place in UInt64(0)..<100 {
            let now = Duration.microseconds(200 * Int64(place))
            steps += crew.take(.time, at: now)
            steps += crew.take(CrewStory.asked("text", as: place), at: now)
            if place < 99 { steps += crew.take(.stopped(UtteranceID(rawValue: place)), at: now) }
        }
        #expect(CrewStory.pieces(of: steps) == [1])
        #expect(CrewStory.ends(steps) == (1..<99).map { "\($0): stopped" })
        #expect(received(.ended(id: 1, .stopped), &crew, at: .milliseconds(20)) == ["0: stopped"])
        #expect(crew.deadline == .microseconds(19_800 + 1000))
        #expect(CrewStory.pieces(of: crew.take(.time, at: .microseconds(20_799))) == [])
        #expect(CrewStory.pieces(of: crew.take(.time, at: .microseconds(20_800))) == [100])
        #expect(crew.deadline == .microseconds(20_800) + WorkerPatience.forSound)
        #expect(received(.ended(id: 100, .completed), &crew, at: .seconds(1)) == ["99: completed"])
        #expect(crew.deadline == nil)
    }

    @Test func `a text is requested at once if the interrupted one has sounded or is 5 ms older`() {
        var crew = CrewStory.ready()
        _ = ask("text", as: 1, &crew)
        _ = received(.sound(id: 1, words: [], samples: [Int16](repeating: 1, count: 100)), &crew)
        _ = crew.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        #expect(ask("text", as: 2, &crew) == [2])
        _ = crew.take(.stopped(UtteranceID(rawValue: 2)), at: .zero)
        #expect(ask("text", as: 3, &crew, at: .milliseconds(5)) == [3])
    }

    @Test func `a text that is stopped while it is held back sets no deadline`() {
        var crew = CrewStory.ready()
        _ = ask("first", as: 1, &crew)
        _ = crew.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        _ = ask("second", as: 2, &crew)
        _ = received(.ended(id: 1, .stopped), &crew)
        _ = crew.take(.stopped(UtteranceID(rawValue: 2)), at: .zero)
        _ = crew.take(.time, at: .milliseconds(1))
        #expect(crew.deadline == nil)
    }

    @Test func `a text that is held back is requested from the next process`() {
        var crew = CrewStory.ready()
        _ = ask("stopped", as: 1, &crew)
        _ = crew.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        #expect(ask("last", as: 2, &crew) == [])
        _ = received(CrewStory.death, &crew)
        #expect(CrewStory.pieces(of: crew.take(.heard(CrewStory.hello), at: .zero)) == [])
        #expect(CrewStory.pieces(of: crew.take(.time, at: .milliseconds(1))) == [crew.jobs[0].number])
    }

    @Test func `a text is not blamed when the process accepts no packets`() {
        var crew = CrewStory.ready()
        _ = ask("first", as: 1, &crew)
        for _ in 1...5 {
            _ = crew.take(.overflowed, at: .zero)
            #expect(crew.process != .ready)
            #expect(received(CrewStory.death, &crew) == [])
            _ = received(CrewStory.hello, &crew)
        }
        #expect(crew.jobs.count == 1)
    }
}

/// The crew's events and steps, in short. There is no output.
enum CrewStory {
    static let hello = WorkerReport.hello(
        WorkerHello(
            process: 7,
            synthesizer: SynthesizerDescription(
                name: "none", sampleRate: 22_050, voices: [], variants: [:], hanReaders: [])))
    static let death = WorkerReport.died("Killed")

    /// A crew whose process is ready.
    static func ready() -> WorkerCrew {
        var crew = WorkerCrew()
        _ = crew.take(.heard(hello), at: .zero)
        return crew
    }

    static func asked(_ text: String, as id: UInt64) -> WorkerCrew.Event {
        .asked(UtteranceID(rawValue: id), utterance(text))
    }

    /// The pieces of one utterance; the last is marked as last.
    static func pieces(_ texts: String...) -> [Utterance] {
        texts.enumerated().map { place, text in
            var piece = utterance(text)
            piece.isLast = place == texts.count - 1
            return piece
        }
    }

    static func utterance(_ text: String) -> Utterance {
        Utterance(text: text, voice: SpeechParameters(voice: "gmw/en-US", rate: 175, pitch: 50, volume: 100))
    }

    /// The steps as text, without those that send.
    static func ends(_ steps: [WorkerCrew.Step]) -> [String] {
        told(steps).filter { !$0.contains("send") }
    }

    /// The numbers of the pieces that the process is sent.
    static func pieces(of steps: [WorkerCrew.Step]) -> [UInt64] {
        steps.compactMap { step in
            guard case .send(.piece(let number, _, _)) = step else { return nil }
            return number
        }
    }

    /// The steps as text: `1: next`, `send 1`, `send stop 1`, `1: play 3 samples less`, `1: stopped`, `replace`.
    static func told(_ steps: [WorkerCrew.Step]) -> [String] {
        steps.map { step in
            switch step {
            case .send(.piece(let number, _, _)): "send \(number)"
            case .send(.stop(let number)): "send stop \(number)"
            case .wantNext(let id): "\(id.rawValue): next"
            case .play(let id, _, let skipped): "\(id.rawValue): play \(skipped) samples less"
            case .end(let id, let end): "\(id.rawValue): \(end)"
            case .killChild: "kill"
            case .replace: "replace"
            case .start: "start"
            case .tell(let sentence): sentence
            }
        }
    }
}
