// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Events of the crew in each state of the process.
@Suite("The states of the crew's process")
struct CrewTransitionTests {
    private let silent = "the synthesizer was silent for 2.0 seconds, and was ended"
    private let full = "the synthesizer stopped reading, and was ended"

    private func take(_ crew: inout WorkerCrew, _ event: WorkerCrew.Event, at now: Duration = .zero) -> [String] {
        CrewStory.told(crew.take(event, at: now))
    }

    @Test func `pieces that are requested while the process starts are sent when it is ready`() {
        var crew = WorkerCrew()
        #expect(crew.process == .starting(failures: 0))
        #expect(crew.deadline == WorkerPatience.forHello)
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == [])
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == [])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 2))) == [])
        #expect(take(&crew, .heard(CrewStory.hello)) == ["send stop 2", "send 3", "send 4"])
        #expect(crew.process == .ready)
    }

    @Test func `a process that is not ready within three seconds is replaced`() {
        var crew = WorkerCrew()
        #expect(take(&crew, .silence, at: .milliseconds(2999)) == [])
        #expect(take(&crew, .silence, at: .seconds(3)) == ["replace"])
        #expect(crew.process == .starting(failures: 0))
        #expect(take(&crew, .gone(reason: "late"), at: .seconds(3)) == ["start"])
        #expect(crew.process == .starting(failures: 1))
        #expect(crew.deadline == .seconds(6))
    }

    private func absent(because reason: String) -> String {
        "There is no synthesizer; announcements wait until there is one: \(reason)."
    }
    private let again = "There is a synthesizer again."

    @Test
    func `after five failed starts a process is tried each second, and requests wait`() {
        var crew = WorkerCrew()
        for failure in 1...4 {
            #expect(take(&crew, .gone(reason: "gone")) == ["start"])
            #expect(crew.process == .starting(failures: failure))
        }
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == [])
        #expect(take(&crew, .heard(.died("no voice data"))) == [])
        #expect(take(&crew, .gone(reason: "gone")) == [absent(because: "no voice data")])
        #expect(crew.process == .absent(failures: 6))
        #expect(crew.trouble == "no voice data")
        #expect(crew.deadline == .seconds(1))
        #expect(take(&crew, .silence, at: .milliseconds(999)) == [])
        #expect(take(&crew, .silence, at: .seconds(1)) == ["start"])
        #expect(crew.process == .starting(failures: 6))
        #expect(take(&crew, .gone(reason: "gone"), at: .seconds(1)) == [])
        #expect(take(&crew, .silence, at: .seconds(2)) == ["start"])
        #expect(take(&crew, .heard(CrewStory.hello), at: .seconds(2)) == [again, "send stop 1", "send 2"])
        #expect(crew.process == .ready && crew.trouble == nil)
    }

    @Test func `requests wait while no process can start, which is reported once`() {
        var crew = CrewStory.ready()
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&crew, .gone(reason: "killed")) == ["start"])
        #expect(take(&crew, .notStarted(reason: "no room")) == [absent(because: "no room")])
        #expect(crew.process == .absent(failures: 0))
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == [])
        for quarter in 1...40 {
            let now = Duration.milliseconds(250) * quarter
            #expect(take(&crew, .silence, at: now) == ["start"])
            #expect(take(&crew, .notStarted(reason: "no room"), at: now) == [])
        }
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 2)), at: .seconds(10)) == ["2: stopped"])
        #expect(take(&crew, .silence, at: .milliseconds(10_250)) == ["start"])
        #expect(take(&crew, .heard(CrewStory.hello), at: .seconds(11)) == [again, "send stop 2", "send 3"])
    }

    @Test func `a waiting process that cannot fork reports the reason and is not replaced`() {
        var crew = CrewStory.ready()
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&crew, .heard(CrewStory.death)) == [])
        #expect(take(&crew, .heard(.delayed("no room"))) == [absent(because: "no room")])
        for second in 1...20 {
            #expect(take(&crew, .silence, at: .seconds(second)) == [])
            #expect(take(&crew, .heard(.delayed("no room")), at: .seconds(second)) == [])
        }
        #expect(take(&crew, .heard(CrewStory.hello), at: .seconds(21)) == [again, "send stop 1", "send 2"])
        #expect(take(&crew, .heard(CrewStory.death), at: .seconds(21)) == [#"1: failed("Killed")"#])
    }

    @Test func `a text is not blamed for a process that ends before it is ready`() {
        var crew = CrewStory.ready()
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == ["send 1"])
        for _ in 1...9 {
            #expect(CrewStory.ends(crew.take(.gone(reason: "gone"), at: .zero)).filter { $0.hasPrefix("1") } == [])
        }
        #expect(crew.jobs.count == 1)
    }

    @Test func `a ready process makes utterances one after the other`() {
        var crew = CrewStory.ready()
        #expect(crew.deadline == nil)
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == ["send 2"])
        #expect(take(&crew, .heard(.sound(id: 1, words: [], samples: [1, 2]))) == ["1: play 0 samples less"])
        #expect(take(&crew, .played(UtteranceID(rawValue: 1), wantsMore: true), at: .seconds(1)) == [])
        #expect(crew.deadline == .seconds(3))
        #expect(take(&crew, .heard(.ended(id: 1, .completed))) == ["1: completed"])
        #expect(take(&crew, .heard(.ended(id: 2, .failed("no voice")))) == [#"2: failed("no voice")"#])
        #expect(crew.jobs.isEmpty && crew.deadline == nil)
    }

    @Test func `a stopped utterance ends when the process reports its end, and its sound is dropped`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .heard(.sound(id: 1, words: [], samples: [1, 2])))
        #expect(take(&crew, .played(UtteranceID(rawValue: 1), wantsMore: false)) == ["send stop 1"])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&crew, .heard(.sound(id: 1, words: [], samples: [3]))) == [])
        #expect(take(&crew, .heard(.ended(id: 1, .completed))) == ["1: stopped"])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
    }

    @Test func `the next piece is requested at the first sound, and sent when the piece before it is done`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("one", "two", "three"))
        #expect(take(&crew, .asked(id, pieces[0])) == ["send 1"])
        #expect(take(&crew, .heard(.sound(id: 1, words: [], samples: [1]))) == ["1: play 0 samples less"])
        #expect(take(&crew, .played(id, wantsMore: true)) == ["1: next"])
        #expect(take(&crew, .played(id, wantsMore: true)) == [])
        #expect(take(&crew, .appended(id, pieces[1])) == [])
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["send 1"])
        #expect(take(&crew, .played(id, wantsMore: true)) == ["1: next"])
        #expect(take(&crew, .appended(id, pieces[2])) == [])
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["send 1"])
        #expect(take(&crew, .played(id, wantsMore: true)) == [])
        #expect(take(&crew, .heard(.ended(id: 1, .completed))) == ["1: completed"])
        #expect(take(&crew, .appended(id, pieces[2])) == [])
    }

    @Test func `a late piece is sent when it arrives, and the process has no deadline before that`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("one", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        _ = take(&crew, .played(id, wantsMore: true))
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == [])
        #expect(crew.deadline == nil)
        #expect(take(&crew, .heard(CrewStory.death)) == [])
        #expect(take(&crew, .heard(CrewStory.hello)) == ["send stop 1"])
        #expect(take(&crew, .appended(id, pieces[1]), at: .seconds(9)) == ["send 2"])
        #expect(crew.deadline == .seconds(11))
        #expect(take(&crew, .heard(.ended(id: 2, .completed))) == ["1: completed"])
    }

    @Test func `the next piece is requested at the end of a piece without sound`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("…", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["1: next"])
        #expect(take(&crew, .appended(id, pieces[1])) == ["send 1"])
    }

    @Test func `an utterance that is stopped between two pieces ends at once`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("one", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        _ = take(&crew, .heard(.pieceDone(id: 1)))
        #expect(take(&crew, .stopped(id)) == ["1: stopped"])
        #expect(take(&crew, .appended(id, pieces[1])) == [])
    }

    @Test func `a process that dies at the second piece makes only that piece again, from the played sample on`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("one", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        _ = take(&crew, .heard(.sound(id: 1, words: [], samples: [1, 2, 3])))
        _ = take(&crew, .heard(.pieceDone(id: 1)))
        _ = take(&crew, .appended(id, pieces[1]))
        _ = take(&crew, .heard(.sound(id: 1, words: [], samples: [4, 5])))
        _ = take(&crew, .heard(CrewStory.death))
        #expect(take(&crew, .heard(CrewStory.hello)) == ["send stop 1", "send 2"])
        #expect(take(&crew, .heard(.sound(id: 2, words: [], samples: [4, 5, 6]))) == ["1: play 2 samples less"])
    }

    @Test func `a stopped utterance ends when its piece is done`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .stopped(UtteranceID(rawValue: 1)))
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["1: stopped"])
        #expect(crew.jobs.isEmpty && crew.deadline == nil)
    }

    @Test func `a silent process is killed for that reason, and its text is tried a second time`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        #expect(take(&crew, .silence, at: .milliseconds(1999)) == [])
        #expect(take(&crew, .silence, at: .seconds(2)) == ["kill"])
        #expect(crew.process == .condemned(reason: silent, blamesText: true))
        #expect(take(&crew, .heard(CrewStory.death), at: .seconds(2)) == [])
        #expect(crew.process == .starting(failures: 0))
        #expect(take(&crew, .heard(CrewStory.hello), at: .seconds(2)) == ["send stop 1", "send 2"])
        #expect(take(&crew, .silence, at: .seconds(4)) == ["kill"])
        #expect(take(&crew, .heard(CrewStory.death), at: .seconds(4)) == [#"1: failed("\#(silent)")"#])
        _ = take(&crew, .heard(CrewStory.hello), at: .seconds(4))
        let refused = [#"2: failed("the synthesizer crashed at this text before")"#]
        #expect(take(&crew, CrewStory.asked("one", as: 2), at: .seconds(4)) == refused)
    }

    @Test func `a process that accepts no packets is condemned, and the next gets the waiting pieces`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        #expect(take(&crew, .overflowed) == [])
        #expect(crew.process == .condemned(reason: full, blamesText: false))
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == [])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&crew, .gone(reason: "gone")) == ["1: stopped", "start"])
        #expect(crew.process == .starting(failures: 0))
        #expect(take(&crew, .heard(CrewStory.hello)) == ["send stop 2", "send 3"])
    }

    @Test func `a condemned process without a reported end is replaced`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .silence, at: .seconds(2))
        #expect(take(&crew, .silence, at: .seconds(5)) == ["replace"])
    }

    @Test func `reports of an earlier process are ignored`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .heard(CrewStory.death))
        _ = take(&crew, .heard(CrewStory.hello))
        #expect(take(&crew, .heard(.sound(id: 1, words: [], samples: [1]))) == [])
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == [])
        #expect(take(&crew, .heard(.ended(id: 1, .completed))) == [])
        #expect(take(&crew, .heard(.ended(id: 2, .completed))) == ["1: completed"])
    }
}
