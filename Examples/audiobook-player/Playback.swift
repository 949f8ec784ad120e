// SPDX-License-Identifier: MIT

/// The place in a book, which moves while it plays. The example has no sound of a book.
@MainActor
final class Playback {
    enum Change { case state, time, chapter, speed }

    let book: Book
    private(set) var isPlaying = false
    /// Seconds from the beginning of the book.
    private(set) var time = 0.0
    var speed = 1.0 { didSet { changed(.speed) } }
    /// Called after each change.
    var changed: (Change) -> Void = { _ in }

    init(_ book: Book) { self.book = book }

    var chapter: Int { book.chapter(at: time) }
    /// Seconds from the beginning of the chapter.
    var timeInChapter: Double { time - book.start(of: chapter) }
    var chapterLength: Double { book.chapters[chapter].length }

    func playPause() {
        isPlaying.toggle()
        changed(.state)
    }

    /// Lets seconds pass. At the end of the book it stops.
    func pass(_ seconds: Double) {
        guard isPlaying else { return }
        go(to: time + seconds * speed)
        if time >= book.length { playPause() }
    }

    /// Moves to a time within the book.
    func go(to time: Double) {
        let former = chapter
        self.time = min(max(0, time), book.length)
        changed(chapter == former ? .time : .chapter)
    }

    /// Moves by a number of chapters. Returns false if there is no such chapter.
    func go(byChapters distance: Int) -> Bool {
        guard book.chapters.indices.contains(chapter + distance) else { return false }
        go(to: book.start(of: chapter + distance))
        return true
    }
}
