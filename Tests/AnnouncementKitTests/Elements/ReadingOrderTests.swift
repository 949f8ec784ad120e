// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Reading order")
struct ReadingOrderTests {
    private func view(_ x: Double = 0, _ y: Double = 0, _ subviews: [AccessibilityView] = []) -> AccessibilityView {
        let view = AccessibilityView(frame: Rect(x: x, y: y, width: 10, height: 10))
        subviews.forEach(view.addSubview)
        return view
    }

    private func element(_ label: String, _ x: Double = 0, _ y: Double = 0) -> AccessibilityView {
        let element = view(x, y)
        element.isAccessibilityElement = true
        element.accessibilityLabel = label
        return element
    }

    private func order(_ root: any AccessibilityObject) -> [String] {
        ReadingOrder(of: root).elements.map { $0.accessibilityLabel ?? "?" }
    }

    @Test func `views are read from top to bottom and from left to right`() {
        let root = view(0, 0, [element("d", 5, 9), element("b", 5, 1), element("c", 0, 9), element("a", 0, 1)])
        #expect(order(root) == ["a", "b", "c", "d"])
        #expect(ReadingOrder(of: root).first?.accessibilityLabel == "a")
    }

    @Test func `views at one place are read in the order of adding`() {
        #expect(order(view(0, 0, [element("first"), element("second")])) == ["first", "second"])
    }

    @Test func `a view that is not a group does not group its elements`() {
        let left = view(0, 0, [element("l1", 0, 0), element("l2", 0, 20)])
        let right = view(50, 0, [element("r1", 0, 0), element("r2", 0, 20)])
        #expect(order(view(0, 0, [left, right])) == ["l1", "r1", "l2", "r2"])
    }

    @Test func `a group is read as a whole before what follows`() {
        let left = view(0, 0, [element("l2", 0, 20), element("l1", 0, 0)])
        let right = view(50, 0, [element("r1", 0, 0), element("r2", 0, 20)])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(order(view(0, 0, [right, left])) == ["l1", "l2", "r1", "r2"])
    }

    @Test func `an element's own subviews are not read`() {
        let button = element("Save")
        button.addSubview(element("icon"))
        #expect(order(view(0, 0, [button])) == ["Save"])
        #expect(order(button) == ["Save"])
    }

    @Test func `a modal view hides its siblings`() {
        let alert = view(0, 50, [element("OK", 0, 9), element("Delete?")])
        alert.accessibilityViewIsModal = true
        let root = view(0, 0, [element("behind"), alert, element("beside")])
        #expect(order(root) == ["Delete?", "OK"])
        alert.accessibilityElementsHidden = true
        #expect(order(root) == ["behind", "beside"])
    }

    @Test func `the upper of two modal views is read`() {
        let alerts = ["lower", "upper"].map { view(0, 0, [element($0)]) }
        alerts.forEach { $0.accessibilityViewIsModal = true }
        #expect(order(view(0, 0, alerts)) == ["upper"])
    }

    @Test func `a modal view further down, or in a list, hides its siblings too`() {
        let alert = element("alert", 0, 5)
        alert.accessibilityViewIsModal = true
        #expect(order(view(0, 0, [element("far"), view(0, 1, [element("behind"), alert])])) == ["far", "alert"])
        let list = AccessibilityElement()
        list.isAccessibilityElement = false
        list.accessibilityElements = [element("listed"), alert]
        #expect(order(list) == ["alert"])
    }

    @Test func `hidden elements are not read, nor their contents`() {
        let hidden = view(0, 0, [element("inside")])
        hidden.accessibilityElementsHidden = true
        let button = element("hidden")
        button.accessibilityElementsHidden = true
        #expect(order(view(0, 0, [hidden, button, element("shown")])) == ["shown"])
        #expect(ReadingOrder(of: hidden).first == nil)
        hidden.accessibilityElementsHidden = false
        #expect(order(hidden) == ["inside"])
        hidden.isHidden = true
        #expect(order(view(0, 0, [hidden, element("shown")])) == ["shown"])
    }

    @Test func `listed elements keep the order of the list, and unlisted ones are not read`() {
        let root = view(0, 0, [element("unlisted")])
        root.accessibilityElements = [element("one", 0, 99), view(0, 0, [element("two", 9, 9)]), element("three")]
        #expect(order(root) == ["one", "two", "three"])
        root.accessibilityElements = []
        #expect(order(root) == [])
        root.accessibilityElements = nil
        #expect(order(root) == ["unlisted"])
    }

    @Test func `an object that contains itself is read once`() {
        let first = AccessibilityElement()
        first.isAccessibilityElement = false
        let second = AccessibilityElement()
        second.isAccessibilityElement = false
        let leaf = element("leaf")
        first.accessibilityElements = [second, first, leaf, leaf]
        second.accessibilityElements = [first]
        #expect(order(first) == ["leaf"])
        first.accessibilityElements = nil
        second.accessibilityElements = nil
    }

    @Test func `frames that are not finite are handled`() {
        let places = [Double.nan, .infinity, 1, -.infinity, .nan, 0]
        let root = view(0, 0, places.map { element("\($0)", $0, $0) })
        #expect(order(root).sorted() == places.map { "\($0)" }.sorted())
    }

    @Test func `ten thousand views next to each other are all read`() {
        #expect(order(view(0, 0, (0..<10_000).map { element("\($0)", 0, Double($0)) })).count == 10_000)
    }

    @Test func `a container without end is read up to 20,000 elements`() {
        final class Endless: AccessibilityView, AccessibilityContainer {
            func accessibilityElementCount() -> Int { .max }
            func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { AccessibilityElement() }
        }
        #expect(ReadingOrder(of: Endless()).elements.count == 20_000)
    }

    @Test(arguments: [(511, ["innermost"]), (512, []), (10_000, [])])
    func `elements nested deeper than 512 are not read`(depth: Int, expected: [String]) {
        for isListed in [true, false] {
            var chain = [element("innermost")]
            for _ in 0..<depth {
                chain.append(AccessibilityView())
                if isListed {
                    chain[chain.count - 1].accessibilityElements = [chain[chain.count - 2]]
                } else {
                    chain[chain.count - 1].addSubview(chain[chain.count - 2])
                }
            }
            #expect(order(chain[depth]) == expected)
            // Releases objects from the outside in: releasing all at once would overflow the stack, like any nested
            // objects.
            while let link = chain.popLast() { link.accessibilityElements = nil }
        }
    }
}
