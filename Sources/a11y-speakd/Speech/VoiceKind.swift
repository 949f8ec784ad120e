// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A kind of voice, made of any of espeak-ng's: these are male, and have variants that change them.
struct VoiceKind: Sendable {
    let isAsked: Bool
    /// The best first; none for the voice as it is.
    private let variants: [String]
    /// How much higher: 50 is an octave.
    let pitch: Int

    /// - Parameter type: nil when no kind is asked for.
    init(_ type: VoiceType?) {
        isAsked = type != nil
        (variants, pitch) =
            switch type {
            case nil, .male1: ([], 0)
            case .male2: (["m3", "m1"], 0)
            case .male3: (["m7", "m4"], 0)
            case .female1: (["f2", "f1"], 0)
            case .female2: (["f3", "f4"], 0)
            case .female3: (["f5", "f4"], 0)
            case .childMale: (["f4", "f1"], 20)
            case .childFemale: (["f3", "f2"], 35)
            }
    }

    /// The voice with the first variant that there is; as it is when there is none.
    /// - Parameter voice: an identifier.
    func voice(of voice: String, in catalog: VoiceCatalog) -> String {
        let base = voice.prefix { $0 != "+" }
        return variants.lazy.compactMap { catalog.voice(named: "\(base)+\($0)") }.first ?? String(base)
    }
}
