// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification
import Testing

@testable import a11y_speakd

@Suite("A programme of words and notes")
struct ProgrammeRunTests {
    private let programme = Programme(passages: [
        .words(.text("co2")), .score(Score(tracks: [])), .words(.text("It rises.")),
    ])

    @Test func `passages play one after the other with one begin and one end`() {
        var run = ProgrammeRun(programme)
        let events: [ProgrammeRun.Event] = [.start, .began, .ended, .began, .ended, .began, .ended]
        #expect(
            events.flatMap { run.take($0) } == [
                .play(0, from: 0), .reportBegin, .play(1, from: 0), .play(2, from: 0), .finish,
            ])
    }

    @Test func `a cut programme resumes in its passage at the frame where it was cut`() {
        var run = ProgrammeRun(programme)
        _ = run.take(.start) + run.take(.began) + run.take(.ended)
        var resumed = ProgrammeRun(programme, heard: run.place(22_050))
        #expect(
            [ProgrammeRun.Event.start, .began, .ended].flatMap { resumed.take($0) } == [
                .play(1, from: 22_050), .reportBegin, .play(2, from: 0),
            ])
    }

    @Test func `a programme without passages finishes at once`() {
        var run = ProgrammeRun(Programme(passages: []))
        #expect(run.take(.start) == [.finish])
    }
}
