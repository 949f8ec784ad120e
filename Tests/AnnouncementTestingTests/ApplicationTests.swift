// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// XCUITest's vocabulary for a screen in the test's own process.
@MainActor
@Suite("An application is driven by its identifiers")
struct ApplicationTests {
    private let volume = AdjustableElement(value: 20, maximumValue: 30)
    private let play = AccessibilityElement()
    private let songs = AccessibilityElement()

    private final class Song: AccessibilityElement {
        override func accessibilityActivate() -> Bool {
            accessibilityTraits.formSymmetricDifference(.selected)
            Accessibility.invalidated(self, cause: .user)
            return true
        }
    }

    init() {
        volume.accessibilityLabel = "Volume"
        volume.accessibilityIdentifier = "Player.volume"
        play.accessibilityLabel = "Play"
        play.accessibilityTraits = [.button, .notEnabled]
        songs.accessibilityLabel = "Songs"
    }

    /// Creates the listener within the test, so that no other test replaces it.
    private func app() -> Application {
        let app = Application(Listener())
        for element in [volume, play] as [any AccessibilityObject] { Accessibility.willDisplay(element) }
        return app
    }

    private func song(_ number: Int, of container: AccessibilityElement) -> Song {
        let song = Song(accessibilityContainer: container)
        song.accessibilityLabel = "Song"
        song.accessibilityIdentifier = "Song \(number)"
        song.accessibilityTraits = .staticText
        return song
    }

    private func failure(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing failed"
        } catch {
            return "\(error)"
        }
    }

    @Test func `an element is found by its identifier or label, and its properties are read`() throws {
        let app = app()
        #expect(app.sliders["Player.volume"].exists && app.sliders["Volume"].exists)
        #expect(!app.buttons["Volume"].exists)
        #expect(try app.sliders["Player.volume"].label == "Volume")
        #expect(try app.sliders["Volume"].identifier == "Player.volume")
        #expect(try app.sliders["Volume"].value == "20")
        #expect(try !app.buttons["Play"].isEnabled)
        #expect(try app.sliders["Volume"].isEnabled)
        #expect(try !app.sliders["Volume"].isSelected)
        #expect(app.descendants(matching: .any).count == 2)
    }

    @Test func `an action happens at once, and is heard`() throws {
        let app = app()
        try app.sliders["Player.volume"].focus()
        #expect(try app.sliders["Player.volume"].hasFocus)
        app.listener.finish()
        try app.sliders["Player.volume"].increment()
        app.listener.finish()
        try app.sliders["Player.volume"].adjust(toNormalizedSliderPosition: 1)
        app.listener.finish()
        try app.sliders["Player.volume"].adjust(toNormalizedSliderPosition: 0)
        #expect(try app.sliders["Player.volume"].value == "0")
        #expect(
            app.listener.finish().isEmpty == false
                && app.listener.heard.prefix(3) == ["Volume, 20, adjustable", "25", "30, maximum"])
    }

    @Test func `a slider in percent moves as close to a position as its steps allow`() throws {
        let app = app()
        final class Percent: AdjustableElement {
            override var accessibilityValue: String? {
                get { "\(Int(value)) %" }
                set {}
            }
        }
        let brightness = Percent(value: 10, maximumValue: 100, step: 10)
        brightness.accessibilityLabel = "Brightness"
        Accessibility.willDisplay(brightness)
        for (position, value) in [(0.52, "50 %"), (0.28, "30 %"), (1, "100 %"), (0, "0 %"), (0.04, "0 %")] {
            try app.sliders["Brightness"].adjust(toNormalizedSliderPosition: position)
            #expect(try app.sliders["Brightness"].value == value)
        }
        let slider = app.sliders["Volume"]
        #expect(
            failure { try slider.adjust(toNormalizedSliderPosition: 0.5) }
                == #"The slider "Volume" has 20, which is not a percentage: adjust it to 0 or 1, or by increment()."#)
        #expect(
            failure { try slider.adjust(toNormalizedSliderPosition: 2) }
                == "A slider's position must be from 0 to 1, not 2.0.")
    }

    @Test func `the cells of a list are counted, found by index, and matched`() throws {
        let app = app()
        let rows = (0..<3).map { song($0, of: songs) }
        songs.accessibilityElements = rows
        let all: [AccessibilityElement] = rows.reversed() + [songs]
        for element in all { Accessibility.willDisplay(element) }
        #expect(app.cells.count == 3)
        #expect(try app.cells.element(boundBy: 1).identifier == "Song 1")
        #expect(try app.cells.allElementsBoundByIndex.map { try $0.identifier } == ["Song 0", "Song 1", "Song 2"])
        #expect(app.children(matching: .cell).count == 0)
        #expect(app.staticTexts["Songs"].cells.count == 3)
        #expect(app.staticTexts.children(matching: .cell).count == 3)
        try app.cells["Song 1"].tap()
        #expect(app.cells.matching { $0.traits.contains(.selected) }.count == 1)
        #expect(try app.cells["Song 1"].isSelected)
        #expect(
            failure { try app.cells["Song"].tap() }
                == #"There are 3 of the cell "Song": Song 0, Song 1, Song 2. "#
                + "Choose one by its identifier, with element(boundBy:) or with firstMatch.")
        #expect(try app.cells.firstMatch.identifier == "Song 0")
    }

    @Test func `a missing element fails with a list of the existing ones`() {
        let app = app()
        #expect(
            failure { try app.buttons["Stop"].tap() }
                == #"There is no button "Stop": the application shows the button Play."#)
        #expect(
            failure { try app.buttons["Volume"].tap() }
                == #"There is no button "Volume": the application shows it as slider."#)
        #expect(
            failure { _ = try app.links.element.label }
                == "There is no link: the application shows no links, but Player.volume (slider), Play (button).")
        #expect(
            failure { _ = try app.buttons.element(boundBy: 4).label }
                == "There is no button at 4: the application shows the button Play.")
        #expect(failure { try app.buttons["Play"].tap() } == #"The button "Play" does nothing with activate."#)
        #expect(
            failure { try app.buttons["Play"].adjust(toNormalizedSliderPosition: 0) }
                == #"The button "Play" cannot be adjusted."#)
    }

    @Test func `a displayed chart is found by its id or its title`() throws {
        let app = app()
        let surface = ChartSurface(id: "co2")
        surface.title = "Carbon dioxide"
        #expect(!app.charts["co2"].exists)
        Accessibility.willDisplay(surface)
        #expect(try app.charts["co2"].label == "Carbon dioxide")
        #expect(app.charts["Carbon dioxide"].exists)
        Accessibility.didEndDisplay(surface)
        #expect(!app.charts["co2"].exists)
    }

    @Test func `a chart has axes, series and its visible points`() throws {
        let app = app()
        let surface = ChartSurface(id: "power", frame: Rect(x: 0, y: 0, width: 400, height: 200))
        surface.xAxes = [ChartAxis(isXAxis: true, visibleRange: DataRange(min: 1, max: 5))]
        surface.yAxes = [ChartAxis(isXAxis: false, visibleRange: DataRange(min: 0, max: 10))]
        let data = XyDataSeries(seriesName: "Coal")
        try data.append(x: [0, 2, 4, 20], y: [-3, 4, 7.5, 30])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
        Accessibility.willDisplay(surface)
        let axes = app.charts["power"].axes.allElementsBoundByIndex
        #expect(
            try axes.map { try [$0.identifier, $0.label, $0.value] } == [
                ["x", "X axis", "1 to 5"], ["y", "Y axis", "0 to 10"],
            ])
        let series = app.charts["power"].series["Coal"]
        #expect(try series.value == "4")
        #expect(series.points.count == 2 && app.charts["power"].points.count == 2)
        #expect(try series.points.element(boundBy: 1).label == "4: 7.5")
        #expect(try series.points.firstMatch.value == "4.0")
        surface.xAxes[0].visibleRange = DataRange(min: 10, max: 30)
        #expect(try app.axes["x"].value == "10 to 30")
        #expect(try app.points.element.label == "20: 30")
        #expect(
            failure { _ = try app.axes["z"].value }
                == #"There is no axis "z": the application shows the axes x, y."#)
    }
}

