// SPDX-License-Identifier: MIT

/// The keys, the action they perform, and its description for help.
package struct KeyBinding<Action: Sendable>: Sendable {
    /// The action's name in a settings file; empty for actions whose keys are fixed.
    let name: String
    let keys: [Key]
    let action: Action
    /// The action's description, in a few words.
    package let text: String

    init(_ text: String, _ action: Action, _ keys: Key...) {
        self.init("", text, action, keys)
    }

    init(_ name: String, _ text: String, _ action: Action, _ keys: [Key]) {
        self.name = name
        self.keys = keys
        self.action = action
        self.text = text
    }

    /// "Page Down", "+ or =".
    package var names: String { keys.map(\.description).joined(separator: " or ") }

    /// "plus or equals: zoom in".
    var sentence: String { keys.map(\.spoken).joined(separator: " or ") + ": " + text }
}
