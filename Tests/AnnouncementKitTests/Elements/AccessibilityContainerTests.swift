// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Containers")
struct AccessibilityContainerTests {
    /// Lists two of its things, and computes their places on request.
    private final class Shelf: AccessibilityView, AccessibilityContainer {
        let books = [AccessibilityElement(), AccessibilityElement()]
        var places = [Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10)]

        func accessibilityElementCount() -> Int { books.count }

        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
            guard books.indices.contains(index) else { return nil }
            books[index].accessibilityFrame = convertToScreen(places[index])
            return books[index]
        }
    }

    private final class Book: AccessibilityElement {
        weak var shelf: AccessibilityView?
        override var accessibilityFrame: Rect {
            get { shelf?.convertToScreen(Rect(x: 1, y: 2, width: 3, height: 4)) ?? .zero }
            set {}
        }
    }

    @Test func `an element has a container that it does not keep alive`() {
        var shelf: Shelf? = Shelf()
        let book = AccessibilityElement(accessibilityContainer: shelf)
        #expect(book.accessibilityContainer === shelf)
        shelf = nil
        #expect(book.accessibilityContainer == nil)
    }

    @Test func `an index out of range gives nil`() {
        let shelf = Shelf()
        #expect(
            [Int.min, -1, 2, 3, .max].map { shelf.accessibilityElement(at: $0) === nil }
                == .init(repeating: true, count: 5))
        #expect(shelf.accessibilityElement(at: 1) === shelf.books[1])
    }

    @Test func `the index of an element is its position, and nil for a foreign element`() {
        let shelf = Shelf()
        #expect(shelf.books.map(shelf.index(ofAccessibilityElement:)) == [0, 1])
        #expect(shelf.index(ofAccessibilityElement: AccessibilityElement()) == nil)
        #expect(shelf.index(ofAccessibilityElement: shelf) == nil)
    }

    @Test func `a container with a negative count has no elements`() {
        final class Broken: AccessibilityView, AccessibilityContainer {
            func accessibilityElementCount() -> Int { -3 }
            func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { self }
        }
        let broken = Broken()
        #expect(broken.index(ofAccessibilityElement: broken) == nil)
        #expect(ReadingOrder(of: broken).elements.isEmpty)
    }

    @Test func `a container hides the subviews that it does not list`() {
        let shelf = Shelf()
        let label = AccessibilityView()
        label.isAccessibilityElement = true
        shelf.addSubview(label)
        #expect(ReadingOrder(of: shelf).elements.map(ObjectIdentifier.init) == shelf.books.map(ObjectIdentifier.init))
    }

    @Test func `frames are computed on request, so a moved element reports its new place`() {
        let shelf = Shelf(frame: Rect(x: 100, y: 50, width: 20, height: 10))
        let before = shelf.accessibilityElement(at: 1)?.accessibilityFrame
        shelf.places[1].x = 15
        shelf.frame.y = 60
        let after = shelf.accessibilityElement(at: 1)?.accessibilityFrame
        #expect(before == Rect(x: 110, y: 50, width: 10, height: 10))
        #expect(after == Rect(x: 115, y: 60, width: 10, height: 10))
    }

    @Test func `an element that computes its frame reports its place at the moment of the snapshot`() {
        let shelf = Shelf(frame: Rect(x: 100, y: 50, width: 20, height: 10))
        let book = Book()
        book.shelf = shelf
        let before = ElementSnapshot(of: book).frame
        shelf.frame.x = 0
        #expect(
            [before, ElementSnapshot(of: book).frame] == [
                Rect(x: 101, y: 52, width: 3, height: 4), Rect(x: 1, y: 52, width: 3, height: 4),
            ])
    }

    @Test func `a snapshot has its index among the elements that the container lists`() {
        let shelf = Shelf()
        let book = AccessibilityElement(accessibilityContainer: shelf)
        book.accessibilityLabel = "Foreign"
        let foreign = ElementSnapshot(of: book)
        #expect([foreign.index, foreign.count] == [nil, 2])
        #expect(foreign.container == shelf.accessibility.id)
        let list = AccessibilityElement()
        let items = (0..<3).map { _ in AccessibilityElement(accessibilityContainer: list) }
        list.accessibilityElements = items
        let last = ElementSnapshot(of: items[2])
        #expect(
            last
                == ElementSnapshot(
                    id: items[2].accessibility.id, frame: .zero, container: list.accessibility.id, index: 2, count: 3))
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: -1, height: 0), Rect(x: .nan, y: 0, width: 1, height: 1),
        Rect(x: 0, y: 0, width: 1, height: .infinity), Rect(x: 0, y: -.infinity, width: 1, height: 1),
    ])
    func `an invalid frame is not reported`(frame: Rect) {
        let element = AccessibilityElement()
        element.accessibilityFrame = frame
        #expect(ElementSnapshot(of: element) == ElementSnapshot(id: element.accessibility.id))
    }
}
