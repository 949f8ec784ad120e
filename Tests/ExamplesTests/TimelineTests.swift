// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@testable import Timeline

/// The timeline, driven and heard.
@MainActor
@Suite("Example: the timeline")
struct TimelineTests {
    /// The program's timeline, and the application that tests it.
    @MainActor
    private struct Stage {
        let app = Application(Listener())
        let timeline = TimelineController(Samples.posts)

        init() { timeline.appear() }

        var post: Element<Application> { app.cells[TimelineTests.rows[0]] }

        /// Opens the first post, as a user does.
        func openPost() throws {
            try post.focus()
            try post.tap()
        }

        func audit() throws {
            try app.performAccessibilityAudit()
            #expect(app.listener.problems == [])
        }
    }

    private static let rows = [
        "Ada Moreno, 5 minutes ago: Which line should get the new trams first? Poll with 3 options, 2 replies",
        "Noor Haddad, 1 hour ago: Content warning, the end of a film",
        "Sam Field, 3 hours ago: They are back above the harbor tonight. Picture of three owls on a crane",
    ]

    @Test func `the timeline begins with its heading, and each post is one row`() throws {
        let stage = Stage()
        #expect(stage.app.listener.finish() == ["Home, heading"])
        let rows = Self.rows.enumerated().map { "\($1), \($0 + 1) of 3" }
        #expect(stage.app.readThrough() == ["Home, heading", "No new posts"] + rows)
        try stage.audit()
    }

    @Test func `a post's buttons are the custom actions of its row, and change their names`() throws {
        let stage = Stage()
        try stage.post.focus()
        #expect(try stage.post.actions == ["Boost", "Add to favorites"])
        #expect(try stage.app.heard { try stage.post.perform(.custom("Boost")) } == ["Boosted"])
        #expect(try stage.app.heard { try stage.post.perform(.custom("Add to favorites")) } == ["Added to favorites"])
        #expect(try stage.post.actions == ["Undo boost", "Remove from favorites"])
        #expect(try stage.app.heard { try stage.post.perform(.custom("Undo boost")) } == ["Boost undone"])
        #expect(throws: ElementFailure.self) { try stage.post.perform(.custom("Undo boost")) }
        try stage.audit()
    }

    @Test func `a hidden post is shown by an action, and then read`() throws {
        let stage = Stage()
        let row = stage.app.cells.element(boundBy: 1)
        try row.focus()
        #expect(try row.actions == ["Boost", "Add to favorites", "Show content"])
        let shown = "Noor Haddad, 1 hour ago: The keeper of the lighthouse was her brother."
        #expect(try stage.app.heard { try row.perform(.custom("Show content")) } == [shown])
        #expect(try row.actions.last == "Hide content")
        #expect(try stage.app.heard { try row.perform(.custom("Hide content")) } == [Self.rows[1]])
    }

