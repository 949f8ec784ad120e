// SPDX-License-Identifier: MIT

/// A kind of voice, whatever the language and the synthesizer (SSIP's VOICE_TYPE).
public enum VoiceType: String, Sendable, Hashable, CaseIterable, Codable {
    case male1, male2, male3, female1, female2, female3
    case childMale = "child_male"
    case childFemale = "child_female"
}
