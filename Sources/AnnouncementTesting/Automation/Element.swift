// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The choice of an element among those of a query.
enum ElementChoice {
    case named(String)
    case at(Int)
    case only
}

/// One element of an application, looked up again on each use: `XCUIElement`.
///
/// Reading a property of an element that does not exist or is not unique throws an ``ElementFailure``, which lists the
/// displayed elements.
@MainActor
public struct Element<App: QueriedApplication>: ElementTypeQueryProvider {
    let query: ElementQuery<App>
    let choice: ElementChoice

    /// True if at least one element matches.
    public var exists: Bool { !candidates.isEmpty }

    /// A query for elements of a type within this element, at any depth.
    public func descendants(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: false) }

    /// A query for elements of a type directly within this element.
    public func children(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: true) }

    private func inner(_ type: ElementType, directly: Bool) -> ElementQuery<App> {
        ElementQuery(app: query.app, type: type, place: " in the \(ElementFailure.bare(description))") { shown in
            guard let outer = try? found().snapshot else { return [] }
            return shown.of(type).filter { shown.isIn(outer, $0, directly: directly) }
        }
    }

    /// A description for failure messages, such as `The button "Photo 0"`.
    var description: String {
        switch choice {
        case .named(let name): "The \(query.type.name) \(name.quoted)\(query.place)"
        case .at(let index): "The \(query.type.name) at \(index)\(query.place)"
        case .only: "The \(query.type.name)\(query.place)"
        }
    }

    private var candidates: [ShownElements.Shown] {
        let all = query.found
        switch choice {
        case .at(let index): return all.indices.contains(index) ? [all[index]] : []
        case .only: return all
        case .named(let name):
            let identified = all.filter { $0.isIdentified(by: name) }
            return identified.isEmpty ? all.filter { $0.isCalled(name) } : identified
        }
    }

    /// The element, if exactly one matches.
    func found() throws(ElementFailure) -> ShownElements.Shown {
        let candidates = candidates
        guard let first = candidates.first else { throw ElementFailure(missing: self) }
        guard candidates.count == 1 else { throw ElementFailure(several: candidates, for: self) }
        return first
    }
}

/// The properties of an element.
extension Element where App: TestedApplication {
    public var label: String? { get throws(ElementFailure) { try snapshot.label } }
    public var value: String? { get throws(ElementFailure) { try snapshot.value } }
    public var identifier: String? { get throws(ElementFailure) { try snapshot.identifier } }
    /// The frame in points, relative to the window; nil if the application does not report it.
    public var frame: Rect? { get throws(ElementFailure) { try snapshot.frame } }
    public var isSelected: Bool { get throws(ElementFailure) { try snapshot.traits.contains(.selected) } }
    public var isEnabled: Bool { get throws(ElementFailure) { try !snapshot.traits.contains(.notEnabled) } }
    public var hasFocus: Bool {
        get throws(ElementFailure) {
            let id = try snapshot.id
            return id.map(query.app.shown.focus.contains) ?? false
        }
    }
    /// The details that a user hears on demand, such as a file's size.
    public var customContent: [ElementContent] { get throws(ElementFailure) { try snapshot.details.content } }
    /// The names of the custom actions.
    public var actions: [String] { get throws(ElementFailure) { try snapshot.actions } }

    /// All known values of the element.
    public var snapshot: ElementSnapshot { get throws(ElementFailure) { try found().snapshot } }
}

/// Waiting for elements, on the caller's clock.
extension Element {
    /// Waits until the element exists. Checks a hundred times a second.
    /// - Returns: false if the element does not exist before the timeout.
    public func waitForExistence(
        timeout: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        await wait(timeout: timeout, clock: clock) { $0.exists }
    }

    /// Waits until the element no longer exists. Checks a hundred times a second.
    /// - Returns: false if the element still exists at the timeout.
    public func waitForNonExistence(
        timeout: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        await wait(timeout: timeout, clock: clock) { !$0.exists }
    }

    /// Waits until a condition is true, such as `{ try $0.value == "25" }`. A condition that throws counts as false.
    /// - Returns: false if the condition is still false at the timeout.
    public func wait(
        timeout: Duration, clock: any Clock<Duration> = ContinuousClock(), until condition: (Self) throws -> Bool
    ) async -> Bool {
        let interval = Duration.milliseconds(10)
        var left = timeout
        while !((try? condition(self)) ?? false) {
            guard left > .zero, (try? await clock.sleep(for: min(interval, left))) != nil else { return false }
            left -= interval
        }
        return true
    }
}
