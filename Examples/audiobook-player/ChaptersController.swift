// SPDX-License-Identifier: MIT

import AnnouncementKit
import ExampleTerminal

/// The chapters as a list. Choosing one plays from its beginning and closes the list; an escape only closes it.
final class ChaptersController: AccessibleViewController {
    private let playback: Playback
    private let close: () -> Void
    private let heading = AccessibilityView.label("Chapters", traits: .header)
    private let list = AccessibleList().rddm.baseBuilder.add(plugin: .selectable()).build()
    private lazy var done = AccessibilityView.button("Done") { [unowned self] in close() }

    init(_ playback: Playback, close: @escaping () -> Void) {
        (self.playback, self.close) = (playback, close)
        super.init()
    }

    override func viewDidLoad() {
        view.frame.width = 320
        let cells = playback.book.chapters.indices.map { index in
            ChapterCell(
                playback.book.chapters[index], number: index + 1, isCurrent: index == playback.chapter,
                frame: Rect(x: 0, y: Double(index) * 44, width: 320, height: 44))
        }
        let rows = cells.enumerated().map { index, cell in
            let row = CellGenerator { cell }
            row.didSelectEvent += { [unowned self] in choose(index) }
            return row
        }
        list.sections = [ListSection(rows: rows)]
        list.frame.height = Double(rows.count) * 44
        view.stack([heading, list, done])
    }

    override func viewWillAppear(_ animated: Bool) { list.reload() }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    private func choose(_ chapter: Int) {
        playback.go(to: playback.book.start(of: chapter))
        close()
    }
}

/// A row of the chapters.
final class ChapterCell: AccessibleCell {
    private let chapter: Book.Chapter
    private let number: Int
    private let isCurrent: Bool

    init(_ chapter: Book.Chapter, number: Int, isCurrent: Bool, frame: Rect) {
        (self.chapter, self.number, self.isCurrent) = (chapter, number, isCurrent)
        super.init(frame: frame)
    }

    override var labelStrategy: AccessibilityStringStrategy { .just("Chapter \(number), \(chapter.title)") }
    override var valueStrategy: AccessibilityStringStrategy { .just(Book.words(for: chapter.length)) }
    override var traitsStrategy: AccessibilityTraitsStrategy { .just(isCurrent ? .selected : []) }
    override var shouldOverrideStateTraits: Bool { true }
}
