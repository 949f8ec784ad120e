// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@MainActor
@Suite("A view controller to inherit from")
struct AccessibleViewControllerTests {
    private final class Player: AccessibleViewController {
        let slider = AdjustableElement(value: 20)
        let chart = ChartSurface(id: "levels", frame: Rect(x: 0, y: 50, width: 100, height: 100))
        var steps: [String] = []

        override func viewDidLoad() {
            steps.append("load")
            slider.accessibilityLabel = "Progress"
            chart.xAxes = [ChartAxis(isXAxis: true)]
            [slider, chart].forEach(view.addSubview)
        }
        override func viewWillAppear(_ animated: Bool) { steps.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { steps.append("appeared, \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { steps.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { steps.append("disappeared") }
    }

    @Test func `a controller's view is loaded once, on first access`() {
        let player = Player()
        #expect(!player.isViewLoaded)
        let view = player.view
        #expect(player.view === view)
        #expect(player.steps == ["load"])
    }

    @Test func `a screen that appears is reported, and its first element takes the focus`() {
        let recorder = ViewEventRecorder()
        let player = Player()
        player.appear(animated: true)
        #expect(Accessibility.root === player.view)
        #expect(Accessibility.focusedElement === player.slider)
        #expect(player.chart.isDisplayed)
        #expect(recorder.story.screen.displayed.map(\.label) == ["Progress"])
        #expect(recorder.takeLines() == ["default: Progress, 20, adjustable"])
        player.disappear()
        #expect(Accessibility.root == nil)
        #expect(Accessibility.focusedElement == nil)
        #expect(!player.chart.isDisplayed)
        #expect(recorder.story.screen.displayed.isEmpty)
        #expect(player.steps == ["load", "will appear", "appeared, true", "will disappear", "disappeared"])
    }

    @Test func `rows removed with their screen are not removed twice, and return with it`() {
        final class Songs: AccessibleViewController {
            let song = Cell("Blue")
            let list = AccessibleList()
            override func viewDidLoad() {
                list.sections = [ListSection(rows: [ItemGenerator { [song] in song }])]
                view.addSubview(list)
            }
            override func viewWillAppear(_ animated: Bool) { list.reload() }
        }
        let recorder = ViewEventRecorder()
        let songs = Songs()
        songs.appear()
        songs.disappear()
        songs.list.endDisplay(row: 0)
        #expect(recorder.story.screen.displayed.isEmpty)
        songs.appear()
        #expect(recorder.story.screen.displayed.map(\.label) == ["Blue"])
        songs.disappear()
        songs.song.accessibilityInvalidator?.invalidateParameters()
        #expect(recorder.story.screen.displayed.isEmpty)
        #expect(recorder.takeLines().filter { $0.hasPrefix("refused") } == [])
    }

    @Test func `a controller injects identifiers into its outlets, and none into the library's properties`() {
        let player = Player()
        let names = player.injectAccessibilityIdentifiers(options: .includeSuperclasses).map(\.identifier)
        #expect(names == ["Player.view", "Player.slider", "Player.chart"])
    }

    @Test func `a subclass may load its own view`() {
        final class Wide: AccessibleViewController {
            override func loadView() { view = AccessibilityView(frame: Rect(x: 0, y: 0, width: 9, height: 9)) }
        }
        #expect(Wide().view.frame.width == 9)
    }
}
