// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// The rules of ARIA's live regions, on a screen as the wire reports it.
@Suite("Live regions")
struct LiveRegionTests {
    private var screen = AccessibilityScreen()

    private func element(
        _ id: String, _ value: String, live: AccessibilityLiveRegion? = nil, in container: String? = nil
    ) -> ElementSnapshot {
        var element = ElementSnapshot(id: id, label: id, value: value, container: container)
        element.details.live = live
        return element
    }

    private mutating func display(_ element: ElementSnapshot) throws -> AnnouncementContent? {
        try screen.take(.willDisplay(element)).announcement?.content
    }

    private mutating func change(
        _ id: String, to value: String? = nil, _ details: ElementDetail...
    ) throws -> Announcement? {
        var change = ElementChange(id: id)
        if let value { change.value = .some(value) }
        change.details = details
        return try screen.take(.invalidated(change, cause: .program)).announcement
    }

    @Test mutating func `a polite element is announced without the focus, at low, in its slot, as only what changed`()
        throws
    {
        let old = element("load", "3 %", live: .polite)
        #expect(try display(old) == nil)
        let announcement = try change("load", to: "4 %")
        #expect(announcement?.content == .elementChanged(element("load", "4 %", live: .polite), from: old))
        #expect(announcement?.priority == .low)
        #expect(announcement?.slot == "element/load")
        #expect(announcement?.settles == .milliseconds(250))
        #expect(try change("load", to: "4 %") == nil)
    }

    @Test mutating func `an assertive element interrupts, and an element that is off stays silent`() throws {
        #expect(try display(element("alarm", "none", live: .assertive)) == nil)
        #expect(try change("alarm", to: "fire")?.priority == .default)
        #expect(try display(element("clock", "12:00", live: .off)) == nil)
        #expect(try change("clock", to: "12:01") == nil)
        #expect(try display(element("title", "a")) == nil)
        #expect(try change("title", to: "b") == nil)
    }

    @Test mutating func `an element follows the nearest region around it`() throws {
        #expect(try display(element("log", "", live: .polite)) == nil)
        #expect(try display(element("clock", "12:00", live: .off, in: "log")) == nil)
        #expect(try display(element("line", "one", in: "log")) == nil)
        #expect(try change("line", to: "two")?.priority == .low)
        #expect(try change("clock", to: "12:01") == nil)
        #expect(try change("log", to: nil, .live(.assertive)) == nil)
        #expect(try change("line", to: "three")?.priority == .default)
    }

    @Test mutating func `elements that appear later are announced, those of the first display are not`() throws {
        #expect(try display(element("log", "", live: .polite)) == nil)
        for line in 1...3 { #expect(try display(element("line \(line)", "", in: "log")) == nil) }
        _ = try screen.take(.posted(.layoutChanged, nil))
        #expect(
            try display(element("line 4", "new", in: "log"))
                == .element(ElementSnapshot(id: "line 4", label: "line 4", value: "new")))
        _ = try change("log", to: nil, .relevant(.text))
        #expect(try display(element("line 5", "new", in: "log")) == nil)
    }

    @Test mutating func `an atomic region is announced whole`() throws {
        var score = element("score", "", live: .polite)
        score.details.isAtomic = true
        score.label = nil
        score.value = nil
        #expect(try display(score) == nil)
        for (id, value) in [("home", "1"), ("guests", "0")] {
            #expect(try display(element(id, value, in: "score")) == nil)
        }
        let announcement = try change("guests", to: "1")
        #expect(announcement?.content == .element(ElementSnapshot(id: "score", label: "home, 1, guests, 1")))
        #expect(announcement?.slot == "element/score")
    }

    @Test mutating func `a busy region is silent, and then announces the changes since`() throws {
        #expect(try display(element("table", "", live: .polite)) == nil)
        let rows = ["a", "b", "c"].map { element($0, "1", in: "table") }
        for row in rows { #expect(try display(row) == nil) }
        #expect(try change("table", to: nil, .busy(true)) == nil)
        for value in ["2", "3"] { #expect(try change("a", to: value) == nil) }
        #expect(
            try change("table", to: nil, .busy(false))?.content
                == .elementChanged(element("a", "3", in: "table"), from: rows[0]))
        #expect(try change("table", to: nil, .busy(true)) == nil)
        #expect(try change("b", to: "2") == nil)
        #expect(try change("c", to: "2") == nil)
        #expect(try change("b", to: "1") == nil)
        #expect(
            try change("table", to: nil, .busy(false))?.content
                == .elementChanged(element("c", "2", in: "table"), from: rows[2]))
    }

    @Test mutating func `the focused element is announced once, as the focused element`() throws {
        #expect(try display(element("load", "3 %", live: .assertive)) == nil)
        _ = try screen.take(.focused(.elementID("load")))
        let announcement = try change("load", to: "4 %")
        #expect(announcement?.priority == .low)
        #expect(announcement?.settles == nil)
    }
}
