// SPDX-License-Identifier: MIT

import AnnouncementKit

/// One element of an application, found anew each time that it is used: `XCUIElement`.
///
/// What it is asked for when it is not there, or when there are several, fails with an ``ElementFailure``, which lists what there is.
@MainActor
public struct Element<App: TestedApplication>: ElementTypeQueryProvider {
    enum Choice {
        case named(String)
        case at(Int)
        case only
    }

    let query: ElementQuery<App>
    let choice: Choice

    /// Whether there is one at least.
    public var exists: Bool { !candidates.isEmpty }

    public var label: String? { get throws(ElementFailure) { try snapshot.label } }
    public var value: String? { get throws(ElementFailure) { try snapshot.value } }
    public var identifier: String? { get throws(ElementFailure) { try snapshot.identifier } }
    /// In the window, in points; nil when the application does not tell.
    public var frame: Rect? { get throws(ElementFailure) { try snapshot.frame } }
    public var isSelected: Bool { get throws(ElementFailure) { try snapshot.traits.contains(.selected) } }
    public var isEnabled: Bool { get throws(ElementFailure) { try !snapshot.traits.contains(.notEnabled) } }
    public var hasFocus: Bool {
        get throws(ElementFailure) {
            let id = try snapshot.id
            return id != nil && id == query.app.shown.focus
        }
    }

    /// All that is known of it.
    public var snapshot: ElementSnapshot { get throws(ElementFailure) { try found().snapshot } }

    /// What is in it, however deep.
    public func descendants(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: false) }

    /// What is directly in it.
    public func children(matching type: ElementType) -> ElementQuery<App> { inner(type, directly: true) }

    private func inner(_ type: ElementType, directly: Bool) -> ElementQuery<App> {
        ElementQuery(app: query.app, type: type, place: " in the \(ElementFailure.bare(description))") { shown in
            guard let outer = try? found().snapshot else { return [] }
            return shown.of(type).filter { shown.isIn(outer, $0, directly: directly) }
        }
    }

    /// `The button "Photo 0"`.
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
            let identified = all.filter { $0.snapshot.identifier == name }
            return identified.isEmpty ? all.filter { $0.isCalled(name) } : identified
        }
    }

    /// It, when there is one and only one.
    func found() throws(ElementFailure) -> ShownElements.Shown {
        let candidates = candidates
        guard let first = candidates.first else { throw ElementFailure(missing: self) }
        guard candidates.count == 1 else { throw ElementFailure(several: candidates, for: self) }
        return first
    }
}

/// Time passes on a clock of the caller's.
extension Element {
    /// Waits until it is there. Looks a hundred times a second.
    /// - Returns: false when it is not there by then.
    public func waitForExistence(
        timeout: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        await wait(timeout: timeout, clock: clock) { $0.exists }
    }

    /// Waits until it has gone.
    /// - Returns: false when it is still there.
    public func waitForNonExistence(
        timeout: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        await wait(timeout: timeout, clock: clock) { !$0.exists }
    }

    /// Waits until a condition holds, such as `{ try $0.value == "25" }`; one that throws does not.
    /// - Returns: whether it does.
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
