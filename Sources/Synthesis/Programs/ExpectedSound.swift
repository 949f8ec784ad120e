// SPDX-License-Identifier: GPL-3.0-or-later

/// How much sound a text needs, at the least and at the most. An engine that makes less has broken off, and one that
/// makes more does not end. A value type.
struct ExpectedSound: Sendable, Equatable {
    /// In samples.
    let least: Int
    let most: Int
    /// The samples in a row at the start that were silent.
    private var silence = 0
    private var hasSounded = false
    private(set) var count = 0
    private let longestSilence: Int

    /// Samples at most this far from 0 are silent.
    private static let silent: Int16 = 64

    static let tooLong = EngineFault("it made too much sound for the text")

    /// - Parameters:
    ///   - tempo: the measured tempo of the engine, or the usual one.
    ///   - sampleRate: samples per second.
    init(_ sent: SentText, _ tempo: WordTempo, sampleRate: Int) {
        let text = sent.text.unicodeScalars
        let letters = sent.text.letterCount
        // Shorter texts differ too much from voice to voice.
        least = letters < 20 ? 0 : Int(Double(letters) * tempo.least)
        // A digit or a sign may be a word, and an ideograph is a syllable.
        let possible = text.reduce(0) { $0 + ($1 == " " || $1.isASCII && $1.properties.isAlphabetic ? 1 : 6) }
        // Morse code takes eight times as long as speech.
        let slowest = tempo.isMeasured ? max(3 * tempo.length, Double(sampleRate) / 5) : Double(sampleRate) * 8 / 15
        most = 5 * sampleRate + Int(Double(possible) * slowest)
        longestSilence = 3 * sampleRate
    }

    /// - Throws: when the engine makes too much sound, or only silence.
    mutating func take(_ samples: [Int16]) throws(EngineFault) {
        count += samples.count
        if !hasSounded {
            let start = samples.firstIndex { abs(Int32($0)) > Int32(Self.silent) }
            hasSounded = start != nil
            silence += start ?? samples.count
        }
        guard hasSounded || silence <= longestSilence else { throw EngineFault("it makes only silence") }
        guard count <= most else { throw Self.tooLong }
    }

    /// The engine has ended the text.
    /// - Parameter rest: the part of the text after the last mark; nil for an engine that reports no marks.
    /// - Returns: whether the text was heard; false when the engine has no sound for it.
    /// - Throws: when the sound is too short for the text, or for the words after the last mark.
    func end(after rest: UnmarkedRest? = nil) throws(EngineFault) -> Bool {
        guard hasSounded else { return false }
        guard count >= least, rest?.isMissing(ofSamples: count) != true else {
            throw EngineFault("its sound ended long before the text")
        }
        return true
    }
}

/// The words of a text for which a module has reported no mark.
struct UnmarkedRest: Sendable, Equatable {
    /// The sample of the last mark.
    let start: Int
    /// The least samples that the words need.
    let least: Int

    /// - Parameter count: the samples of the text.
    func isMissing(ofSamples count: Int) -> Bool { count - start < least }
}

extension String {
    /// The number of letters; in Chinese and Japanese, of characters.
    var letterCount: Int { unicodeScalars.count { $0.properties.isAlphabetic } }
}
