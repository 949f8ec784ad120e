// SPDX-License-Identifier: MIT

/// When a score sounds in relation to speech.
public enum SoundLane: String, Sendable, Hashable, CaseIterable, Codable {
    /// In its turn, after earlier announcements.
    case after
    /// Beneath speech: softly, and more softly while something is said.
    case under
}
