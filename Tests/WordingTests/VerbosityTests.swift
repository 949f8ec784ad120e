// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Verbosity")
struct VerbosityTests {
    private static let x = AxisRange(axis: "x", lower: 1, upper: 5, unit: "V")
    private static let point = ChartPoint(
        x: AxisValue(2, on: x), y: AxisValue(25, on: AxisRange(axis: "y", lower: 0, upper: 100)), series: "Coal",
        index: 1, count: 4)

    private func words(_ content: AnnouncementContent, _ verbosity: Verbosity, _ off: Set<WordingToken>) -> String {
        Wording(verbosity: verbosity, switchedOff: off).words(for: content).speech
    }

    /// The table of charts and elements at each level, with every part switched on.
    @Test func `every level has the words of its row in the table`() {
        let contents: [AnnouncementContent] = [
            .axisRanges([Self.x]), .chart(.scrolled(.left, [Self.x])), .chart(.zoomedIn([Self.x])),
            .chart(.axis(Self.x)), .chart(.point(Self.point)),
            .element(ElementSnapshot(label: "Save", value: "on", hint: "Writes", traits: .button, index: 0, count: 3)),
        ]
        let said = Verbosity.allCases.map { level in contents.map { words($0, level, []) } }
        #expect(
            said == [
                ["1 to 5 volts", "1 to 5 volts", "1 to 5 volts", "X axis, 1 to 5 volts", "2 volts, 25", "Save, on"],
                [
                    "X axis, 1 to 5 volts", "1 to 5 volts", "1 to 5 volts", "X axis, 1 to 5 volts", "2 volts, 25",
                    "Save, on, button, 1 of 3. Writes",
                ],
                [
                    "X Axis range changed, now it's from 1.0 to 5.0 volts",
                    "X Axis range changed, now it's from 1.0 to 5.0 volts", "Zoomed in, 1 to 5 volts",
                    "X Axis with visible range from 1.0 to 5.0 volts", "2 volts, 25 value",
                    "Save, on, button, 1 of 3. Writes",
                ],
            ])
    }

    @Test(
        arguments: [
            (.label, "button, 1 of 3. Writes", "1 to 5 volts", "1 to 5 volts"),
            (.traits, "Save, 1 of 3. Writes", "X axis, 1 to 5 volts", "1 to 5 volts"),
            (.hint, "Save, button, 1 of 3", "X axis, 1 to 5 volts", "1 to 5 volts"),
            (.position, "Save, button. Writes", "X axis, 1 to 5 volts", "1 to 5 volts"),
            (.unit, "Save, button, 1 of 3. Writes", "X axis, 1 to 5", "1 to 5"),
            (.delta, "Save, button, 1 of 3. Writes", "X axis, 1 to 5 volts", "1 to 5 volts"),
        ] as [(WordingToken, String, String, String)])
    func `a switched-off part is not spoken`(token: WordingToken, element: String, range: String, scroll: String) {
        let save = ElementSnapshot(label: "Save", hint: "Writes", traits: .button, index: 0, count: 3)
        #expect(
            [.element(save), .axisRanges([Self.x]), .chart(.scrolled(.left, [Self.x]))].map {
                words($0, .medium, [token])
            } == [element, range, scroll])
        #expect(words(.axisRanges([Self.x]), .high, [.label]) == "1 to 5 volts")
        #expect(words(.chart(.zoomedIn([Self.x])), .high, [.delta]) == "1 to 5 volts")
    }

    @Test func `two axes have their names at every level`() {
        let ranges = [Self.x, AxisRange(axis: "y", lower: 0, upper: 9)]
        #expect(words(.axisRanges(ranges), .low, [.label]) == "X axis, 1 to 5 volts, Y axis, 0 to 9")
    }

    @Test func `an element keeps at least one word when parts are switched off`() {
        let element = ElementSnapshot(label: "Save", traits: .button)
        #expect(words(.element(element), .low, [.label]) == "Save, button")
        #expect(words(.element(ElementSnapshot(traits: .button)), .low, []) == "button")
    }

    @Test func `levels and tokens have the names of the configuration`() {
        #expect(Verbosity.allCases.map(\.rawValue) == ["low", "medium", "high"])
        #expect(
            WordingToken.allCases.map(\.rawValue) == ["label", "value", "traits", "hint", "position", "unit", "delta"])
        #expect(Wording() == Wording(language: .english, verbosity: .medium, switchedOff: []))
        #expect(Verbosity.low < .medium && Verbosity.medium < .high)
    }
}
