// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Test func `the slider announces its new value`() {
    let slider = AdjustableElement(value: 20, maximumValue: 30)
    slider.accessibilityLabel = "Playing progress"

    let listener = Listener()
    Accessibility.focus(slider)
    #expect(listener.heard == ["Playing progress, 20, adjustable"])
}

@MainActor
@Test func `a newer announcement cuts the older one`() {
    let listener = Listener()
    Accessibility.post(.announcement, argument: "The download of the photos has begun")
    listener.advance(by: .seconds(1))
    Accessibility.post(.announcement, argument: "Canceled")
    #expect(listener.finish() == ["The download of the", "Canceled"])
    #expect(listener.cut == ["The download of the photos has begun"])
}

@MainActor
@Test func `a German user hears that the slider can be adjusted`() {
    let slider = AdjustableElement(value: 20)
    slider.accessibilityLabel = "Wiedergabe"
    let listener = Listener(language: "de", verbosity: .medium)
    Accessibility.focus(slider)
    #expect(listener.heard == ["Wiedergabe, 20, anpassbar"])
}

@MainActor
@Test func `the slider is found by its identifier, and driven`() throws {
    let slider = AdjustableElement(value: 20, maximumValue: 30)
    slider.accessibilityLabel = "Playing progress"
    slider.accessibilityIdentifier = "Player.progress"

    let app = Application(Listener())
    Accessibility.willDisplay(slider)
    try app.sliders["Player.progress"].increment()
    #expect(try app.sliders["Player.progress"].value == "25")
    #expect(app.listener.finish() == ["25"])
    #expect(!app.buttons["Player.play"].exists)
}

@MainActor
@Test func `an animated zoom is announced at once`() throws {
    let surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
    surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
    surface.yAxes = [ChartAxis(isXAxis: false)]
    let data = XyDataSeries(seriesName: "Coal")
    try data.append(x: [0, 20], y: [3, 4])
    surface.renderableSeries = [LineSeries(dataSeries: data)]

    let listener = Listener(verbosity: .high)
    surface.frameClock = listener.frameClock
    Accessibility.willDisplay(surface)
    surface.animateZoomExtents()
    #expect(listener.heard == ["Surface has just been animated to it's extents"])
    listener.advance(by: .seconds(2))
    #expect(surface.xAxes[0].visibleRange == DataRange(min: 0, max: 20))
}

@MainActor
@Test func `a note is typed, and the screen passes the audit`() {
    let app = Application(Listener()).failing { Issue.record($0) }
    let note = AccessibilityTextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    note.accessibilityLabel = "Note"
    Accessibility.willDisplay(note)
    app.textFields["Note"].typeText("hi")
    app.listener.client(named: "mail").announce("3 new messages", priority: .message)
    #expect(app.listener.finish().last == "3 new messages")
    app.performAccessibilityAudit()
    print(app.listener.transcript)
}
