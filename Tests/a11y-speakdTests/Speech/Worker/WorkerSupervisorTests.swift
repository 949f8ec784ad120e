// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// The utterances that are retried or fail when the synthesizer's process dies.
@Suite("The crew of synthesizers")
struct WorkerSupervisorTests {
    private func received(_ report: WorkerReport, _ supervisor: inout WorkerSupervisor, at now: Duration = .zero)
        -> [String]
    {
        SupervisorStory.ends(supervisor.take(.heard(report), at: now))
    }

    private func ask(_ text: String, as id: UInt64, _ supervisor: inout WorkerSupervisor, at now: Duration = .zero)
        -> [UInt64]
    {
        SupervisorStory.pieces(of: supervisor.take(SupervisorStory.asked(text, as: id), at: now))
    }

    @Test func `a text at which the process dies is tried once more, then fails`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("first", as: 1, &supervisor)
        #expect(received(SupervisorStory.death, &supervisor) == [])
        _ = received(SupervisorStory.hello, &supervisor)
        #expect(received(SupervisorStory.death, &supervisor) == [#"1: failed("Killed")"#])
    }

    @Test func `a text whose sound was wrong fails at once, and the next text is not blamed for the process's end`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("wrong", as: 1, &supervisor)
        _ = ask("next", as: 2, &supervisor)
        #expect(received(.begins(id: 1, offset: 4), &supervisor) == ["1: begins at 4"])
        #expect(received(.broken(id: 1, "only silence"), &supervisor) == [#"1: failed("only silence")"#])
        #expect(SupervisorStory.ends(supervisor.take(.gone(reason: "it exited"), at: .zero)) == ["start"])
        let sent = supervisor.take(.heard(SupervisorStory.hello), at: .zero)
        #expect(SupervisorStory.pieces(of: sent).count == 1)
        // The next text has both of its tries.
        #expect(received(SupervisorStory.death, &supervisor) == [])
        _ = received(SupervisorStory.hello, &supervisor)
        #expect(received(SupervisorStory.death, &supervisor) == [#"2: failed("Killed")"#])
    }

    @Test func `a piece that is made again reports every word once, in order, even if it is shorter`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("One two three.", as: 1, &supervisor)
        func new(_ number: UInt64, _ words: KeyValuePairs<Int, Int>) -> [[Int]] {
            let places = words.map { SpokenPlace(offset: $0, sample: $1) }
            let report = WorkerReport.sound(id: number, words: places, samples: [Int16](repeating: 1, count: 100))
            return supervisor.take(.heard(report), at: .zero).flatMap { step -> [[Int]] in
                guard case .play(_, let words, let skipped) = step else { return [] }
                return [[skipped]] + words.map { [$0.offset, $0.sample] }
            }
        }
        #expect(new(1, [0: 0]) == [[0], [0, 0]])
        #expect(new(1, [4: 110]) == [[0], [4, 110]])
        _ = received(SupervisorStory.death, &supervisor)
        _ = received(SupervisorStory.hello, &supervisor)
        #expect(new(2, [0: 0]) == [[100]])
        #expect(new(2, [4: 105, 8: 195]) == [[100], [8, 200]])
        #expect(new(2, [14: 290]) == [[0], [14, 290]])
    }

    @Test(arguments: [false, true])
    func `a waiting text is not blamed when the process dies or hangs at a stopped one`(hangs: Bool) {
        var supervisor = SupervisorStory.ready()
        for round in UInt64(1)...3 {
            let now = Duration.seconds(Int64(round) * 10)
            let (stopped, waiting) = (round * 2, round * 2 + 1)
            _ = ask("stopped", as: stopped, &supervisor, at: now)
            _ = ask("waiting", as: waiting, &supervisor, at: now)
            _ = supervisor.take(.stopped(UtteranceID(rawValue: stopped)), at: now)
            if hangs { #expect(supervisor.take(.silence, at: now + WorkerTimeout.afterStop) == [.killChild]) }
            #expect(received(SupervisorStory.death, &supervisor, at: now) == ["\(stopped): stopped"])
            _ = received(SupervisorStory.hello, &supervisor, at: now)
            // The waiting text is stopped too, so that no completed text clears the blame.
            _ = supervisor.take(.stopped(UtteranceID(rawValue: waiting)), at: now)
            let end = WorkerReport.ended(id: supervisor.jobs[0].number, .stopped)
            #expect(received(end, &supervisor, at: now) == ["\(waiting): stopped"])
        }
    }

    @Test func `only the first and the last text of an interrupting flood are requested`() {
        var supervisor = SupervisorStory.ready()
        var steps: [WorkerSupervisor.Step] = []
        for place in UInt64(0)..<100 {
            let now = Duration.microseconds(200 * Int64(place))
            steps += supervisor.take(.time, at: now)
            steps += supervisor.take(SupervisorStory.asked("text", as: place), at: now)
            if place < 99 { steps += supervisor.take(.stopped(UtteranceID(rawValue: place)), at: now) }
        }
        #expect(SupervisorStory.pieces(of: steps) == [1])
        #expect(SupervisorStory.ends(steps) == (1..<99).map { "\($0): stopped" })
        #expect(received(.ended(id: 1, .stopped), &supervisor, at: .milliseconds(20)) == ["0: stopped"])
        #expect(supervisor.deadline == .microseconds(19_800 + 1000))
        #expect(SupervisorStory.pieces(of: supervisor.take(.time, at: .microseconds(20_799))) == [])
        #expect(SupervisorStory.pieces(of: supervisor.take(.time, at: .microseconds(20_800))) == [100])
        #expect(supervisor.deadline == .microseconds(20_800) + WorkerTimeout.forSound)
        #expect(received(.ended(id: 100, .completed), &supervisor, at: .seconds(1)) == ["99: completed"])
        #expect(supervisor.deadline == nil)
    }

    @Test func `a text is requested at once if the interrupted one has sounded or is 5 ms older`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("text", as: 1, &supervisor)
        _ = received(.sound(id: 1, words: [], samples: [Int16](repeating: 1, count: 100)), &supervisor)
        _ = supervisor.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        #expect(ask("text", as: 2, &supervisor) == [2])
        _ = supervisor.take(.stopped(UtteranceID(rawValue: 2)), at: .zero)
        #expect(ask("text", as: 3, &supervisor, at: .milliseconds(5)) == [3])
    }

    @Test func `a text that is stopped while it is held back sets no deadline`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("first", as: 1, &supervisor)
        _ = supervisor.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        _ = ask("second", as: 2, &supervisor)
        _ = received(.ended(id: 1, .stopped), &supervisor)
        _ = supervisor.take(.stopped(UtteranceID(rawValue: 2)), at: .zero)
        _ = supervisor.take(.time, at: .milliseconds(1))
        #expect(supervisor.deadline == nil)
    }

    @Test func `a text that is held back is requested from the next process`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("stopped", as: 1, &supervisor)
        _ = supervisor.take(.stopped(UtteranceID(rawValue: 1)), at: .zero)
        #expect(ask("last", as: 2, &supervisor) == [])
        _ = received(SupervisorStory.death, &supervisor)
        #expect(SupervisorStory.pieces(of: supervisor.take(.heard(SupervisorStory.hello), at: .zero)) == [])
        #expect(SupervisorStory.pieces(of: supervisor.take(.time, at: .milliseconds(1))) == [supervisor.jobs[0].number])
    }

    @Test func `a text is not blamed when the process accepts no packets`() {
        var supervisor = SupervisorStory.ready()
        _ = ask("first", as: 1, &supervisor)
        for _ in 1...5 {
            _ = supervisor.take(.overflowed, at: .zero)
            #expect(supervisor.process != .ready)
            #expect(received(SupervisorStory.death, &supervisor) == [])
            _ = received(SupervisorStory.hello, &supervisor)
        }
        #expect(supervisor.jobs.count == 1)
    }
}

