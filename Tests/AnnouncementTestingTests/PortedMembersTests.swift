// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// Members as iOS apps write them, without `UI`.
@MainActor
@Suite("Members that an app overrides are used")
struct PortedMembersTests {
    private final class Row: AccessibleCell, AccessibilityItemContainer {
        let title = AccessibilityItemWrapper(parentView: AccessibilityView(), labelStrategy: .just("Title"))
        var accessibilityChildItems: [any AccessibilityItem] { [title] }
        override var accessibilityElements: [any AccessibilityObject]? {
            get { [title] }
            set {}
        }
    }

    @Test func `a cell that is a container makes its children elements`() {
        let row = Row()
        #expect(row.modifierType == AccessibilityContainerModifier.self)
        row.modifySelf()
        #expect(ReadingOrder(of: row).elements.map(\.accessibilityLabel) == ["Title"])
    }

    private class Legend: ChartSurface {
        let legend = AccessibilityElement()
        override var accessibilityElements: [any AccessibilityObject]? {
            get { (super.accessibilityElements ?? []) + [legend] }
            set {}
        }
    }

    private final class CountingLegend: Legend {
        override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
        override func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
            accessibilityElements?[index]
        }
    }

    private func filled<Surface: ChartSurface>(_ surface: Surface) throws -> Surface {
        surface.xAxes = [ChartAxis(isXAxis: true)]
        surface.yAxes = [ChartAxis(isXAxis: false)]
        let data = XyDataSeries(seriesName: "Coal")
        try data.append(x: [0, 2], y: [3, 4])
        surface.renderableSeries = [LineSeries(dataSeries: data)]
        return surface
    }

    @Test func `a surface that lists a legend is read with it, whether it counts or not`() throws {
        let frame = Rect(x: 0, y: 0, width: 400, height: 200)
        for surface in [Legend(id: "power", frame: frame), CountingLegend(id: "power", frame: frame)] {
            let surface = try filled(surface)
            surface.legend.accessibilityLabel = "Legend"
            surface.legend.accessibility.container = surface
            #expect(surface.accessibilityElementCount() == 4)
            #expect(surface.index(ofAccessibilityElement: surface.legend) == 3)
            #expect(ReadingOrder(of: surface).elements.last === surface.legend)
            let listener = Listener()
            Accessibility.focus(surface.legend)
            #expect(listener.finish() == ["Legend, 4 of 4"])
        }
    }

    @Test func `elements that are set on a surface, its series area or a list are read`() throws {
        let surface = try filled(ChartSurface(id: "power"))
        let mine = AccessibilityElement()
        surface.renderSurface.accessibilityElements = [mine]
        #expect(ReadingOrder(of: surface).elements.first === mine)
        #expect(surface.renderSurface.index(ofAccessibilityElement: mine) == 0)
        surface.accessibilityElements = [mine]
        #expect(ReadingOrder(of: surface).elements.count == 1)
        surface.accessibilityElements = nil
        #expect(surface.accessibilityElementCount() == 3)
        let list = AccessibleList(sections: [ListSection(rows: [])])
        list.accessibilityElements = [mine]
        #expect(ReadingOrder(of: list).first === mine)
    }

    private final class Grid: AccessibilityView, AccessibilityContainer {
        let element = AccessibilityElement()
        func accessibilityElementCount() -> Int { 9 }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { index == 4 ? element : nil }
        func index(ofAccessibilityElement element: any AccessibilityObject) -> Int {
            element === self.element ? 4 : Int.max
        }
    }

    @Test func `an index in UIKit's spelling is asked, and NSNotFound counts as nil`() {
        let grid = Grid()
        let container: any AccessibilityContainer = grid
        let (index, none) = (
            container.index(ofAccessibilityElement: grid.element), container.index(ofAccessibilityElement: grid)
        )
        #expect(index == 4)
        #expect(none == nil)
        grid.element.accessibilityLabel = "Middle"
        grid.element.accessibility.container = grid
        let listener = Listener()
        Accessibility.focus(grid.element)
        #expect(listener.finish() == ["Middle, 5 of 9"])
    }

    private final class Dial: AccessibilityView {
        var degrees = 10
        override var accessibilityValue: String? {
            get { "\(degrees)" }
            set {}
        }
        override func accessibilityIncrement() { degrees += 5 }
        override func accessibilityActivate() -> Bool {
            accessibilityTraits.formSymmetricDifference(.selected)
            return true
        }
    }

    @Test func `a value that an increment changes is heard and seen, and a change by an activation too`() throws {
        let dial = Dial()
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Heading"
        dial.accessibilityTraits = .adjustable
        let app = Application(Listener())
        Accessibility.willDisplay(dial)
        try app.sliders["Heading"].increment()
        #expect(app.listener.finish() == ["15"])
        #expect(try app.sliders["Heading"].value == "15")
        try app.sliders["Heading"].focus()
        app.listener.finish()
        try app.sliders["Heading"].tap()
        #expect(app.listener.finish() == ["selected"])
        #expect(try app.sliders["Heading"].isSelected)
        #expect(app.listener.problems == [])
    }

    @Test func `a layout change asks for the frames again`() throws {
        let panel = AccessibilityView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let button = AccessibilityView(frame: Rect(x: 10, y: 10, width: 20, height: 20))
        button.isAccessibilityElement = true
        button.accessibilityLabel = "OK"
        button.accessibilityTraits = .button
        panel.addSubview(button)
        let app = Application(Listener())
        Accessibility.willDisplay(button)
        #expect(try app.buttons["OK"].frame == Rect(x: 10, y: 10, width: 20, height: 20))
        panel.frame = Rect(x: 50, y: 0, width: 100, height: 100)
        Accessibility.post(.layoutChanged)
        #expect(try app.buttons["OK"].frame == Rect(x: 60, y: 10, width: 20, height: 20))
        #expect(app.listener.problems == [])
        #expect(app.listener.finish() == [])
    }
}
