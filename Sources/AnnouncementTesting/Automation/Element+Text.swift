// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Typing, rotors and gestures.
extension Element<Application> {
    /// Types a text, letter by letter, in the place of the selection. The element takes the focus first.
    /// - Throws: an ``ElementFailure`` if the element has no text, or cannot be edited.
    public func typeText(_ text: String) throws(ElementFailure) {
        let object = try living()
        guard let input = object.accessibilityTextInputResponder ?? object as? any AccessibilityTextInput,
            input.isEditable
        else { throw ElementFailure("\(description) cannot be typed in.") }
        if Accessibility.focusedElement !== object { Accessibility.focus(object) }
        for letter in text {
            input.insertText(String(letter))
            if input !== object { Accessibility.invalidated(object, cause: .user) }
        }
    }

    /// Selects characters of the element's text; an empty range moves the caret.
    public func select(_ range: Range<Int>) throws(ElementFailure) {
        let object = try living()
        guard let input = object.accessibilityTextInputResponder ?? object as? any AccessibilityTextInput else {
            throw ElementFailure("\(description) has no text to select in.")
        }
        input.select(range)
        if input !== object { Accessibility.invalidated(object, cause: .user) }
    }

    /// Activates the element twice.
    public func doubleTap() throws(ElementFailure) {
        try perform(.activate)
        try perform(.activate)
    }

    /// Holds the element for a time of the listener, and then activates it.
    public func press(forDuration seconds: Double) throws(ElementFailure) {
        _ = try snapshot
        query.app.listener.advance(by: .seconds(seconds))
        try perform(.activate)
    }

    /// The names of the rotors of the element and of the objects around it.
    public var rotors: [String] {
        get throws(ElementFailure) {
            let object = try living()
            return object.withEnclosing.flatMap { $0.accessibilityCustomRotors ?? [] }.map(\.name)
        }
    }

    /// Moves the user to the next or previous item of a rotor, by the rotor's name.
    /// - Throws: an ``ElementFailure`` if there is no such rotor, or no further item.
    public func move(
        _ direction: AccessibilityCustomRotor.Direction, by rotor: String
    ) throws(ElementFailure) {
        let object = try living()
        if Accessibility.focusedElement !== object { Accessibility.focus(object) }
        guard let found = Accessibility.customRotors.first(where: { $0.name == rotor }) else {
            let names = try rotors
            throw ElementFailure(
                "\(description) has no rotor \(rotor.quoted): it has \(names.joined(separator: ", ")).")
        }
        guard Accessibility.move(direction, by: found) else {
            throw ElementFailure("The rotor \(rotor.quoted) has no \(direction == .next ? "next" : "previous") item.")
        }
    }
}

/// Typing in a running application.
extension Element<RunningApplication> {
    /// Replaces the whole text of the element.
    public func setText(_ text: String) async throws { try await perform(.setText(text)) }

    /// Types a text in the place of the selection, as one edit.
    /// - Throws: an ``ElementFailure`` if the element has no text.
    public func typeText(_ text: String) async throws {
        guard let shown = try snapshot.details.text else {
            throw ElementFailure("\(description) cannot be typed in.")
        }
        var scalars = Array(shown.text.unicodeScalars)
        let range = shown.selection ?? scalars.count..<scalars.count
        scalars.replaceSubrange(range, with: text.unicodeScalars)
        try await perform(.setText(String(String.UnicodeScalarView(scalars))))
        let caret = range.lowerBound + text.unicodeScalars.count
        try await perform(.setSelection(caret..<caret))
    }
}
