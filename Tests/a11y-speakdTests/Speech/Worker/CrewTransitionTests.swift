// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import AudioSinks
@testable import Synthesis
@testable import a11y_speakd

/// Each event in each state of the process.
@Suite("The crew's process, state by state")
struct CrewTransitionTests {
    private let silent = "the synthesizer was silent for 2.0 seconds, and was ended"
    private let full = "the synthesizer stopped reading, and was ended"

    private func take(_ crew: inout WorkerCrew, _ event: WorkerCrew.Event, at now: Duration = .zero) -> [String] {
        CrewStory.told(crew.take(event, at: now))
    }

    @Test func `while it starts, what is asked for is sent when it is ready`() {
        var crew = WorkerCrew()
        #expect(crew.process == .starting(failures: 0))
        #expect(crew.deadline == WorkerPatience.forHello)
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == [])
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == [])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 2))) == [])
        #expect(take(&crew, .heard(CrewStory.hello)) == ["send stop 2", "send 3", "send 4"])
        #expect(crew.process == .ready)
    }

    @Test func `a process that is not ready in time is replaced`() {
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
    func `after five that ended before they were ready one is tried each second, and all that was asked for waits`() {
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

    @Test func `while the system lets none start all waits, which is told once, and is heard when it does`() {
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

    @Test func `the one that waits tells that it may start none, and is not replaced for it`() {
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

    @Test func `no text is blamed for a process that ends before it is ready`() {
        var crew = CrewStory.ready()
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == ["send 1"])
        for _ in 1...9 {
            #expect(CrewStory.ends(crew.take(.gone(reason: "gone"), at: .zero)).filter { $0.hasPrefix("1") } == [])
        }
        #expect(crew.jobs.count == 1)
    }

    @Test func `one that is ready makes one after the other`() {
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

    @Test func `one that is stopped has ended when the process says so, and its sound is heard no more`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .heard(.sound(id: 1, words: [], samples: [1, 2])))
        #expect(take(&crew, .played(UtteranceID(rawValue: 1), wantsMore: false)) == ["send stop 1"])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&crew, .heard(.sound(id: 1, words: [], samples: [3]))) == [])
        #expect(take(&crew, .heard(.ended(id: 1, .completed))) == ["1: stopped"])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
    }

    @Test func `the next piece is wanted when the first has sounded, and sent when that is made`() {
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

    @Test func `a piece that comes late is sent when it comes, and the process is not blamed meanwhile`() {
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

    @Test func `after a piece without a sound the next is wanted at its end`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("…", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["1: next"])
        #expect(take(&crew, .appended(id, pieces[1])) == ["send 1"])
    }

    @Test func `one that is stopped between two pieces is over at once`() {
        var crew = CrewStory.ready()
        let (id, pieces) = (UtteranceID(rawValue: 1), CrewStory.pieces("one", "two"))
        _ = take(&crew, .asked(id, pieces[0]))
        _ = take(&crew, .heard(.pieceDone(id: 1)))
        #expect(take(&crew, .stopped(id)) == ["1: stopped"])
        #expect(take(&crew, .appended(id, pieces[1])) == [])
    }

    @Test func `when it dies at the second piece that one is made again, from where it was`() {
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

    @Test func `one that was stopped when its piece was done is over`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .stopped(UtteranceID(rawValue: 1)))
        #expect(take(&crew, .heard(.pieceDone(id: 1))) == ["1: stopped"])
        #expect(crew.jobs.isEmpty && crew.deadline == nil)
    }

    @Test func `one that is silent is condemned, its death is put down to that, and the text has a second try`() {
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

    @Test func `one that takes in nothing more is condemned, and is sent nothing`() {
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

    @Test func `a condemned process whose end nobody reports is replaced`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        _ = take(&crew, .silence, at: .seconds(2))
        #expect(take(&crew, .silence, at: .seconds(5)) == ["replace"])
    }

    @Test func `what an earlier process still says is not heard`() {
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
