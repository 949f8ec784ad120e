// SPDX-License-Identifier: MIT

/// The views of one application, as far as they were reported. It takes events and returns announcements.
///
/// A change of the focused element is announced; a program's changes elsewhere are not.
package struct AccessibilityScreen: Sendable, Equatable {
    /// The largest number of elements. No real screen displays more.
    package static let limit = 20_000
    /// The largest total length of all texts, in bytes of UTF-8.
    package static let textLimit = 16 << 20
    /// The deepest nesting in which a live region is looked for.
    private static let nesting = 64

    /// The id of the element that has the focus.
    package private(set) var focus: String?
    /// The window that contains the elements; nil if the application reports none.
    package private(set) var window: WindowSnapshot?
    private var elements: [String: Displayed] = [:]
    private var arrivals = 0
    private var textSize = 0
    private var lastScroll: String?
    private var live = LiveRegions()

    /// The reason why an event is invalid.
    package enum Failure: Error, Sendable, Hashable {
        case unknownElement(String)
        case tooManyElements(limit: Int)
        case tooMuchText(limit: Int)
        /// An element without an id, which cannot be found again.
        case namelessElement
    }

    /// The result of an event.
    package struct Outcome: Sendable, Equatable {
        package var announcement: Announcement?
        /// The subject of an element that has left the screen. Announcements about it that wait are dropped.
        package var ended: String?
        /// True if the announcement is a live region's. Screen readers do not read it, because it is not in focus.
        package var isLive = false
    }

    private struct Displayed: Equatable {
        var element: ElementSnapshot
        let arrival: Int
    }

    package init() {}

    package var count: Int { elements.count }

    /// The displayed elements, in the order in which they appeared.
    package var displayed: [ElementSnapshot] { Self.byArrival(Array(elements.values)) }

    /// The displayed elements of an element's container; none for an element without one.
    private func displayed(around element: ElementSnapshot) -> [ElementSnapshot] {
        guard let container = element.container else { return [] }
        return Self.byArrival(elements.values.filter { $0.element.container == container })
    }

    private static func byArrival(_ displayed: [Displayed]) -> [ElementSnapshot] {
        displayed.sorted { $0.arrival < $1.arrival }.map(\.element)
    }

    /// The names of the displayed elements: their identifiers, or else their ids.
    package var names: [String] { displayed.compactMap { $0.identifier ?? $0.id } }

    /// Sets a focus that existed before the listener connected. It is not announced.
    package mutating func focusIsKnown(on id: String) {
        if elements[id] != nil { focus = id }
    }

    /// The element with this id, or else the first one with this identifier.
    package func find(_ name: String) -> ElementSnapshot? {
        if let displayed = elements[name] { return displayed.element }
        return elements.values.filter { $0.element.identifier == name }.min { $0.arrival < $1.arrival }?.element
    }

    /// Handles an event.
    /// - Throws: a ``Failure``; then nothing has changed.
    package mutating func take(_ event: ViewEvent) throws(Failure) -> Outcome {
        let outcome = try handle(event)
        live.took(event)
        return outcome
    }

    private mutating func handle(_ event: ViewEvent) throws(Failure) -> Outcome {
        switch event {
        case .willDisplay(let element): return try display(element)
        case .didEndDisplay(let id): return try endDisplay(of: id)
        case .invalidated(let change, let cause):
            let old = try known(change.id)
            return try replace(old, with: change.applied(to: old), cause: cause)
        case .window(let window):
            self.window = window
            return Outcome()
        case .focused(let argument): return Outcome(announcement: try focus(on: argument))
        case .posted(let notification, let argument, let priority):
            var announcement = try posted(notification, argument)
            announcement?.priority = AnnouncementPriority(priority)
            return Outcome(announcement: announcement)
        }
    }
}

extension AccessibilityScreen {
    private func known(_ name: String) throws(Failure) -> ElementSnapshot {
        guard let element = find(name) else { throw .unknownElement(name) }
        return element
    }

    private mutating func display(_ element: ElementSnapshot) throws(Failure) -> Outcome {
        guard let id = element.id else { throw .namelessElement }
        guard let old = elements[id]?.element else {
            try keep(element, id: id)
            guard let region = region(of: element) else { return Outcome() }
            var live = live
            defer { self.live = live }
            return outcome(live.appeared(element, in: region, whole: whole(region)))
        }
        return try replace(old, with: element, cause: .program)
    }

    private mutating func endDisplay(of name: String) throws(Failure) -> Outcome {
        let element = try known(name)
        guard let id = element.id else { throw .unknownElement(name) }
        elements[id] = nil
        live.forget(id)
        textSize -= element.textSize
        if focus == id { focus = nil }
        return Outcome(ended: Announcement.subject(ofElement: id))
    }

    private mutating func keep(_ element: ElementSnapshot, id: String) throws(Failure) {
        let old = elements[id]
        guard old != nil || elements.count < Self.limit else { throw .tooManyElements(limit: Self.limit) }
        let size = textSize - (old?.element.textSize ?? 0) + element.textSize
        guard size <= Self.textLimit else { throw .tooMuchText(limit: Self.textLimit) }
        textSize = size
        if old == nil { arrivals += 1 }
        elements[id] = Displayed(element: element, arrival: old?.arrival ?? arrivals)
    }

