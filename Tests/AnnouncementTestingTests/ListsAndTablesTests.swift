// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("The page on lists")
struct ListsAndTablesTests {
    private final class SongCell: AccessibleCell {
        let title = AccessibilityView()
        var isPlaying = false {
            didSet { accessibilityInvalidator?.invalidateParameters() }
        }

        init(_ name: String) {
            super.init()
            title.accessibilityLabel = name
        }

        override var labelStrategy: AccessibilityStringStrategy { .from(title) }
        override var valueStrategy: AccessibilityStringStrategy { .just(isPlaying ? "playing" : nil) }
    }

    @Test func `the rows of the page's list are heard and activated as the page says`() throws {
        let listener = Listener()
        let songs = ["Blue", "Green"].map { SongCell($0) }
        let rows = songs.map { song in
            let row = CellGenerator { song }
            row.didSelectEvent += { song.isPlaying.toggle() }
            return row
        }
        let list = AccessibleList(sections: [ListSection(header: HeaderGenerator { SongCell("Songs") }, rows: rows)])
            .rddm.baseBuilder.add(plugin: .selectable()).build()
        list.reload()
        let first = try #require(list.accessibilityElement(at: 1))
        Accessibility.focus(first)
        #expect(listener.finish() == ["Blue, button, 2 of 3"])
        #expect(first.accessibilityActivate())
        #expect(listener.finish() == ["playing"])
    }
}
