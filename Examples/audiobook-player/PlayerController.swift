// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// The player's screen. An escape has no effect, because the example has no library to go back to.
final class PlayerController: AccessibleViewController {
    let playback: Playback
    private(set) var chapters: ChaptersController?
    private let artwork: AccessibilityView
    /// Announces the beginning of a chapter, wherever the focus is.
    private let chapterTitle = AccessibilityView.label("")
    private let slider = ChapterSlider()
    private let speed = AdjustableElement(value: 1, minimumValue: 0.5, maximumValue: 4, step: 0.1)
    private lazy var rewind = AccessibilityView.button("Rewind 30 seconds") { [playback] in
        playback.go(to: playback.time - 30)
    }
    private lazy var play = AccessibilityView.button("Play") { [playback] in playback.playPause() }
    private lazy var forward = AccessibilityView.button("Forward 30 seconds") { [playback] in
        playback.go(to: playback.time + 30)
    }
    private lazy var list = AccessibilityView.button("Chapters") { [unowned self] in showChapters() }

    init(_ playback: Playback) {
        self.playback = playback
        artwork = .label("\(playback.book.title) by \(playback.book.author)")
        super.init()
    }

    override func viewDidLoad() {
        view.frame.width = 320
        chapterTitle.accessibilityLiveRegion = .polite
        slider.words = { [playback] in
            "\(Book.words(for: playback.timeInChapter)) of \(Book.words(for: playback.chapterLength))"
        }
        slider.addTarget(self, valueChanged: PlayerController.sliderMoved)
        speed.accessibilityLabel = "Speed"
        speed.addTarget(self, valueChanged: PlayerController.speedMoved)
        play.accessibilityTraits.insert(.startsMediaSession)
        view.stack([artwork, chapterTitle, slider, rewind, play, forward, speed, list])
        accessibilityCustomActions = [("Next chapter", 1), ("Previous chapter", -1)].map { name, distance in
            AccessibilityCustomAction(name: name) { [playback] in playback.go(byChapters: distance) }
        }
        playback.changed = { [unowned self] in report($0) }
        refresh()
    }

    private func sliderMoved() {
        playback.go(to: playback.book.start(of: playback.chapter) + slider.value * playback.chapterLength)
    }

    private func speedMoved() { playback.speed = (speed.value * 10).rounded() / 10 }

    private func report(_ change: Playback.Change) {
        refresh()
        // The changed label of the focused button is heard anyway.
        if change == .state, Accessibility.focusedElement !== play {
            Accessibility.post(.announcement, argument: playback.isPlaying ? "Playing" : "Paused")
        }
        guard chapters == nil else { return }
        if change == .state { Accessibility.invalidated(play) }
        if change == .chapter { Accessibility.invalidated(chapterTitle) }
        // The time moves each second, and is heard when the user asks for it.
        if change != .speed { Accessibility.invalidated(slider, cause: .animation) }
    }

    private func refresh() {
        let title = playback.book.chapters[playback.chapter].title
        chapterTitle.accessibilityLabel = "Chapter \(playback.chapter + 1), \(title)"
        slider.value = playback.chapterLength > 0 ? playback.timeInChapter / playback.chapterLength : 0
        play.accessibilityLabel = playback.isPlaying ? "Pause" : "Play"
        speed.value = playback.speed
        speed.accessibilityValue = "\(Int(exactly: playback.speed).map(String.init) ?? "\(playback.speed)") times"
    }

    private func showChapters() {
        let chapters = ChaptersController(playback) { [unowned self] in closeChapters() }
        self.chapters = chapters
        disappear()
        chapters.appear()
    }

    /// Shows the player again, with the focus on the button that opened the chapters.
    private func closeChapters() {
        chapters?.disappear()
        chapters = nil
        appear()
    }
}
