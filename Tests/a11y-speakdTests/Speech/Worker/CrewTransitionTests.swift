// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import a11y_speakd

/// Each event in each state of the process.
@Suite("The crew's process, state by state")
struct CrewTransitionTests {
    private let silent = "the synthesizer was silent for 2.0 seconds, and was ended"
    private let full = "the synthesizer took in nothing more, and was ended"

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
        #expect(take(&crew, .gone(reason: "late"), at: .seconds(3)) == [])
        #expect(crew.process == .starting(failures: 1))
        #expect(crew.deadline == .seconds(6))
    }

    @Test func `after five that ended before they were ready all that was asked for fails, until one is ready`() {
        var crew = WorkerCrew()
        for failure in 1...4 {
            #expect(take(&crew, .gone(reason: "gone")) == [])
            #expect(crew.process == .starting(failures: failure))
        }
        #expect(!crew.hasGivenUp)
        #expect(take(&crew, CrewStory.asked("one", as: 1)) == [])
        let last = crew.take(.gone(reason: "gone"), at: .zero)
        #expect(last == [.end(UtteranceID(rawValue: 1), .failed(WorkerCrew.cannotStart))])
        #expect(crew.hasGivenUp && crew.jobs.isEmpty)
        #expect(take(&crew, .heard(CrewStory.hello)) == [])
        #expect(crew.process == .ready && !crew.hasGivenUp)
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
        let refused = [#"2: failed("the synthesizer has died of this text before")"#]
        #expect(take(&crew, CrewStory.asked("one", as: 2), at: .seconds(4)) == refused)
    }

    @Test func `one that takes in nothing more is condemned, and is sent nothing`() {
        var crew = CrewStory.ready()
        _ = take(&crew, CrewStory.asked("one", as: 1))
        #expect(take(&crew, .overflowed) == [])
        #expect(crew.process == .condemned(reason: full, blamesText: false))
        #expect(take(&crew, CrewStory.asked("two", as: 2)) == [])
        #expect(take(&crew, .stopped(UtteranceID(rawValue: 1))) == [])
        #expect(take(&crew, .gone(reason: "gone")) == ["1: stopped"])
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
