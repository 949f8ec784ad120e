// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Events of the supervisor in each state of the process.
@Suite("The states of the crew's process")
struct SupervisorTransitionTests {
    private let silent = "the synthesizer was silent for 2.0 seconds, and was ended"
    private let full = "the synthesizer stopped reading, and was ended"

    private func take(_ supervisor: inout WorkerSupervisor, _ event: WorkerSupervisor.Event, at now: Duration = .zero)
        -> [String]
    {
        SupervisorStory.told(supervisor.take(event, at: now))
    }

    @Test func `pieces that are requested while the process starts are sent when it is ready`() {
        var supervisor = WorkerSupervisor()
        #expect(supervisor.process == .starting(failures: 0))
        #expect(supervisor.deadline == WorkerTimeout.forHello)
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == [])
        #expect(take(&supervisor, SupervisorStory.asked("two", as: 2)) == [])
        #expect(take(&supervisor, .stopped(UtteranceID(rawValue: 2))) == [])
        #expect(take(&supervisor, .heard(SupervisorStory.hello)) == ["send stop 2", "send 3", "send 4"])
        #expect(supervisor.process == .ready)
    }

    @Test func `a process that is not ready within three seconds is replaced`() {
        var supervisor = WorkerSupervisor()
        #expect(take(&supervisor, .silence, at: .milliseconds(2999)) == [])
        #expect(take(&supervisor, .silence, at: .seconds(3)) == ["replace"])
        #expect(supervisor.process == .starting(failures: 0))
        #expect(take(&supervisor, .gone(reason: "late"), at: .seconds(3)) == ["start"])
        #expect(supervisor.process == .starting(failures: 1))
        #expect(supervisor.deadline == .seconds(6))
    }

    private func absent(because reason: String) -> String {
        "There is no synthesizer; announcements wait until there is one: \(reason)."
    }
    private let again = "There is a synthesizer again."

    @Test
    func `after five failed starts a process is tried each second, and requests wait`() {
        var supervisor = WorkerSupervisor()
        for failure in 1...4 {
            #expect(take(&supervisor, .gone(reason: "gone")) == ["start"])
            #expect(supervisor.process == .starting(failures: failure))
        }
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == [])
        #expect(take(&supervisor, .heard(.died("no voice data"))) == [])
        #expect(take(&supervisor, .gone(reason: "gone")) == [absent(because: "no voice data")])
        #expect(supervisor.process == .absent(failures: 6))
        #expect(supervisor.trouble == "no voice data")
        #expect(supervisor.deadline == .seconds(1))
        #expect(take(&supervisor, .silence, at: .milliseconds(999)) == [])
        #expect(take(&supervisor, .silence, at: .seconds(1)) == ["start"])
        #expect(supervisor.process == .starting(failures: 6))
        #expect(take(&supervisor, .gone(reason: "gone"), at: .seconds(1)) == [])
        #expect(take(&supervisor, .silence, at: .seconds(2)) == ["start"])
        #expect(take(&supervisor, .heard(SupervisorStory.hello), at: .seconds(2)) == [again, "send stop 1", "send 2"])
        #expect(supervisor.process == .ready && supervisor.trouble == nil)
    }

    @Test func `requests wait while no process can start, which is reported once`() {
        var supervisor = SupervisorStory.ready()
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&supervisor, .gone(reason: "killed")) == ["start"])
        #expect(take(&supervisor, .notStarted(reason: "no room")) == [absent(because: "no room")])
        #expect(supervisor.process == .absent(failures: 0))
        #expect(take(&supervisor, SupervisorStory.asked("two", as: 2)) == [])
        for quarter in 1...40 {
            let now = Duration.milliseconds(250) * quarter
            #expect(take(&supervisor, .silence, at: now) == ["start"])
            #expect(take(&supervisor, .notStarted(reason: "no room"), at: now) == [])
        }
        #expect(take(&supervisor, .stopped(UtteranceID(rawValue: 2)), at: .seconds(10)) == ["2: stopped"])
        #expect(take(&supervisor, .silence, at: .milliseconds(10_250)) == ["start"])
        #expect(take(&supervisor, .heard(SupervisorStory.hello), at: .seconds(11)) == [again, "send stop 2", "send 3"])
    }

    @Test func `a waiting process that cannot fork reports the reason and is not replaced`() {
        var supervisor = SupervisorStory.ready()
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&supervisor, .heard(SupervisorStory.death)) == [])
        #expect(take(&supervisor, .heard(.delayed("no room"))) == [absent(because: "no room")])
        for second in 1...20 {
            #expect(take(&supervisor, .silence, at: .seconds(second)) == [])
            #expect(take(&supervisor, .heard(.delayed("no room")), at: .seconds(second)) == [])
        }
        #expect(take(&supervisor, .heard(SupervisorStory.hello), at: .seconds(21)) == [again, "send stop 1", "send 2"])
        #expect(take(&supervisor, .heard(SupervisorStory.death), at: .seconds(21)) == [#"1: failed("Killed")"#])
    }

    @Test func `a text is not blamed for a process that ends before it is ready`() {
        var supervisor = SupervisorStory.ready()
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == ["send 1"])
        for _ in 1...9 {
            #expect(
                SupervisorStory.ends(supervisor.take(.gone(reason: "gone"), at: .zero)).filter { $0.hasPrefix("1") }
                    == [])
        }
        #expect(supervisor.jobs.count == 1)
    }

    @Test func `a ready process makes utterances one after the other`() {
        var supervisor = SupervisorStory.ready()
        #expect(supervisor.deadline == nil)
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 1)) == ["send 1"])
        #expect(take(&supervisor, SupervisorStory.asked("two", as: 2)) == ["send 2"])
        #expect(take(&supervisor, .heard(.sound(id: 1, words: [], samples: [1, 2]))) == ["1: play 0 samples less"])
        #expect(take(&supervisor, .played(UtteranceID(rawValue: 1), wantsMore: true), at: .seconds(1)) == [])
        #expect(supervisor.deadline == .seconds(3))
        #expect(take(&supervisor, .heard(.ended(id: 1, .completed))) == ["1: completed"])
        #expect(take(&supervisor, .heard(.ended(id: 2, .failed("no voice")))) == [#"2: failed("no voice")"#])
        #expect(supervisor.jobs.isEmpty && supervisor.deadline == nil)
    }

    @Test func `a stopped utterance ends when the process reports its end, and its sound is dropped`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        _ = take(&supervisor, .heard(.sound(id: 1, words: [], samples: [1, 2])))
        #expect(take(&supervisor, .played(UtteranceID(rawValue: 1), wantsMore: false)) == ["send stop 1"])
        #expect(take(&supervisor, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&supervisor, .heard(.sound(id: 1, words: [], samples: [3]))) == [])
        #expect(take(&supervisor, .heard(.ended(id: 1, .completed))) == ["1: stopped"])
        #expect(take(&supervisor, .stopped(UtteranceID(rawValue: 1))) == [])
    }

    @Test func `the next piece is requested at the first sound, and sent when the piece before it is done`() {
        var supervisor = SupervisorStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), SupervisorStory.pieces("one", "two", "three"))
        #expect(take(&supervisor, .asked(id, pieces[0])) == ["send 1"])
        #expect(take(&supervisor, .heard(.sound(id: 1, words: [], samples: [1]))) == ["1: play 0 samples less"])
        #expect(take(&supervisor, .played(id, wantsMore: true)) == ["1: next"])
        #expect(take(&supervisor, .played(id, wantsMore: true)) == [])
        #expect(take(&supervisor, .appended(id, pieces[1])) == [])
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == ["send 1"])
        #expect(take(&supervisor, .played(id, wantsMore: true)) == ["1: next"])
        #expect(take(&supervisor, .appended(id, pieces[2])) == [])
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == ["send 1"])
        #expect(take(&supervisor, .played(id, wantsMore: true)) == [])
        #expect(take(&supervisor, .heard(.ended(id: 1, .completed))) == ["1: completed"])
        #expect(take(&supervisor, .appended(id, pieces[2])) == [])
    }

    @Test func `a late piece is sent when it arrives, and the process has no deadline before that`() {
        var supervisor = SupervisorStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), SupervisorStory.pieces("one", "two"))
        _ = take(&supervisor, .asked(id, pieces[0]))
        _ = take(&supervisor, .played(id, wantsMore: true))
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == [])
        #expect(supervisor.deadline == nil)
        #expect(take(&supervisor, .heard(SupervisorStory.death)) == [])
        #expect(take(&supervisor, .heard(SupervisorStory.hello)) == ["send stop 1"])
        #expect(take(&supervisor, .appended(id, pieces[1]), at: .seconds(9)) == ["send 2"])
        #expect(supervisor.deadline == .seconds(11))
        #expect(take(&supervisor, .heard(.ended(id: 2, .completed))) == ["1: completed"])
    }

    @Test func `the next piece is requested at the end of a piece without sound`() {
        var supervisor = SupervisorStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), SupervisorStory.pieces("…", "two"))
        _ = take(&supervisor, .asked(id, pieces[0]))
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == ["1: next"])
        #expect(take(&supervisor, .appended(id, pieces[1])) == ["send 1"])
    }

    @Test func `an utterance that is stopped between two pieces ends at once`() {
        var supervisor = SupervisorStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), SupervisorStory.pieces("one", "two"))
        _ = take(&supervisor, .asked(id, pieces[0]))
        _ = take(&supervisor, .heard(.pieceDone(id: 1)))
        #expect(take(&supervisor, .stopped(id)) == ["1: stopped"])
        #expect(take(&supervisor, .appended(id, pieces[1])) == [])
    }

    @Test func `a process that dies at the second piece makes only that piece again, from the played sample on`() {
        var supervisor = SupervisorStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), SupervisorStory.pieces("one", "two"))
        _ = take(&supervisor, .asked(id, pieces[0]))
        _ = take(&supervisor, .heard(.sound(id: 1, words: [], samples: [1, 2, 3])))
        _ = take(&supervisor, .heard(.pieceDone(id: 1)))
        _ = take(&supervisor, .appended(id, pieces[1]))
        _ = take(&supervisor, .heard(.sound(id: 1, words: [], samples: [4, 5])))
        _ = take(&supervisor, .heard(SupervisorStory.death))
        #expect(take(&supervisor, .heard(SupervisorStory.hello)) == ["send stop 1", "send 2"])
        #expect(take(&supervisor, .heard(.sound(id: 2, words: [], samples: [4, 5, 6]))) == ["1: play 2 samples less"])
    }

    @Test func `a stopped utterance ends when its piece is done`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        _ = take(&supervisor, .stopped(UtteranceID(rawValue: 1)))
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == ["1: stopped"])
        #expect(supervisor.jobs.isEmpty && supervisor.deadline == nil)
    }

    @Test func `a silent process is killed for that reason, and its text is tried a second time`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        #expect(take(&supervisor, .silence, at: .milliseconds(1999)) == [])
        #expect(take(&supervisor, .silence, at: .seconds(2)) == ["kill"])
        #expect(supervisor.process == .condemned(reason: silent, blamesText: true))
        #expect(take(&supervisor, .heard(SupervisorStory.death), at: .seconds(2)) == [])
        #expect(supervisor.process == .starting(failures: 0))
        #expect(take(&supervisor, .heard(SupervisorStory.hello), at: .seconds(2)) == ["send stop 1", "send 2"])
        #expect(take(&supervisor, .silence, at: .seconds(4)) == ["kill"])
        #expect(take(&supervisor, .heard(SupervisorStory.death), at: .seconds(4)) == [#"1: failed("\#(silent)")"#])
        _ = take(&supervisor, .heard(SupervisorStory.hello), at: .seconds(4))
        let refused = [#"2: failed("the synthesizer crashed at this text before")"#]
        #expect(take(&supervisor, SupervisorStory.asked("one", as: 2), at: .seconds(4)) == refused)
    }

    @Test func `a process that accepts no packets is condemned, and the next gets the waiting pieces`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        #expect(take(&supervisor, .overflowed) == [])
        #expect(supervisor.process == .condemned(reason: full, blamesText: false))
        #expect(take(&supervisor, SupervisorStory.asked("two", as: 2)) == [])
        #expect(take(&supervisor, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&supervisor, .gone(reason: "gone")) == ["1: stopped", "start"])
        #expect(supervisor.process == .starting(failures: 0))
        #expect(take(&supervisor, .heard(SupervisorStory.hello)) == ["send stop 2", "send 3"])
    }

    @Test func `a condemned process without a reported end is replaced`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        _ = take(&supervisor, .silence, at: .seconds(2))
        #expect(take(&supervisor, .silence, at: .seconds(5)) == ["replace"])
    }

    @Test func `reports of an earlier process are ignored`() {
        var supervisor = SupervisorStory.ready()
        _ = take(&supervisor, SupervisorStory.asked("one", as: 1))
        _ = take(&supervisor, .heard(SupervisorStory.death))
        _ = take(&supervisor, .heard(SupervisorStory.hello))
        #expect(take(&supervisor, .heard(.sound(id: 1, words: [], samples: [1]))) == [])
        #expect(take(&supervisor, .heard(.pieceDone(id: 1))) == [])
        #expect(take(&supervisor, .heard(.ended(id: 1, .completed))) == [])
        #expect(take(&supervisor, .heard(.ended(id: 2, .completed))) == ["1: completed"])
    }
}
