// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synchronization
import Testing
import Wording

@testable import Synthesis
@testable import a11y_speakd

/// The distribution's libespeak-ng. A process can initialize it only once, so all tests share it.
enum EspeakStage {
    static let synthesizer = Task { try await EspeakSynthesizer.start() }

    /// The sound of an utterance. A hang is an error after ten minutes, and does not block later tests.
    static func speak(_ utterance: Utterance, atMost: Int = .max) async throws -> SpokenSound {
        let synthesizer = try await synthesizer.value
        return try await withDeadline("\(utterance.text.prefix(60))") { done in
            synthesizer.speak(utterance, into: SoundCollector(atMost: atMost, done: done))
        }
    }

    /// Speaks a client's text as the daemon does: made safe and cut into runs with their voices.
    static func say(_ text: String, language: String? = nil, user: String = "C") async throws -> SpokenSound {
        try await speak(try await utterance(text, language: language, user: user))
    }

    static func utterance(_ text: String, language: String? = nil, user: String = "C") async throws -> Utterance {
        try await utterance(for: Wording().words(for: .text(text)), language: language, user: user)
    }

    static func utterance(
        for words: WordedText, language: String? = nil, user: String = "C"
    ) async throws -> Utterance {
        let catalog = try await synthesizer.value.catalog
        let choice = VoiceChoice(catalog: catalog, styles: VoiceStyleFolder(), language: user)
        return try choice.utterance(for: words, delivery: Delivery(language: language))
    }

    struct Hang: Error, CustomStringConvertible {
        let description: String
    }

    private static func withDeadline(
        _ what: String, _ start: (@escaping @Sendable (SpokenSound) -> Void) -> Void
    ) async throws -> SpokenSound {
        let first = FirstResult()
        let timer = Task {
            try await Task.sleep(for: .seconds(600))
            first.resume(with: .failure(Hang(description: "espeak-ng hangs on: \(what)")))
        }
        defer { timer.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            first.wait(continuation)
            start { first.resume(with: .success($0)) }
        }
    }
}

/// The first of two results; the second is dropped.
private final class FirstResult: Sendable {
    private let waiting = Mutex<CheckedContinuation<SpokenSound, any Error>?>(nil)

    func wait(_ continuation: CheckedContinuation<SpokenSound, any Error>) {
        waiting.withLock { $0 = continuation }
    }

    func resume(with result: Result<SpokenSound, any Error>) {
        let continuation = waiting.withLock { $0.take() }
        continuation?.resume(with: result)
    }
}

struct SpokenSound: Sendable {
    var samples = 0
    var peak: Int32 = 0
    var offsets: [Int] = []
    var wordSamples: [Int] = []
    var end = SynthesisEnd.completed
    /// The longest stretch of silence between two sounds, in samples.
    var longestGap = 0
    private var quiet = 0

    var seconds: Double { Double(samples) / 22_050 }

    mutating func add(_ sound: UnsafeBufferPointer<Int16>) {
        for sample in sound {
            let height = abs(Int32(sample))
            peak = max(peak, height)
            if height >= 64 {
                if samples > 0 { longestGap = max(longestGap, quiet) }
                quiet = 0
            } else {
                quiet += 1
            }
        }
        samples += sound.count
    }
}

/// Collects a synthesizer's sound, and refuses more after `atMost` samples.
private final class SoundCollector: SynthesisOutput {
    private let atMost: Int
    private let done: @Sendable (SpokenSound) -> Void
    private let sound = Mutex(SpokenSound())

    init(atMost: Int, done: @escaping @Sendable (SpokenSound) -> Void) {
        self.atMost = atMost
        self.done = done
    }

    var isWanted: Bool { atMost > 0 }

    func wantsNext() {}

    func samples(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let copy = Array(samples)
        return sound.withLock { sound in
            copy.withUnsafeBufferPointer { sound.add($0) }
            return sound.samples < atMost
        }
    }

    func word(at offset: Int, sample: Int) {
        sound.withLock {
            $0.offsets.append(offset)
            $0.wordSamples.append(sample)
        }
    }

    func ended(_ end: SynthesisEnd) {
        done(
            sound.withLock {
                $0.end = end
                return $0
            })
    }
}
