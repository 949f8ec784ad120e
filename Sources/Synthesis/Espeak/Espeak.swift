// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak
import Glibc
import Wording

/// libespeak-ng in this process.
///
/// The library is global, and only one thread may enter it: one thread owns it, initializes it once and never ends it.
/// Synthesis is synchronous, into a callback; it stops when the callback says so.
enum Espeak {
    /// Milliseconds of sound per callback. A shorter buffer gives the first sound earlier; a longer one has room for
    /// more events.
    private static let bufferMilliseconds: Int32 = 60

    /// Initializes the library on the calling thread, which owns it from now on. Called once in a process.
    ///
    /// - Parameter memory: recalls the voices without reading them; nil to read them.
    /// - Returns: the description, which is remembered.
    static func initialize(_ memory: EspeakMemory?) throws(EspeakError) -> SynthesizerDescription {
        espeak_ng_InitializePath(nil)
        EspeakReadAhead.begin(in: library.folder)
        let known = memory?.recall(library)
        if known == nil { EspeakReadAhead.requestVoices(in: library.folder) }
        try start()
        if let known { return known }
        let found = description()
        memory?.remember(found, of: library)
        return found
    }

    private static func start() throws(EspeakError) {
        var context: espeak_ng_ERROR_CONTEXT?
        let status = espeak_ng_Initialize(&context)
        guard status == ENS_OK else {
            espeak_ng_ClearErrorContext(&context)
            throw .noVoiceData(describe(status))
        }
        espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, bufferMilliseconds, nil)
        setCallback()
        // Without this, markup could open any file. The callback refuses every file, whatever the text.
        espeak_SetUriCallback { _, _, _ in 1 }
    }

    static func setCallback() {
        espeak_SetSynthCallback { samples, count, events in EspeakCall.received(samples, count, events) }
    }

    /// The description of the installed libespeak-ng. Finds out whether the voices of some languages can read Han.
    private static func description() -> SynthesizerDescription {
        let (voices, variants) = EspeakVoices.all()
        return SynthesizerDescription(
            name: library.name, sampleRate: Int(espeak_ng_GetSampleRate()),
            voices: voices, variants: variants,
            hanReaders: EspeakVoices.hanReaders(among: voices) { texts, voice in
                EspeakVoice.set(VoiceName(voice)) == ENS_OK ? texts.map { phonemes(of: $0) } : nil
            },
            kinds: EspeakVoices.kinds)
    }

    /// The version, and the folder of dictionaries and voices. Read after `espeak_ng_InitializePath`, which finds it.
    static let library: EspeakMemory.Library = {
        var path: UnsafePointer<CChar>?
        let version = String(cString: espeak_Info(&path))
        return EspeakMemory.Library(
            name: "espeak-ng \(version.prefix { $0 != " " })", folder: path.map { String(cString: $0) } ?? "")
    }()

    @discardableResult
    static func synthesize(_ feed: EspeakFeed, _ call: EspeakCall? = nil) -> espeak_ng_STATUS {
        let kind = (feed.isMarkup ? espeakSSML : 0) | (feed.isPhonemes ? espeakPHONEMES : 0)
        let mode = UInt32(espeakCHARS_UTF8 | kind)
        let pointer = call.map { Unmanaged.passUnretained($0).toOpaque() }
        return withExtendedLifetime(call) {
            espeak_ng_Synthesize(feed.text, 0, 0, POS_CHARACTER, 0, mode, nil, pointer)
        }
    }

    /// Nil when the voice does not exist.
    static func phonemes(of text: String, in voice: VoiceName) -> String? {
        EspeakVoice.set(voice) == ENS_OK ? phonemes(of: text) : nil
    }

    /// The current voice's phonemes of a text, in espeak-ng's own letters; a change of language is in parentheses.
    static func phonemes(of text: String) -> String {
        // A stopped text leaves a word in the library, which would come first. Only synthesis clears it.
        synthesize(EspeakFeed("", .none))
        return EspeakText(text).text.withCString { start in
            var place: UnsafeRawPointer? = UnsafeRawPointer(start)
            var clauses: [String] = []
            while place != nil {
                guard let phonemes = espeak_TextToPhonemes(&place, espeakCHARS_UTF8, 0) else { break }
                clauses.append(String(cString: phonemes))
            }
            return clauses.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Sets all parameters but the voice.
    static func set(_ voice: SpeechParameters) {
        espeak_ng_SetParameter(espeakRATE, Int32(voice.rate), 0)
        espeak_ng_SetParameter(espeakPITCH, Int32(min(voice.pitch, 99)), 0)
        espeak_ng_SetParameter(espeakVOLUME, Int32(voice.volume), 0)
        espeak_ng_SetParameter(espeakRANGE, Int32(min(voice.pitchRange, 99)), 0)
        espeak_ng_SetParameter(espeakCAPITALS, voice.espeakCapitals, 0)
        espeak_ng_SetParameter(espeakWORDGAP, 0, 0)
        espeak_ng_SetPunctuationList(
            PunctuationMarks.list(voice.punctuation).unicodeScalars.map { wchar_t($0.value) } + [0])
        espeak_ng_SetParameter(espeakPUNCTUATION, voice.espeakPunctuation, 0)
    }

    static func describe(_ status: espeak_ng_STATUS) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            espeak_ng_GetStatusCodeMessage(status, buffer.baseAddress, buffer.count)
            return String(cString: buffer.baseAddress!)
        }
    }
}

/// The values that espeak-ng uses.
extension SpeechParameters {
    /// 2 speaks a word; a value from 3 up raises the voice by that number of hertz. 1 would play a click that is hardly
    /// heard.
    fileprivate var espeakCapitals: Int32 {
        switch capitals {
        case .none: 0
        case .spell: 2
        case .icon: 60
        }
    }

    /// `espeak_PUNCT_TYPE`: none, all, or the marks of a list.
    fileprivate var espeakPunctuation: Int32 {
        switch punctuation {
        case .none: 0
        case .all: 1
        case .some, .most: 2
        }
    }
}

/// Why libespeak-ng cannot be used.
package enum EspeakError: Error, CustomStringConvertible {
    case noVoiceData(String)

    package var description: String {
        switch self {
        case .noVoiceData(let reason):
            "espeak-ng has no voice data (\(reason)): install espeak-ng-data, or name its folder in ESPEAK_DATA_PATH"
        }
    }
}
