// SPDX-License-Identifier: MIT

/// How a capital letter is told (SSIP's CAP_LET_RECOGN).
public enum CapitalLetters: String, Sendable, Hashable, CaseIterable, Codable {
    /// Not at all.
    case none
    /// By a word before it.
    case spell
    /// By a sound, or a higher voice.
    case icon
}
