// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An application under test: the test's own process, or another running process.
@MainActor
public protocol QueriedApplication: ElementTypeQueryProvider, AnyObject where App == Self {
    /// The application's name in failure messages.
    var name: String { get }
    /// The currently displayed elements and charts.
    var shown: ShownElements { get }
}

/// An application whose elements throw an ``ElementFailure`` when they are missing or not unique.
public protocol TestedApplication: QueriedApplication {}

extension QueriedApplication {
    /// A query for all displayed elements of a type.
    public func descendants(matching type: ElementType) -> ElementQuery<Self> {
        ElementQuery(app: self, type: type, place: "") { $0.of(type) }
    }

    /// A query for displayed elements of a type that no other displayed element contains.
    public func children(matching type: ElementType) -> ElementQuery<Self> {
        ElementQuery(app: self, type: type, place: "") { $0.outermost.filter { $0.types.contains(type) } }
    }
}

/// The application in the test's own process: `XCUIApplication`, without a daemon and without waiting.
///
///     let app = Application(Listener())
///     screen.appear()
///     try app.sliders["Player.progress"].increment()
///     #expect(app.listener.finish().last == "25")
@MainActor
public final class Application: TestedApplication {
    /// The application's own type.
    public typealias App = Application

    /// The listener that records what a user hears.
    public let listener: Listener
    public var name: String { "the application" }
    public var shown: ShownElements { listener.shown }

    public init(_ listener: Listener) {
        self.listener = listener
    }

    fileprivate func perform(_ action: ElementAction, on element: Element<Application>) throws(ElementFailure) {
        let found = try element.found()
        let object = try object(of: found, element)
        guard action.perform(on: object) || found.part?.perform(action) == true else {
            throw ElementFailure(unhandled: action, element.description)
        }
    }

    fileprivate func focus(on element: Element<Application>) throws(ElementFailure) {
        let found = try element.found()
        let object = try object(of: found, element)
        guard let element = found.part.map({ $0.focus(in: object) }) ?? object else {
            throw ElementFailure("\(element.description) has no element that takes the focus.")
        }
        Accessibility.focus(element)
    }

    fileprivate func object(
        of shown: ShownElements.Shown, _ element: Element<Application>
    ) throws(ElementFailure) -> any AccessibilityObject {
        let object = shown.part.map(\.object) ?? shown.snapshot.id.flatMap(AccessibleObjects.shared.find)
        guard let object else { throw ElementFailure("\(element.description) has been deallocated.") }
        return object
    }
}

extension ElementFailure {
    init(unhandled action: ElementAction, _ element: String) {
        self.init("\(element) does nothing with \(action.name).")
    }
}

/// Actions on an element, performed at once.
/// - Throws: an ``ElementFailure`` if the element does not exist, is not unique, or does not handle the action.
extension Element<Application> {
    /// Activates the element.
    public func tap() throws(ElementFailure) { try perform(.activate) }
    /// Raises the value by one step.
    public func increment() throws(ElementFailure) { try perform(.increment) }
    /// Lowers the value by one step.
    public func decrement() throws(ElementFailure) { try perform(.decrement) }
    /// Scrolls by a page to show the content on the right.
    public func swipeLeft() throws(ElementFailure) { try perform(.scroll(.left)) }
    /// Scrolls by a page to show the content on the left.
    public func swipeRight() throws(ElementFailure) { try perform(.scroll(.right)) }
    /// Scrolls by a page to show the content below.
    public func swipeUp() throws(ElementFailure) { try perform(.scroll(.up)) }
    /// Scrolls by a page to show the content above.
    public func swipeDown() throws(ElementFailure) { try perform(.scroll(.down)) }

    /// Performs any action, such as `.custom("Rename")`.
    public func perform(_ action: ElementAction) throws(ElementFailure) { try query.app.perform(action, on: self) }

    /// Moves the value as near to a position in its range, 0 to 1, as its steps allow. For positions between 0 and 1,
    /// the element's value must be a percentage.
    public func adjust(toNormalizedSliderPosition position: Double) throws(ElementFailure) {
        var walk = try SliderWalk(to: position)
        while let action = try walk.next(snapshot, description) { try perform(action) }
    }

    /// The living object that the element shows.
    func living() throws(ElementFailure) -> any AccessibilityObject { try query.app.object(of: found(), self) }

    /// True if a user can act on the element: it is displayed, enabled and within the window.
    public var isHittable: Bool {
        get throws(ElementFailure) {
            let snapshot = try snapshot
            guard !snapshot.traits.contains(.notEnabled), let frame = snapshot.frame, frame != .zero else {
                return false
            }
            guard let window = query.app.listener.window?.frame else { return true }
            return frame.x < window.width && frame.y < window.height && frame.x + frame.width > 0
                && frame.y + frame.height > 0
        }
    }

    /// Moves the focus to the element; in a chart or a series to its first point.
    public func focus() throws(ElementFailure) { try query.app.focus(on: self) }
}