    /// Replaces an element. A user's change is always announced, a program's change only on the focused element and in
    /// a live region.
    private mutating func replace(
        _ old: ElementSnapshot, with new: ElementSnapshot, cause: ChangeCause
    ) throws(Failure) -> Outcome {
        guard let id = old.id else { return Outcome() }
        try keep(new, id: id)
        if cause == .user { return Outcome(announcement: usersChange(of: new, from: old, id: id)) }
        guard cause == .program else { return Outcome() }
        if focus == id, new.words != old.words { return Outcome(announcement: .changed(new, from: old, id: id)) }
        guard focus != id, let region = region(of: new) else { return Outcome() }
        let isReady = old.details.isBusy && !new.details.isBusy
        var live = live
        defer { self.live = live }
        return outcome(live.changed(new, from: old, in: region, isReady: isReady) { whole(region) })
    }

    /// Nil for a password, and for an edit without words.
    private func usersChange(of new: ElementSnapshot, from old: ElementSnapshot, id: String) -> Announcement? {
        guard let text = new.details.text else { return .adjusted(new, from: old, id: id) }
        return TextEdit(from: old.details.text ?? ElementText(""), to: text).map { .edited($0, of: new, id: id) }
    }

    private func outcome(_ announcement: Announcement?) -> Outcome {
        Outcome(announcement: announcement, isLive: announcement != nil)
    }

    /// The live region of an element: the element's own, or that of the nearest displayed element around it.
    private func region(of element: ElementSnapshot) -> LiveRegion? {
        var (next, isBusy) = (element as ElementSnapshot?, false)
        for _ in 0..<Self.nesting {
            guard let around = next, let id = around.id else { return nil }
            isBusy = isBusy || around.details.isBusy
            if let live = around.details.live {
                return LiveRegion(id: around.details.region ?? id, around.details, live: live, isBusy: isBusy)
            }
            next = around.container.flatMap { elements[$0]?.element }
        }
        return nil
    }

    /// The elements of a live region in their order.
    private func whole(_ region: LiveRegion) -> [ElementSnapshot] {
        displayed.filter { self.region(of: $0)?.id == region.id }
    }

    private mutating func focus(on argument: NotificationArgument) throws(Failure) -> Announcement? {
        switch argument {
        case .text(let text), .ssml(let text): return try focus(on: .elementID(text))
        case .elementID(let name): return moveFocus(to: try known(name))
        case .element(let element):
            if let id = element.id { try keep(element, id: id) }
            return moveFocus(to: element)
        }
    }

    private mutating func moveFocus(to element: ElementSnapshot) -> Announcement {
        let last = focus.flatMap { elements[$0]?.element }
        focus = element.id
        return .focused(element, at: CellPlace(of: element, from: last) { displayed(around: element) })
    }

    private mutating func posted(
        _ notification: AccessibilityNotification, _ argument: NotificationArgument?
    ) throws(Failure) -> Announcement? {
        switch (notification, argument) {
        case (.pageScrolled, .text(let status)): return scrolled(status)
        case (.pageScrolled, .ssml(let source)): return scrolled(SpeechMarkup(lenient: source).marked.display)
        case (_, .ssml(let source)):
            return Announcement(.markup((try? SpeechMarkup(source).marked) ?? SpeechMarkup(lenient: source).marked))
        case (.screenChanged, nil): return first.map { moveFocus(to: $0) }
        case (_, nil): return nil
        case (.layoutChanged, .text(let text)), (.screenChanged, .text(let text)):
            return find(text).map { moveFocus(to: $0) } ?? Announcement(.text(text))
        case (_, .text(let text)): return Announcement(.text(text))
        case (_, let argument?): return try focus(on: argument)
        }
    }

    private mutating func scrolled(_ status: String) -> Announcement {
        defer { lastScroll = status }
        return Announcement(.scrolled(status, isEdge: status == lastScroll))
    }

    /// The first element: by its index within a container, by arrival among containers and other elements.
    private var first: ElementSnapshot? {
        var arrivalOfContainer: [String: Int] = [:]
        for displayed in elements.values {
            guard let container = displayed.element.container else { continue }
            arrivalOfContainer[container] = min(arrivalOfContainer[container] ?? .max, displayed.arrival)
        }
        func rank(_ displayed: Displayed) -> (Int, Int, Int) {
            let group = displayed.element.container.flatMap { arrivalOfContainer[$0] }
            return (group ?? displayed.arrival, displayed.element.index ?? 0, displayed.arrival)
        }
        return elements.values.min { rank($0) < rank($1) }?.element
    }
}

extension ElementSnapshot {
    fileprivate var textSize: Int {
        [id, label, value, hint, identifier, container, language].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
            + actions.reduce(details.textSize) { $0 + $1.utf8.count }
    }
}
