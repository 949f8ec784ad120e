// SPDX-License-Identifier: GPL-3.0-or-later

/// The form of bare samples, by the names that ffmpeg, SoX and ALSA share: signed, unsigned or floating point, bits,
/// and the order of the bytes.
package enum SampleFormat: String, Sendable, Hashable, Codable, CaseIterable {
    case u8, s16le, s16be, s24le, s24be, s32le, s32be, f32le, f32be, f64le, f64be

    var bits: Int { Int(rawValue.filter(\.isNumber)) ?? 16 }
    var isFloat: Bool { rawValue.hasPrefix("f") }
    var isBigEndian: Bool { rawValue.hasSuffix("be") }
}
