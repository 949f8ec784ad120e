// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An application whose elements fail the test by themselves, as XCUITest's do: no `try` is needed.
///
///     let app = Application(Listener()).failing { Issue.record($0) }
///     app.buttons["Save"].tap()
///     #expect(app.sliders["Player.progress"].value == "25")
///
/// A property of an element that is missing or not unique is nil or false, and an action on it does nothing.
@MainActor
public final class FailingApplication: QueriedApplication {
    public typealias App = FailingApplication

    /// The application whose elements throw.
    public let base: Application
    private let fail: (ElementFailure) -> Void

    init(_ base: Application, _ fail: @escaping (ElementFailure) -> Void) {
        (self.base, self.fail) = (base, fail)
    }

    public var name: String { base.name }
    public var shown: ShownElements { base.shown }
    /// The listener that records what a user hears.
    public var listener: Listener { base.listener }

    /// The audit of ``Application/performAccessibilityAudit(for:_:)``. Each issue fails the test.
    public func performAccessibilityAudit(
        for types: AuditType = .all, _ isIgnored: (AuditIssue) -> Bool = { _ in false }
    ) {
        for issue in base.accessibilityIssues(for: types) where !isIgnored(issue) {
            fail(ElementFailure(issue.description))
        }
    }

    fileprivate func attempt<Value>(_ read: () throws(ElementFailure) -> Value) -> Value? {
        do {
            return try read()
        } catch {
            fail(error)
            return nil
        }
    }
}

extension Application {
    /// The application with elements that fail the test by themselves.
    /// - Parameter fail: records a failure, for example `{ Issue.record($0) }`.
    public func failing(_ fail: @escaping (ElementFailure) -> Void) -> FailingApplication {
        FailingApplication(self, fail)
    }
}

extension Element<FailingApplication> {
    private var base: Element<Application> {
        let app = query.app.base
        return Element<Application>(
            query: ElementQuery(app: app, type: query.type, place: query.place, find: query.find), choice: choice)
    }

    private func attempt<Value>(_ read: (Element<Application>) throws(ElementFailure) -> Value) -> Value? {
        query.app.attempt { () throws(ElementFailure) in try read(base) }
    }

    public var label: String? { snapshot?.label }
    public var value: String? { snapshot?.value }
    public var identifier: String? { snapshot?.identifier }
    /// The frame in points, relative to the window; nil if the application does not report it.
    public var frame: Rect? { snapshot?.frame }
    public var isSelected: Bool { snapshot?.traits.contains(.selected) ?? false }
    public var isEnabled: Bool { snapshot.map { !$0.traits.contains(.notEnabled) } ?? false }
    public var hasFocus: Bool { attempt { element throws(ElementFailure) in try element.hasFocus } ?? false }
    /// True if a user can act on the element: it is displayed, enabled and within the window.
    public var isHittable: Bool { attempt { element throws(ElementFailure) in try element.isHittable } ?? false }
    /// The words of the details, such as a file's size.
    public var customContent: [ElementContent] { snapshot?.details.content ?? [] }
    /// All known values of the element; nil for a missing one.
    public var snapshot: ElementSnapshot? { attempt { element throws(ElementFailure) in try element.snapshot } }

    /// Activates the element.
    public func tap() { perform(.activate) }
    /// Activates the element twice.
    public func doubleTap() { attempt { element throws(ElementFailure) in try element.doubleTap() } }
    /// Holds the element for a time of the listener, and then activates it.
    public func press(forDuration seconds: Double) {
        attempt { element throws(ElementFailure) in try element.press(forDuration: seconds) }
    }
    /// Raises the value by one step.
    public func increment() { perform(.increment) }
    /// Lowers the value by one step.
    public func decrement() { perform(.decrement) }
    /// Scrolls by a page to show the content on the right.
    public func swipeLeft() { perform(.scroll(.left)) }
    /// Scrolls by a page to show the content on the left.
    public func swipeRight() { perform(.scroll(.right)) }
    /// Scrolls by a page to show the content below.
    public func swipeUp() { perform(.scroll(.up)) }
    /// Scrolls by a page to show the content above.
    public func swipeDown() { perform(.scroll(.down)) }
    /// Performs any action, such as `.custom("Rename")`.
    public func perform(_ action: ElementAction) {
        attempt { element throws(ElementFailure) in try element.perform(action) }
    }
    /// Moves the value as near to a position in its range, 0 to 1, as its steps allow.
    public func adjust(toNormalizedSliderPosition position: Double) {
        attempt { element throws(ElementFailure) in
            try element.adjust(toNormalizedSliderPosition: position)
        }
    }
    /// Moves the focus to the element.
    public func focus() { attempt { element throws(ElementFailure) in try element.focus() } }
    /// Types a text, letter by letter, in the place of the selection.
    public func typeText(_ text: String) {
        attempt { element throws(ElementFailure) in try element.typeText(text) }
    }
    /// Moves the user to the next or previous item of a rotor of the element, by the rotor's name.
    public func move(_ direction: AccessibilityCustomRotor.Direction, by rotor: String) {
        attempt { element throws(ElementFailure) in try element.move(direction, by: rotor) }
    }
}
