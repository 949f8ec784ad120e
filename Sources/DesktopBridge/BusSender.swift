// SPDX-License-Identifier: MIT

/// A connection to one of the buses. The bus can report its process.
struct BusSender: Sendable, Hashable {
    enum Place: Sendable, Hashable {
        case accessibility, session
    }

    let place: Place
    /// The unique name, such as `:1.42`.
    let name: String
}
