// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Synchronization

/// The current voice of libespeak-ng. The voice is set again for each text, because changes made by a text would leak
/// into the next one. Setting it reads its files again.
///
/// Used only on the thread that owns the library.
enum EspeakVoice {
    private struct State {
        /// The voice that was set last.
        var last: VoiceName?
        /// Whether no text was spoken since then.
        var isFresh = false
    }

    private static let state = Mutex(State())

    static func set(_ name: VoiceName) -> espeak_ng_STATUS {
        let isFresh = state.withLock { state in
            defer { state.isFresh = false }
            return state.isFresh && state.last == name
        }
        guard !isFresh else { return ENS_OK }
        let status = espeak_ng_SetVoiceByName(name.description)
        state.withLock { $0.last = status == ENS_OK ? name : nil }
        return status
    }

    /// Sets the voice that spoke last, while no request waits: most often, that voice speaks next too.
    static func prepare() {
        guard let last = state.withLock({ $0.isFresh ? nil : $0.last }) else { return }
        let isSet = espeak_ng_SetVoiceByName(last.description) == ENS_OK
        state.withLock { $0.isFresh = isSet }
    }
}
