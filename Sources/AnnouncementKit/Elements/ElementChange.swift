// SPDX-License-Identifier: MIT

/// The cause of a change. A user's change is announced as it happens, a program's change only if the element has the
/// focus.
public enum ChangeCause: String, Sendable, Hashable, CaseIterable, Codable {
    case user, program, animation
}

/// The changes to a displayed element. Each part is nil if it is unchanged, a new value, or an explicit nil.
public struct ElementChange: Sendable, Hashable {
    /// The client's own id for the element.
    public var id: String
    public var label: String??
    public var value: String??
    public var hint: String??
    public var traits: AccessibilityTraits?
    public var identifier: String??
    public var frame: Rect??
    public var index: Int??
    public var count: Int??
    public var actions: [String]?
    public var language: String??
    public var bound: AccessibilityBound??
    /// The details that change. A detail without a value is removed.
    package var details: [ElementDetail] = []

    /// A change that changes nothing until its members are set.
    public init(id: String) {
        self.id = id
    }

    /// A change to all values of a snapshot.
    /// - Parameter older: the details that the listener knows.
    public init(to snapshot: ElementSnapshot, id: String, from older: ElementDetails = ElementDetails()) {
        self.id = id
        label = .some(snapshot.label)
        value = .some(snapshot.value)
        hint = .some(snapshot.hint)
        traits = snapshot.traits
        identifier = .some(snapshot.identifier)
        frame = .some(snapshot.frame)
        index = .some(snapshot.index)
        count = .some(snapshot.count)
        actions = snapshot.actions
        language = .some(snapshot.language)
        bound = .some(snapshot.bound)
        details = snapshot.details.differences(from: older)
    }

    /// Returns the element with the change applied.
    public func applied(to element: ElementSnapshot) -> ElementSnapshot {
        var changed = element
        // The SSML of an older text says something else.
        if let label {
            if label != element.label { changed.details.labelSSML = nil }
            changed.label = label
        }
        if let value {
            if value != element.value { changed.details.valueSSML = nil }
            changed.value = value
        }
        if let hint {
            if hint != element.hint { changed.details.hintSSML = nil }
            changed.hint = hint
        }
        if let traits { changed.traits = traits }
        if let identifier { changed.identifier = identifier }
        if let frame { changed.frame = frame }
        if let index { changed.index = index }
        if let count { changed.count = count }
        if let actions { changed.actions = actions }
        if let language { changed.language = language }
        if let bound { changed.bound = bound }
        for detail in details { changed.details.set(detail) }
        changed.details.hidePassword()
        return changed
    }
}

extension ElementChange {
    /// Both changes as one, when this one follows an older one of the same element.
    func merged(over older: ElementChange) -> ElementChange {
        var merged = self
        if label == nil { merged.label = older.label }
        if value == nil { merged.value = older.value }
        if hint == nil { merged.hint = older.hint }
        merged.traits = traits ?? older.traits
        if identifier == nil { merged.identifier = older.identifier }
        if frame == nil { merged.frame = older.frame }
        if index == nil { merged.index = older.index }
        if count == nil { merged.count = older.count }
        merged.actions = actions ?? older.actions
        if language == nil { merged.language = older.language }
        if bound == nil { merged.bound = older.bound }
        let kinds = Set(details.map(\.kind))
        merged.details = older.details.filter { !kinds.contains($0.kind) } + details
        return merged
    }
}
