// SPDX-License-Identifier: MIT

/// An element as one sentence: label, value, traits, hint, in that order (UIAccessibility's).
struct ElementDescription {
    let sentence: String

    init(_ element: ElementSnapshot) {
        sentence = Self.join([element.label, element.value] + Self.words(for: element.traits) + [element.hint])
    }

    /// What is different now.
    init(_ element: ElementSnapshot, changedFrom old: ElementSnapshot) {
        let gone = [(AccessibilityTraits.selected, "not selected"), (.notEnabled, "not dimmed")]
            .filter { old.traits.contains($0.0) && !element.traits.contains($0.0) }.map(\.1)
        sentence = Self.join(
            [
                element.label == old.label ? nil : element.label, element.value == old.value ? nil : element.value,
                element.bound == old.bound ? nil : element.bound.map(Self.word),
            ] + Self.words(for: element.traits.subtracting(old.traits)) + gone)
    }

    /// The user has adjusted it: where it is now, said also when it could go no further.
    init(adjusted element: ElementSnapshot) {
        sentence = Self.join([element.value ?? element.label, element.bound.map(Self.word)])
    }

    private static func join(_ parts: [String?]) -> String {
        parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func words(for traits: AccessibilityTraits) -> [String?] {
        spoken.filter { traits.contains($0.trait) }.map(\.word)
    }

    private static func word(for bound: AccessibilityBound) -> String { bound.rawValue }

    /// The traits that are words. The others say how an element behaves, not what it is.
    private static let spoken: [(trait: AccessibilityTraits, word: String)] = [
        (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"), (.toggleButton, "switch button"),
        (.tabBar, "tab bar"), (.header, "heading"), (.link, "link"), (.adjustable, "adjustable"), (.image, "image"),
        (.searchField, "search field"), (.keyboardKey, "keyboard key"),
    ]
}
