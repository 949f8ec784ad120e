// SPDX-License-Identifier: GPL-3.0-or-later

/// Why libespeak-ng cannot be used.
enum EspeakError: Error, CustomStringConvertible {
    case noVoiceData(String)
    case noVoice(String)

    var description: String {
        switch self {
        case .noVoiceData(let reason):
            "espeak-ng has no voice data (\(reason)): install espeak-ng-data, or name its folder in ESPEAK_DATA_PATH"
        case .noVoice(let name): "espeak-ng has no voice \"\(name)\": use one that 'espeak-ng --voices' lists"
        }
    }
}
