// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@testable import AudiobookPlayer

/// The audiobook player, driven and heard.
@MainActor
@Suite("Example: the audiobook player")
struct AudiobookPlayerTests {
    /// The program's player, and the application that tests it.
    @MainActor
    private struct Stage {
        let app = Application(Listener())
        let delegate = AppDelegate()
        let player = PlayerController(Playback(AudiobookPlayerCommand.book))
        var playback: Playback { player.playback }

        init() {
            delegate.playback = player.playback
            Accessibility.applicationDelegate = delegate
            player.appear()
        }

        func audit() throws {
            try app.performAccessibilityAudit()
            #expect(app.listener.problems == [])
        }
    }

    @Test func `the screen is the book, the chapter and the controls`() throws {
        let stage = Stage()
        #expect(stage.app.listener.finish() == ["The Night Ferry by Ada Moreno"])
        #expect(
            stage.app.readThrough() == [
                "The Night Ferry by Ada Moreno", "Chapter 1, The station",
                "Chapter progress, 0 seconds of 20 seconds, adjustable", "Rewind 30 seconds, button", "Play, button",
                "Forward 30 seconds, button", "Speed, 1 times, adjustable", "Chapters, button",
            ])
        try stage.audit()
    }

    @Test func `a step of the slider is a tenth of the chapter`() throws {
        let stage = Stage()
        let slider = stage.app.sliders["Chapter progress"]
        try slider.focus()
        #expect(try stage.app.heard { try slider.increment() } == ["2 seconds of 20 seconds"])
        #expect(try stage.app.heard { try slider.decrement() } == ["0 seconds of 20 seconds, minimum"])
        #expect(try stage.app.heard { try slider.decrement() } == ["0 seconds of 20 seconds, minimum"])
        #expect(stage.playback.time == 0)
    }

    @Test func `the speed is heard in words, and ends at its bounds`() throws {
        let stage = Stage()
        let speed = stage.app.sliders["Speed"]
        try speed.focus()
        #expect(
            try (0..<3).flatMap { _ in try stage.app.heard { try speed.increment() } } == [
                "1.1 times", "1.2 times", "1.3 times",
            ])
        #expect(stage.playback.speed == 1.3)
        let down = try (0..<9).flatMap { _ in try stage.app.heard { try speed.decrement() } }
        #expect(Array(down.suffix(3)) == ["0.6 times", "0.5 times, minimum", "0.5 times, minimum"])
    }

    @Test func `a magic tap plays and pauses from any element, also in the chapters`() throws {
        let stage = Stage()
        #expect(try stage.app.heard { try stage.app.sliders["Speed"].perform(.magicTap) } == ["Playing"])
        #expect(stage.playback.isPlaying)
        #expect(try stage.app.heard { try stage.app.buttons["Rewind 30 seconds"].perform(.magicTap) } == ["Paused"])
        try stage.app.buttons["Chapters"].tap()
        #expect(try stage.app.heard { try stage.app.buttons["Done"].perform(.magicTap) } == ["Playing"])
        stage.delegate.playback = nil
        #expect(
            stage.app.heard {
                #expect(throws: ElementFailure.self) { try stage.app.buttons["Done"].perform(.magicTap) }
            } == ["No book"])
    }

    @Test func `the button says its new label once`() throws {
        let stage = Stage()
        try stage.app.buttons["Play"].focus()
        #expect(try stage.app.heard { try stage.app.buttons["Play"].tap() } == ["Pause"])
        #expect(try stage.app.heard { try stage.app.buttons["Pause"].perform(.magicTap) } == ["Play"])
    }

    @Test func `time passes silently, and a new chapter is announced`() throws {
        let stage = Stage()
        try stage.app.sliders["Chapter progress"].focus()
        stage.playback.playPause()
        stage.app.listener.finish()
        #expect(stage.app.heard { for _ in 0..<19 { stage.playback.pass(1) } } == [])
        #expect(try stage.app.sliders["Chapter progress"].value == "19 seconds of 20 seconds")
        #expect(stage.app.heard { stage.playback.pass(1) } == ["Chapter 2, The harbor"])
        #expect(try stage.app.sliders["Chapter progress"].value == "0 seconds of 5 minutes")
        stage.playback.speed = 2
        stage.playback.pass(30)
        #expect(stage.playback.timeInChapter == 60)
        #expect(stage.app.heard { stage.playback.pass(120) } == ["Chapter 3, The island"])
        #expect(stage.app.heard { stage.playback.pass(1_000) } == ["Paused"])
        #expect(!stage.playback.isPlaying)
    }

    @Test func `a controller offers the chapters before and after on each element, until there is none`() throws {
        let stage = Stage()
        let forward = stage.app.buttons["Forward 30 seconds"]
        #expect(try stage.app.cells.count == 0 && forward.actions == ["Next chapter", "Previous chapter"])
        #expect(try stage.app.heard { try forward.perform(.custom("Next chapter")) } == ["Chapter 2, The harbor"])
        #expect(
            try stage.app.heard { try stage.app.sliders["Speed"].perform(.custom("Next chapter")) } == [
                "Chapter 3, The island"
            ])
        #expect(throws: ElementFailure.self) { try forward.perform(.custom("Next chapter")) }
        #expect(try stage.app.heard { try forward.perform(.custom("Previous chapter")) } == ["Chapter 2, The harbor"])
    }

    @Test func `a chapter is chosen in the list, and the player shows it`() throws {
        let stage = Stage()
        try stage.app.buttons["Chapters"].focus()
        #expect(try stage.app.heard { try stage.app.buttons["Chapters"].tap() } == ["Chapters, heading"])
        #expect(
            stage.app.readThrough() == [
                "Chapters, heading", "Chapter 1, The station, 20 seconds, selected, button, 1 of 3",
                "Chapter 2, The harbor, 5 minutes, button, 2 of 3",
                "Chapter 3, The island, 7 minutes 5 seconds, button, 3 of 3", "Done, button",
            ])
        try stage.audit()
        #expect(try stage.app.heard { try stage.app.cells.element(boundBy: 1).tap() } == ["Chapters, button"])
        #expect(stage.playback.time == 20)
        #expect(stage.app.staticTexts["Chapter 2, The harbor"].exists)
        try stage.audit()
    }

    @Test func `an escape and the button close the chapters without a choice`() throws {
        let stage = Stage()
        for close in [{ try stage.app.buttons["Done"].perform(.escape) }, { try stage.app.buttons["Done"].tap() }] {
            try stage.app.buttons["Chapters"].focus()
            try stage.app.buttons["Chapters"].tap()
            #expect(try stage.app.heard(close) == ["Chapters, button"])
            #expect(stage.playback.time == 0)
        }
    }

    @Test(
        arguments: [
            (0, "0 seconds"), (61, "1 minute 1 second"), (3_600, "1 hour"), (7_325.4, "2 hours 2 minutes 5 seconds"),
        ] as [(Double, String)])
    func `a time has words`(seconds: Double, words: String) {
        #expect(Book.words(for: seconds) == words)
    }
}
