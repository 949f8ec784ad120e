// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak
import Glibc
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
        let status = load(name)
        state.withLock { $0.last = status == ENS_OK ? name : nil }
        return status
    }

    /// Loads a voice from its file, because libespeak-ng finds a voice by its name only after it has read all voices. It
    /// writes the path of the file in small letters, which the path of a descriptor has.
    private static func load(_ name: VoiceName) -> espeak_ng_STATUS {
        let folder = Espeak.library.folder
        for part in ["lang", "voices"] {
            let descriptor = open("\(folder)/\(part)/\(name.identifier)", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            let file = VoiceName(identifier: "/proc/self/fd/\(descriptor)", variant: name.variant)
            if espeak_ng_SetVoiceByFile(file.description) == ENS_OK { return ENS_OK }
        }
        // Without `/proc`, and for a name that is not a file.
        return espeak_ng_SetVoiceByName(name.description)
    }

    /// Sets the voice that spoke last, while no request waits: most often, that voice speaks next too.
    static func prepare() {
        guard let last = state.withLock({ $0.isFresh ? nil : $0.last }) else { return }
        let isSet = load(last) == ENS_OK
        state.withLock { $0.isFresh = isSet }
    }
}
