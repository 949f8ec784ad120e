// SPDX-License-Identifier: MIT

/// A class of identifiers in a text, by the name that the user's pronunciations have for it.
package enum IdentifierClass: String, Sendable, Hashable, CaseIterable {
    /// `https://example.org/a`
    case url
    /// `foo@example.org`
    case email
    /// `/usr/share/doc`, `src/main.c`
    case path
    /// `README.md`, `example.org`
    case file
    /// `72a3277cd7abc`
    case hash
    /// `550e8400-e29b-41d4-a716-446655440000`
    case uuid
    /// The addresses of IPv6 and MAC: `fe80::1`, `00:1A:2B:3C:4D:5E`
    case address
    /// `#FF00AA`
    case color
}
