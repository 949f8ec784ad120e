// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak
import Glibc
import NIOPosix
import Synchronization

@testable import Synthesis
@testable import a11y_speakd

/// espeak-ng in this process. It does the work of the worker process on one thread, which owns the library.
struct EspeakSynthesizer {
    let name: String
    let sampleRate: Int
    let catalog: VoiceCatalog
    private let thread: NIOThreadPool
    private let engine: EspeakEngine
    private let maker: PieceMaker

    /// - Parameter sounds: the folders of the desktop's sounds.
    static func start(sounds: SoundFolders = SoundFolders.ofPackages) async throws -> EspeakSynthesizer {
        let thread = NIOThreadPool(numberOfThreads: 1)
        thread.start()
        return try await thread.runIfActive {
            EspeakSynthesizer(try EspeakEngine(), on: thread, SoundIcons(sounds))
        }
    }

    private init(_ engine: EspeakEngine, on thread: NIOThreadPool, _ icons: SoundIcons) {
        (name, sampleRate) = (engine.description.name, engine.description.sampleRate)
        catalog = engine.description.catalog
        (self.engine, self.thread) = (engine, thread)
        maker = PieceMaker(engine: engine, icons: icons)
    }

    /// Speaks an utterance of one piece.
    func speak(_ utterance: Utterance, into output: any SynthesisOutput) {
        thread.submit { state in
            guard case .active = state else { return output.ended(.failed("the synthesizer has ended")) }
            guard output.isWanted else { return output.ended(.stopped) }
            let join = RunJoin(output, sampleRate: sampleRate)
            output.ended(maker.make(utterance, into: join))
        }
    }

    /// The phonemes that a voice makes of a text.
    func phonemes(of text: String, voice: String) async throws -> String {
        try await thread.runIfActive {
            let name = VoiceName(voice)
            Espeak.set(SpeechParameters(voice: name, rate: 175, pitch: 50, volume: 100))
            guard let phonemes = Espeak.phonemes(of: text, in: name) else { throw NoVoice(name: voice) }
            return phonemes
        }
    }

    /// The identifiers that the library lists, and those that the daemon reads in one pass.
    func listedVoices() async throws -> (own: [String], made: [String]) {
        try await thread.runIfActive {
            let first = espeak_ListVoices(nil)!
            let own = sequence(first: first) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.map {
                String(cString: $0!.pointee.identifier)
            }
            return (Array(own), EspeakVoices.all().voices.map(\.identifier))
        }
    }

    /// Runs `body` on the library's thread with a function that returns the phonemes of a text.
    func listening<Result: Sendable>(
        _ body: @escaping @Sendable (_ phonemes: @escaping (_ text: String, _ voice: String) -> String) -> Result
    ) async throws -> Result {
        try await thread.runIfActive {
            var current = ""
            return body { text, voice in
                if voice != current {
                    Espeak.set(SpeechParameters(voice: VoiceName(voice), rate: 175, pitch: 50, volume: 100))
                    current = EspeakVoice.set(VoiceName(voice)) == ENS_OK ? voice : ""
                }
                return Espeak.phonemes(of: text)
            }
        }
    }

    /// Runs `body` on the library's thread with a function that returns the phonemes of an utterance without its sound.
    func hearing<Result: Sendable>(
        _ body: @escaping @Sendable (_ phonemes: @escaping (Utterance) -> String) -> Result
    ) async throws -> Result {
        try await thread.runIfActive {
            body { utterance in
                utterance.runs.flatMap(engine.parts).map { part in
                    guard EspeakVoice.set(part.run.voice.voice) == ENS_OK else { return "" }
                    Espeak.set(part.run.voice)
                    let feed = EspeakFeed(part) { Espeak.phonemes(of: $0).isEmpty }
                    return feed.isMarkup
                        ? Self.heard { Espeak.synthesize(feed) }.joined() : Espeak.phonemes(of: feed.text)
                }.joined(separator: " ")
            }
        }
    }

    /// The phonemes of an utterance, clause by clause, in espeak-ng's own letters.
    func phonemes(of utterance: Utterance) async throws -> [String] {
        try await thread.runIfActive {
            Self.heard {
                for part in utterance.runs.flatMap(engine.parts) where EspeakVoice.set(part.run.voice.voice) == ENS_OK {
                    Espeak.set(part.run.voice)
                    Espeak.synthesize(EspeakFeed(part) { Espeak.phonemes(of: $0).isEmpty })
                }
            }
        }
    }

    /// The phonemes that a voice makes of a text, clause by clause, in the International Phonetic Alphabet.
    func ipa(of text: String, voice: String) async throws -> [String] {
        try await thread.runIfActive {
            guard EspeakVoice.set(VoiceName(voice)) == ENS_OK else { throw NoVoice(name: voice) }
            // Another test may have set other parameters.
            Espeak.set(SpeechParameters(voice: VoiceName(voice), rate: 175, pitch: 50, volume: 100))
            // The library also writes the phonemes to a file, which is /dev/null here.
            let nowhere = fopen("/dev/null", "w")
            espeak_SetPhonemeTrace(espeakPHONEMES_IPA, nowhere)
            defer {
                espeak_SetPhonemeTrace(0, nil)
                if let nowhere { fclose(nowhere) }
            }
            return Self.heard { Espeak.synthesize(EspeakFeed(text, .none)) }
        }
    }

    private static func heard(_ speak: () -> Void) -> [String] {
        clauses.withLock { $0 = [] }
        espeak_SetSynthCallback { _, _, _ in 0 }
        espeak_SetPhonemeCallback { clause in
            let phonemes = clause.map { String(cString: $0) } ?? ""
            if !phonemes.isEmpty { EspeakSynthesizer.clauses.withLock { $0.append(phonemes) } }
            return 0
        }
        speak()
        espeak_SetPhonemeCallback(nil)
        Espeak.setCallback()
        return clauses.withLock { $0 }
    }

    struct NoVoice: Error {
        let name: String
    }

    private static let clauses = Mutex<[String]>([])
}
