// SPDX-License-Identifier: MIT

/// The keys of an exploration: a scheme, and the user's changes.
package struct KeyLayout: Sendable {
    package private(set) var groups: [KeyGroup]
    private let actions: [Key: ExploreAction]

    /// - Parameter changes: keys by their action's name; they replace the keys of the scheme, and other actions lose
    ///   them.
    package init(_ scheme: KeyScheme = .standard, changes: [String: [Key]] = [:]) {
        let taken = Set(changes.values.joined())
        groups = KeyBindings.groups(scheme)
        for group in groups.indices {
            groups[group].bindings = groups[group].bindings.compactMap { binding in
                let keys = changes[binding.name] ?? binding.keys.filter { !taken.contains($0) }
                return keys.isEmpty ? nil : KeyBindings.Binding(binding.name, binding.text, binding.action, keys)
            }
        }
        actions = groups.flatMap(\.bindings).reduce(into: [:]) { actions, binding in
            for key in binding.keys { actions[key] = binding.action }
        }
    }

    package var all: [KeyBindings.Binding] { groups.flatMap(\.bindings) }

    func action(for key: Key) -> ExploreAction? { actions[key] }

    /// The binding of a key; nil for a key without a meaning.
    func binding(of key: Key) -> KeyBindings.Binding? { all.first { $0.keys.contains(key) } }

    /// The first key of the action with this name; nil when it has no key.
    func key(of name: String) -> Key? { all.first { $0.name == name }?.keys.first }

    /// The names of all actions, in the order of the table.
    package static let names = KeyBindings.groups(.standard).flatMap(\.bindings).map(\.name)
}
