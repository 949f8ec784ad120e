// SPDX-License-Identifier: MIT

/// How addresses, paths, hashes and other identifiers in a client's text are read.
public enum IdentifierReading: String, Sendable, Hashable, CaseIterable, Codable {
    /// Each character that tells them apart.
    case whole
    /// "link to example.org", "hash ending in 7abc", and a path by its last name.
    case short
}