/// A clock on which every sleep ends at once.
private struct InstantClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await Task.yield() }
}

/// Waiting for elements takes time on the given clock.
@MainActor
@Suite("Waiting for elements")
struct WaitingForElementsTests {
    /// An application that shows the elements that a test sets.
    private final class Scripted: TestedApplication {
        typealias App = Scripted
        let name = "player"
        var shown = ShownElements([])
    }

    private let app = Scripted()
    private let ready = ElementSnapshot(id: "ready", label: "Ready", value: "3")

    @Test func `a present element is returned at once, and a missing one is given up`() async {
        let clock = InstantClock()
        #expect(!(await app.staticTexts["Ready"].waitForExistence(timeout: .seconds(60), clock: clock)))
        app.shown = ShownElements([ready])
        #expect(await app.staticTexts["Ready"].waitForExistence(timeout: .zero, clock: clock))
        #expect(!(await app.staticTexts["Ready"].waitForNonExistence(timeout: .seconds(60), clock: clock)))
        app.shown = ShownElements([])
        #expect(await app.staticTexts["Ready"].waitForNonExistence(timeout: .zero, clock: clock))
    }

    @Test func `an element that appears later is found, and a value is awaited`() async {
        let coming = Task { app.shown = ShownElements([ready], focus: "ready") }
        #expect(await app.staticTexts["Ready"].waitForExistence(timeout: .seconds(60)))
        #expect(await app.staticTexts["Ready"].wait(timeout: .seconds(60)) { try $0.value == "3" && $0.hasFocus })
        await coming.value
    }
}
