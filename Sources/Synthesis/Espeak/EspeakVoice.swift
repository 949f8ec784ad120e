// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Synchronization

/// The voice libespeak-ng speaks in. It is set again for each text, because changes made by a text leak into the next
/// otherwise; that reads its files again.
///
/// On the thread that owns the library only.
enum EspeakVoice {
    private struct State {
        /// Set last.
        var last: VoiceName?
        /// Nothing was spoken since.
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

    /// Sets the voice that spoke last, while nobody waits: most often it speaks next too.
    static func prepare() {
        guard let last = state.withLock({ $0.isFresh ? nil : $0.last }) else { return }
        let isSet = espeak_ng_SetVoiceByName(last.description) == ENS_OK
        state.withLock { $0.isFresh = isSet }
    }
}
