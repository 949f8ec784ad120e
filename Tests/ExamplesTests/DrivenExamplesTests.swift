// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@testable import PhotoPlayer
@testable import ProcessTable

@MainActor
@Test func `photos are tapped, and the slider is adjusted and heard`() throws {
    let (app, screen) = (Application(Listener()), PhotoScreen())
    screen.appear()
    try app.buttons["Photo 4"].tap()
    try app.sliders["Player.progress"].increment()
    #expect(try app.sliders["Player.progress"].value == "25")
    #expect(app.listener.finish().last == "25")
    #expect(screen.slider.value == 25)
}

/// The examples in this process, driven with XCUITest's vocabulary.
@MainActor
@Suite("Examples, driven by their identifiers")
struct DrivenExamplesTests {
    private let screen = PhotoScreen()
    private let processes = ProcessList(limit: 2)

    @Test func `the photo player's photos are tapped, and its slider is adjusted and heard`() throws {
        let app = Application(Listener())
        var opened: [Int] = []
        screen.grid.didSelect = { opened.append($0) }
        screen.appear()
        #expect(app.listener.finish() == ["Photo, button, 1 of 6"])
        #expect(try app.buttons.allElementsBoundByIndex.map { try $0.identifier } == (0..<6).map { "Photo \($0)" })
        try app.buttons["Photo 4"].tap()
        try app.cells.element(boundBy: 2).tap()
        #expect(opened == [4, 2])
        try app.sliders["Player.progress"].focus()
        app.listener.finish()
        try app.sliders["Player.progress"].increment()
        #expect(try app.sliders["Player.progress"].value == "25")
        #expect(app.listener.finish() == ["25"])
    }

    @Test func `the process table's rows are found by their processes`() throws {
        let app = Application(Listener())
        processes.update(with: reading(10, ("ls", 1), ("make", 3), ("init", 0)))
        #expect(app.cells.count == 3)
        #expect(try app.cells["process-2"].label == "make")
        #expect(try app.cells["process-2"].hasFocus)
        #expect(!app.cells["process-3"].exists)
        processes.update(with: reading(20, ("ls", 1), ("make", 8), ("init", 9)))
        #expect(try app.cells["process-3"].value == "CPU 90%")
        #expect(try app.cells.allElementsBoundByIndex.map { try $0.label } == ["Busiest processes", "init", "make"])
    }
}