    @Test func `a thread has the parts of its post, then the replies`() throws {
        let stage = Stage()
        try stage.post.focus()
        let heard = try stage.app.heard { try stage.post.tap() }
        #expect(heard == ["Ada Moreno, @ada, 5 minutes ago, heading, 1 of 9"])
        #expect(
            stage.app.readThrough() == [
                "Ada Moreno, @ada, 5 minutes ago, heading, 1 of 9",
                "Which line should get the new trams first? 2 of 9", "Line 1, button, 3 of 9",
                "Line 4, button, 4 of 9", "Line 9, button, 5 of 9", "Vote, dimmed, button, 6 of 9",
                "12 votes, 7 of 9", "Boost, 3 boosts, button, 8 of 9", "Favorite, 1 favorite, button, 9 of 9",
                "Ben Okafor, 4 minutes ago: Line 4, it is full every morning. 1 of 2",
                "Chidi Lund, 1 minute ago: Line 9 has old trams, and no others fit. 2 of 2",
                "Back to the timeline, button",
            ])
        try stage.audit()
    }

    @Test func `a vote shows the results, and the focus moves from the button to the number of votes`() throws {
        let stage = Stage()
        try stage.openPost()
        #expect(throws: ElementFailure.self) { try stage.app.buttons["Vote"].tap() }
        try stage.app.buttons["Line 4"].focus()
        #expect(try stage.app.heard { try stage.app.buttons["Line 4"].tap() } == ["selected"])
        try stage.app.buttons["Vote"].focus()
        #expect(
            try stage.app.heard { try stage.app.buttons["Vote"].tap() } == ["13 votes, you voted for Line 4, 6 of 8"])
        #expect(!stage.app.buttons["Vote"].exists)
        #expect(
            Array(stage.app.readThrough()[2...5]) == [
                "Line 1, 31 percent, 4 of 13 votes, 3 of 8", "Line 4, 62 percent, 8 of 13 votes, selected, 4 of 8",
                "Line 9, 8 percent, 1 of 13 votes, 5 of 8", "13 votes, you voted for Line 4, 6 of 8",
            ])
        try stage.audit()
        try stage.app.buttons["Boost"].perform(.escape)
        try stage.audit()
    }

    @Test func `a button of the thread is selected, with its new count`() throws {
        let stage = Stage()
        try stage.openPost()
        try stage.app.buttons["Boost"].focus()
        #expect(try stage.app.heard { try stage.app.buttons["Boost"].tap() } == ["4 boosts, selected"])
        #expect(try stage.app.heard { try stage.app.buttons["Boost"].tap() } == ["3 boosts, not selected"])
    }

    @Test func `a warning of a thread gives its place and the focus to the text`() throws {
        let stage = Stage()
        try stage.app.cells.element(boundBy: 1).tap()
        #expect(
            stage.app.readThrough() == [
                "Noor Haddad, @noor, 1 hour ago, heading, 1 of 4",
                "Content warning, the end of a film, button, 2 of 4. Shows the post",
                "Boost, 0 boosts, button, 3 of 4", "Favorite, 8 favorites, button, 4 of 4",
                "Back to the timeline, button",
            ])
        let warning = stage.app.buttons["Content warning, the end of a film"]
        #expect(try stage.app.heard { try warning.tap() } == ["The keeper of the lighthouse was her brother. 2 of 4"])
        #expect(!warning.exists)
        try stage.audit()
    }

    @Test func `an escape and the button at the end go back to the post`() throws {
        let stage = Stage()
        for action in [
            { try stage.app.buttons["Boost"].perform(.escape) },
            { try stage.app.buttons["Back to the timeline"].tap() },
        ] {
            try stage.openPost()
            #expect(try stage.app.heard(action) == ["\(Self.rows[0]), 1 of 3"])
            #expect(stage.app.cells.count == 3)
            try stage.audit()
        }
    }

    @Test func `new posts are announced, and the focus stays on its post`() throws {
        let stage = Stage()
        try stage.post.focus()
        #expect(stage.app.heard { stage.timeline.receive(Samples.newPosts) } == ["2 new posts"])
        #expect(try stage.post.hasFocus)
        #expect(try stage.app.cells.allElementsBoundByIndex.compactMap { try $0.label }.dropFirst(2) == Self.rows[...])
        #expect(
            stage.app.heard { Accessibility.focusedElement.map(Accessibility.focus) } == ["\(Self.rows[0]), 3 of 5"])
        try stage.openPost()
        try stage.audit()
    }

    @Test func `new posts are announced in a thread, and are there after it`() throws {
        let stage = Stage()
        try stage.openPost()
        #expect(stage.app.heard { stage.timeline.receive(Samples.newPosts) } == ["2 new posts"])
        try stage.audit()
        #expect(try stage.app.heard { try stage.app.buttons["Boost"].perform(.escape) } == ["\(Self.rows[0]), 3 of 5"])
        try stage.openPost()
        try stage.audit()
    }
}
