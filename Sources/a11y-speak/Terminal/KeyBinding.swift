// SPDX-License-Identifier: MIT

/// What is pressed, what it does, and what help says of it.
struct KeyBinding<Action: Sendable>: Sendable {
    let keys: [ExploreKey]
    let action: Action
    /// What it does, in a few words.
    let text: String

    init(_ text: String, _ action: Action, _ keys: ExploreKey...) {
        self.keys = keys
        self.action = action
        self.text = text
    }

    /// "Page Down", "+ or =".
    var names: String { keys.map(\.description).joined(separator: " or ") }

    /// "plus or equals: zoom in".
    var sentence: String { keys.map(\.spoken).joined(separator: " or ") + ": " + text }
}
