// SPDX-License-Identifier: MIT

/// The text of an element that a user reads by characters and lines or edits, at one moment. Offsets count Unicode
/// scalars, as in AT-SPI.
public struct ElementText: Sendable, Hashable {
    /// A password is a bullet for each character.
    public var text: String
    /// The selected part; an empty range at the caret. Nil for a text without a caret.
    public var selection: Range<Int>?
    /// True for a password. The text is then a bullet for each character.
    public var isSecure = false
    public var isEditable = true
    public var isMultiline = false

    public init(_ text: String, selection: Range<Int>? = nil) {
        (self.text, self.selection) = (text, selection)
    }

    /// The position of the caret: the end of the selection.
    public var caret: Int? { selection?.upperBound }

    /// A text with a bullet for each character.
    static func bullets(_ text: String) -> String { String(repeating: "•", count: text.count) }
}

/// An element whose text a user edits: the part of `UITextInput` that speech needs. Positions count characters from 0.
///
/// A type has ``text`` and ``selectedTextRange``, and reports each change of them with
/// ``Accessibility/textDidChange(_:)``. An ``AccessibilityTextField`` has all of this.
@MainActor
public protocol AccessibilityTextInput: AccessibilityObject {
    /// The whole text; nil for none.
    var text: String? { get set }
    /// The selected characters; an empty range at the caret.
    var selectedTextRange: Range<Int> { get set }
    /// True for a password: it is neither announced nor sent.
    var isSecureTextEntry: Bool { get set }
    /// False for a text that can only be read and selected.
    var isEditable: Bool { get set }
    /// True for a text of several lines.
    var isMultiline: Bool { get }
}

extension AccessibilityTextInput {
    public var isMultiline: Bool { false }

    /// The part of the text in a range, clamped to the text.
    public func text(in range: Range<Int>) -> String {
        let characters = Array(text ?? "")
        return String(characters[range.clamped(to: 0..<characters.count)])
    }

    /// Replaces a range of the text as a user does: the change is reported, and the caret follows the new text.
    public func replace(_ range: Range<Int>, withText replacement: String) {
        var characters = Array(text ?? "")
        let range = range.clamped(to: 0..<characters.count)
        characters.replaceSubrange(range, with: Array(replacement))
        text = String(characters)
        let caret = range.lowerBound + replacement.count
        selectedTextRange = caret..<caret
        Accessibility.textDidChange(self)
    }

    /// Types a text in the place of the selection.
    public func insertText(_ text: String) { replace(selectedTextRange, withText: text) }

    /// Deletes the selection, or else the character before the caret.
    public func deleteBackward() {
        let range = selectedTextRange
        if range.isEmpty, range.lowerBound == 0 { return }
        replace(range.isEmpty ? range.lowerBound - 1..<range.lowerBound : range, withText: "")
    }

    /// Moves the caret or the selection as a user does: the move is reported.
    public func select(_ range: Range<Int>) {
        selectedTextRange = range.clamped(to: 0..<(text ?? "").count)
        Accessibility.textDidChange(self)
    }

    /// Replaces the whole text, if it is editable. An assistive technology that edits a part of the text sets the whole
    /// too, so the caret moves to the end of the part that differs.
    func setText(_ newText: String) -> Bool {
        guard isEditable else { return false }
        let (before, after) = (Array(text ?? ""), Array(newText))
        text = newText
        if before != after {
            let caret = ChangedPart(from: before, to: after).new.upperBound
            selectedTextRange = caret..<caret
        }
        return true
    }

    /// - Parameter range: in Unicode scalars.
    func setSelection(_ range: Range<Int>) -> Bool {
        let characters = Array(text ?? "")
        guard !isSecureTextEntry else {
            selectedTextRange = range.clamped(to: 0..<characters.count)
            return true
        }
        var starts = [0]
        for character in characters { starts.append(starts[starts.count - 1] + character.unicodeScalars.count) }
        func place(_ offset: Int) -> Int { starts.lastIndex { $0 <= max(0, offset) } ?? 0 }
        selectedTextRange = place(range.lowerBound)..<place(range.upperBound)
        return true
    }

    /// The state for a snapshot.
    var elementText: ElementText {
        let characters = Array(text ?? "")
        let selected = selectedTextRange.clamped(to: 0..<characters.count)
        func offset(_ place: Int) -> Int {
            isSecureTextEntry ? place : characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count }
        }
        let shown = isSecureTextEntry ? ElementText.bullets(text ?? "") : text ?? ""
        var state = ElementText(shown, selection: offset(selected.lowerBound)..<offset(selected.upperBound))
        (state.isSecure, state.isEditable, state.isMultiline) = (isSecureTextEntry, isEditable, isMultiline)
        return state
    }
}

extension Accessibility {
    /// Reports that a user has typed, deleted, or moved the caret or the selection. The focused element's change is
    /// announced: characters and words as the user has set, and what the caret moves to.
    public static func textDidChange(_ input: any AccessibilityTextInput) { invalidated(input, cause: .user) }
}

/// An element that a user types in: the part of `UITextField` and `UITextView` that accessibility needs. The label is
/// the field's name.
///
///     field.insertText("h")
@MainActor
open class AccessibilityTextField: AccessibilityView, AccessibilityTextInput {
    /// A program sets the text without an announcement, unless it reports it with ``Accessibility/invalidated(_:cause:)``.
    open var text: String? {
        didSet { selectedTextRange = selectedTextRange.clamped(to: 0..<(text ?? "").count) }
    }
    open var selectedTextRange = 0..<0
    open var isSecureTextEntry = false
    open var isEditable = true
    public final var isMultiline: Bool
    /// The words that are displayed while the field is empty.
    open var placeholder: String?

    public init(frame: Rect = .zero, isMultiline: Bool = false) {
        self.isMultiline = isMultiline
        super.init(frame: frame)
        accessibility.isElement = true
    }

    /// The text; the placeholder of an empty field; nil for a password.
    open override var accessibilityValue: String? {
        get {
            if let value = accessibility.value { return value }
            guard let text, !text.isEmpty else { return placeholder }
            return isSecureTextEntry ? nil : text
        }
        set { accessibility.value = newValue }
    }
}
