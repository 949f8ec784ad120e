// SPDX-License-Identifier: MIT

/// An element as one sentence: label, value, traits, hint, in that order (UIAccessibility's).
struct ElementDescription {
    let sentence: String

    init(_ element: ElementSnapshot) {
        let traits = Self.spoken.filter { element.traits.contains($0.trait) }.map(\.word)
        let parts = [element.label, element.value] + traits + [element.hint]
        sentence = parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The traits that are words. The others say how an element behaves, not what it is.
    private static let spoken: [(trait: AccessibilityTraits, word: String)] = [
        (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"), (.toggleButton, "switch button"),
        (.tabBar, "tab bar"), (.header, "heading"), (.link, "link"), (.adjustable, "adjustable"), (.image, "image"),
        (.searchField, "search field"), (.keyboardKey, "keyboard key"),
    ]
}
