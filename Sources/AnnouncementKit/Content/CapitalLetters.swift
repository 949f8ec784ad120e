// SPDX-License-Identifier: MIT

/// How a capital letter is announced (SSIP's CAP_LET_RECOGN).
public enum CapitalLetters: String, Sendable, Hashable, CaseIterable, Codable {
    /// Not at all.
    case none
    /// A word before the letter.
    case spell
    /// A sound, or a higher voice.
    case icon
}
