// SPDX-License-Identifier: MIT

/// Which punctuation marks are spoken by name, instead of being heard as pauses and melody alone (SSIP's four levels).
public enum Punctuation: String, Sendable, Hashable, CaseIterable, Codable {
    case none, some, most, all
}
