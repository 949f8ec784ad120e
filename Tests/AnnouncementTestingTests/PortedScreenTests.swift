// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// A row of the table: a song and its length.
final class SongCell: AccessibleCell {
    let title = AccessibilityView()
    let length: String

    init(_ name: String, length: String) {
        self.length = length
        super.init()
        title.accessibilityLabel = name
    }

    override var labelStrategy: AccessibilityStringStrategy { .from(title) }
    override var valueStrategy: AccessibilityStringStrategy { .just(length) }
}

/// `UISwitch`: its value is 1 or 0, and is announced as on or off.
final class Switch: AccessibilityView {
    var isOn = false

    init(_ label: String, frame: Rect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .toggleButton
    }

    override var accessibilityValue: String? {
        get { isOn ? "1" : "0" }
        set { isOn = newValue == "1" }
    }

    override func accessibilityActivate() -> Bool {
        isOn.toggle()
        Accessibility.invalidated(self, cause: .user)
        return true
    }
}

final class PlayerController: AccessibleViewController {
    let progress = AdjustableElement(frame: Rect(x: 0, y: 0, width: 300, height: 40), maximumValue: 180)
    let shuffle = Switch("Shuffle", frame: Rect(x: 0, y: 50, width: 300, height: 40))
    let songs = AccessibleList(frame: Rect(x: 0, y: 100, width: 300, height: 200))
    let levels = ChartSurface(id: "levels", frame: Rect(x: 0, y: 310, width: 300, height: 100))
    private let loudness = XyDataSeries(seriesName: "Loudness")

    override func viewDidLoad() {
        progress.accessibilityLabel = "Playing progress"
        progress.addTarget(self, valueChanged: PlayerController.moved)
        songs.sections = [ListSection(header: HeaderGenerator { SongCell("Songs", length: "2") }, rows: rows)]
        songs.add(plugin: .selectable())
        levels.xAxes = [ChartAxis(isXAxis: true, title: "Time")]
        levels.yAxes = [ChartAxis(isXAxis: false, unit: "dB")]
        levels.renderableSeries = [LineSeries(dataSeries: loudness)]
        [progress, shuffle, songs, levels].forEach(view.addSubview)
        injectAccessibilityIdentifiers()
    }

    override func viewWillAppear(_ animated: Bool) { songs.reload() }

    private var rows: [any ListGenerator] {
        [("Blue", "3 minutes"), ("Green", "4 minutes")].map { name, length in
            let cell = SongCell(name, length: length)
            let row = CellGenerator { cell }
            row.didSelectEvent += { Accessibility.post(.announcement, argument: "Playing \(name)") }
            return row
        }
    }

    private func moved() {
        try? loudness.append(x: progress.value, y: -20)
    }
}

@MainActor
@Test func `the player is heard`() throws {
    let listener = Listener()
    let player = PlayerController()
    player.appear()
    #expect(listener.finish() == ["Playing progress, 0, adjustable"])

    player.progress.accessibilityIncrement()
    #expect(listener.finish() == ["5"])

    #expect(ElementAction.activate.perform(on: player.shuffle))
    #expect(listener.finish() == ["on"])

    let blue = try #require(player.songs.accessibilityElement(at: 1))
    Accessibility.focus(blue)
    #expect(listener.finish() == ["Blue, 3 minutes, button, 2 of 3"])
    #expect(ElementAction.activate.perform(on: blue))
    #expect(listener.finish() == ["Playing Blue"])

    #expect(player.levels.accessibilityIdentifier == "PlayerController.levels")
    #expect(listener.problems == [])
}
