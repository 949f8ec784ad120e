// SPDX-License-Identifier: GPL-3.0-or-later

@testable import a11y_speakd

/// A file of `Voices/`.
enum VoiceStyleTrial {
    /// - Returns: what is wrong, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        do {
            let style = try VoiceStyle(toml: String(decoding: bytes, as: UTF8.self), file: "FILE")
            let rate = style.rate ?? 80
            return (80...900).contains(rate) ? nil : "a rate of \(rate)"
        } catch {
            return error.description.hasPrefix("FILE: ") && error.problem.count > 5 ? nil : "no sentence: \(error)"
        }
    }
}
