// SPDX-License-Identifier: MIT

/// Where a score sounds.
public enum SoundLane: String, Sendable, Hashable, CaseIterable, Codable {
    /// In its turn, after what is said.
    case after
    /// Beneath speech, softer, and softer still while something is said.
    case under
}