/// The supervisor's events and steps, in short. There is no output.
enum SupervisorStory {
    static let hello = WorkerReport.hello(
        WorkerHello(
            process: 7,
            synthesizer: SynthesizerDescription(
                name: "none", sampleRate: 22_050, voices: [], variants: [:], hanReaders: [])))
    static let death = WorkerReport.died("Killed")

    /// A supervisor whose process is ready.
    static func ready() -> WorkerSupervisor {
        var supervisor = WorkerSupervisor()
        _ = supervisor.take(.heard(hello), at: .zero)
        return supervisor
    }

    static func asked(_ text: String, as id: UInt64) -> WorkerSupervisor.Event {
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
    static func ends(_ steps: [WorkerSupervisor.Step]) -> [String] {
        told(steps).filter { !$0.contains("send") }
    }

    /// The numbers of the pieces that the process is sent.
    static func pieces(of steps: [WorkerSupervisor.Step]) -> [UInt64] {
        steps.compactMap { step in
            guard case .send(.piece(let number, _, _)) = step else { return nil }
            return number
        }
    }

    /// The steps as text: `1: next`, `send 1`, `send stop 1`, `1: play 3 samples less`, `1: stopped`, `replace`.
    static func told(_ steps: [WorkerSupervisor.Step]) -> [String] {
        steps.map { step in
            switch step {
            case .send(.piece(let number, _, _)): "send \(number)"
            case .send(.stop(let number)): "send stop \(number)"
            case .send(.prepare): "send prepare"
            case .wantNext(let id): "\(id.rawValue): next"
            case .begins(let id, let offset): "\(id.rawValue): begins at \(offset)"
            case .play(let id, _, let skipped): "\(id.rawValue): play \(skipped) samples less"
            case .end(let id, let end): "\(id.rawValue): \(end)"
            case .killChild: "kill"
            case .replace: "replace"
            case .start: "start"
            case .log(let sentence): sentence
            }
        }
    }
}
