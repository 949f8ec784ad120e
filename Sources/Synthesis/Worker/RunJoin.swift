// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Joins the sounds of an utterance's runs into one, whichever engine makes them.
///
/// The silence at each run's start and end is removed, because otherwise each change of script would sound like a gap.
/// The pauses of the punctuation are made here, because a synthesizer leaves them out at the end of a text.
package final class RunJoin {
    private let output: any SynthesisOutput
    let sampleRate: Int
    private var leading: LeadingSilence?
    private var held: [Int16] = []
    /// The number of samples given to the output so far.
    private var given = 0
    /// The sample at which the run began. The silence that was removed counts as before it.
    private var start = 0
    private var offset = 0
    private var last: UtteranceRun?
    private var lastWord = -1
    /// The length of the run in Unicode scalars.
    private var length = 0
    private var isLast = true
    private var limit = Int.max
    /// How many times faster the next runs are played than they are made.
    var speed = 1.0
    private var scale: TimeScale?
    private var lastSpeed = 1.0
    /// Nil while samples are accepted.
    private var refusal: Refusal?

    private enum Refusal {
        /// The output refuses further samples.
        case stopped
        /// The run has more samples than any voice needs for its text.
        case tooLong
    }

    var isStopped: Bool { refusal == .stopped }
    var isTooLong: Bool { refusal == .tooLong }
    /// Whether the sound is still needed.
    var isWanted: Bool { !isStopped && output.isWanted }

    init(_ output: any SynthesisOutput, sampleRate: Int) {
        self.output = output
        self.sampleRate = sampleRate
    }

    /// The next piece begins.
    /// - Parameters:
    ///   - before: the run before the piece, if another process has made it.
    ///   - speed: how many times faster that run is played than it was made.
    func begin(_ piece: Utterance, after before: UtteranceRun? = nil, speed: Double = 1) {
        guard last == nil else { return }
        offset = piece.start
        if before != nil { (last, lastSpeed) = (before, speed) }
    }

    /// The next run begins.
    /// - Returns: false when no more sound is needed.
    func begin(_ run: UtteranceRun, isLast: Bool) -> Bool {
        end()
        if let last {
            offset += length
            let pause = max(run.pause, RunPause(after: last.text, rate: last.voice.rate).duration / lastSpeed)
            silence(Self.samples(of: pause, sampleRate))
        }
        output.begins(at: offset)
        lastSpeed = speed
        scale = speed == 1 ? nil : TimeScale(speed: speed, sampleRate: sampleRate)
        // The output trims the silence at the first run's start. In scaled sound, the output would find the end of that
        // silence a few periods off.
        leading = last == nil && scale == nil ? nil : LeadingSilence(sampleRate: sampleRate)
        held = []
        start = given
        lastWord = -1
        limit = given + Self.most(run, sampleRate)
        last = run
        length = run.text.unicodeScalars.count
        self.isLast = isLast
        if !output.isWanted { refusal = .stopped }
        return !isStopped
    }

    /// The run has ended: the sound that its time scale holds back is given.
    func end() {
        guard let rest = scale.take()?.rest(), !isStopped else { return }
        _ = rest.withUnsafeBufferPointer(pass)
    }

    /// The most samples of a run. A slow voice needs a second for each character at most; more is not speech.
    private static func most(_ run: UtteranceRun, _ sampleRate: Int) -> Int {
        (30 + run.text.unicodeScalars.count * 175 / run.voice.rate) * sampleRate
    }

    private static func samples(of duration: Duration, _ rate: Int) -> Int {
        Int((duration / .seconds(1) * Double(rate)).rounded())
    }

    /// - Parameter words: the words that begin in the run so far and were not reported yet.
    /// - Returns: false when no more sound is needed.
    func samples(_ samples: UnsafeBufferPointer<Int16>, words: [RunWord]) -> Bool {
        guard !isStopped else { return false }
        refusal = given + scaled(samples.count) > limit ? .tooLong : nil
        guard !isTooLong else { return false }
        let trimmed = leading?.trim(samples) ?? samples
        // espeak-ng reports a place beyond the text when it speaks a mark by name.
        for word in words where word.place > lastWord && word.place < length {
            lastWord = word.place
            output.word(at: offset + word.place, sample: start + scaled(word.sample - (leading?.removed ?? 0)))
        }
        guard let scale else { return pass(trimmed) }
        return scale.scale(trimmed).withUnsafeBufferPointer(pass)
    }

    private func scaled(_ samples: Int) -> Int { Int(Double(max(0, samples)) / (scale?.speed ?? 1)) }

    private func pass(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        isLast ? give(samples) : giveSounding(samples)
    }

    /// Holds back samples that may be the silence at the run's end, until more sound follows.
    private func giveSounding(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        let end = (samples.lastIndex { abs(Int32($0)) >= 64 } ?? -1) + 1
        guard end > 0 else {
            held.append(contentsOf: samples)
            return true
        }
        held.append(contentsOf: samples[..<end])
        let sounding = held
        held = Array(samples[end...])
        return sounding.withUnsafeBufferPointer(give)
    }

    private func silence(_ count: Int) {
        guard count > 0, !isStopped else { return }
        _ = [Int16](repeating: 0, count: count).withUnsafeBufferPointer(give)
    }

    private func give(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
        guard !samples.isEmpty else { return true }
        given += samples.count
        if !output.samples(samples) { refusal = .stopped }
        return !isStopped
    }
}

/// A word of a run: its offset in the run's text, in Unicode scalars, and its first sample in the run's sound.
struct RunWord: Sendable, Hashable {
    var place: Int
    var sample: Int
}

/// The pause of a voice between a text and the next one. The figures are those of espeak-ng within one text, at 175
/// words a minute.
struct RunPause: Sendable, Hashable {
    let duration: Duration

    /// - Parameter rate: words per minute.
    init(after text: String, rate: Int) {
        let end = text.unicodeScalars.last { !$0.properties.isWhitespace && !Self.closers.contains($0) }
        let milliseconds =
            switch end {
            case ",", "、", "，", "،", "–", "—": 290
            case ";", ":", "；", "：", "…", "؛": 370
            case ".", "!", "?", "。", "！", "？", "।", "؟", "։": 450
            default: 12
            }
        duration = .milliseconds(text.isEmpty ? 0 : milliseconds * 175 / max(80, rate))
    }

    private static let closers: Set<Unicode.Scalar> = ["\"", "'", ")", "]", "”", "’", "»", "」", "』"]
}
