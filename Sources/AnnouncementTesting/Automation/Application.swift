// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An application whose elements a test asks for: in the test's own process, or another that runs.
@MainActor
public protocol TestedApplication: ElementTypeQueryProvider, AnyObject where App == Self {
    /// What it is called in a sentence.
    var name: String { get }
    /// What it shows now.
    var shown: ShownElements { get }
}

extension TestedApplication {
    /// All that it shows, of one kind.
    public func descendants(matching type: ElementType) -> ElementQuery<Self> {
        ElementQuery(app: self, type: type, place: "") { $0.of(type) }
    }

    /// What is in nothing else that it shows.
    public func children(matching type: ElementType) -> ElementQuery<Self> {
        ElementQuery(app: self, type: type, place: "") { $0.outermost.filter { $0.types.contains(type) } }
    }
}

/// The application of the test's own process, as a listener knows it: `XCUIApplication`, without a daemon and at once.
///
///     let app = Application(Listener())
///     screen.appear()
///     try app.sliders["Player.progress"].increment()
///     #expect(app.listener.finish().last == "25")
@MainActor
public final class Application: TestedApplication {
    /// Itself.
    public typealias App = Application

    /// What a user hears of it.
    public let listener: Listener
    public var name: String { "the application" }
    public var shown: ShownElements { listener.shown }

    public init(_ listener: Listener) {
        self.listener = listener
    }

    fileprivate func perform(_ action: ElementAction, on element: Element<Application>) throws(ElementFailure) {
        let snapshot = try element.snapshot
        guard let object = snapshot.id.flatMap(AccessibleObjects.shared.find) else {
            throw ElementFailure("\(element.description) has been deallocated.")
        }
        guard action.perform(on: object) else { throw ElementFailure(unhandled: action, element.description) }
    }
}

extension ElementFailure {
    init(unhandled action: ElementAction, _ element: String) {
        self.init("\(element) does nothing with \(action.name).")
    }
}

/// What is done with an element happens at once.
/// - Throws: an ``ElementFailure`` when there is not one such element, or it does nothing with that.
extension Element<Application> {
    /// Activates it.
    public func tap() throws(ElementFailure) { try perform(.activate) }
    /// Goes a step up.
    public func increment() throws(ElementFailure) { try perform(.increment) }
    /// Goes a step down.
    public func decrement() throws(ElementFailure) { try perform(.decrement) }
    /// Scrolls by a page: what is to the right comes in.
    public func swipeLeft() throws(ElementFailure) { try perform(.scroll(.left)) }
    /// Scrolls by a page: what is to the left comes in.
    public func swipeRight() throws(ElementFailure) { try perform(.scroll(.right)) }
    /// Scrolls by a page: what is below comes in.
    public func swipeUp() throws(ElementFailure) { try perform(.scroll(.up)) }
    /// Scrolls by a page: what is above comes in.
    public func swipeDown() throws(ElementFailure) { try perform(.scroll(.down)) }

    /// Does anything else with it, such as `.custom("Rename")`.
    public func perform(_ action: ElementAction) throws(ElementFailure) { try query.app.perform(action, on: self) }

    /// Moves it as near to a place of its range, 0 to 1, as its steps allow. Between the ends its value is a percentage.
    public func adjust(toNormalizedSliderPosition position: Double) throws(ElementFailure) {
        var walk = try SliderWalk(to: position)
        while let action = try walk.next(snapshot, description) { try perform(action) }
    }

    /// Gives it the focus.
    public func focus() throws(ElementFailure) {
        guard let object = try snapshot.id.flatMap(AccessibleObjects.shared.find) else {
            throw ElementFailure("\(description) has been deallocated.")
        }
        Accessibility.focus(object)
    }
}
