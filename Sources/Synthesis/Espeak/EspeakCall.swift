// SPDX-License-Identifier: GPL-3.0-or-later

import CEspeak

/// One call of `espeak_ng_Synthesize`, which carries its output to the C callback.
final class EspeakCall {
    private let join: RunJoin
    private let text: EspeakText?

    /// - Parameter text: nil when other words are spoken than those of the run; then only a word at the start is
    ///   reported.
    init(_ join: RunJoin, _ text: EspeakText?) {
        self.join = join
        self.text = text
    }

    /// The list of events is never empty: its last event has type 0, and each event carries the call.
    static func received(
        _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32, _ events: UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 {
        guard let events, let pointer = events.pointee.user_data else { return 1 }
        let call = Unmanaged<EspeakCall>.fromOpaque(pointer).takeUnretainedValue()
        let sound = UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count))
        return call.join.samples(sound, words: call.words(in: events)) || samples == nil ? 0 : 1
    }

    /// Positions count from 1. At the end, espeak-ng reports a 0, which is not a word.
    private func words(in events: UnsafeMutablePointer<espeak_EVENT>) -> [RunWord] {
        guard let text else { return [RunWord(place: 0, sample: 0)] }
        var words: [RunWord] = []
        var event = events
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            let position = Int(event.pointee.text_position)
            if event.pointee.type == espeakEVENT_WORD, position > 0 {
                words.append(RunWord(place: text.offsetInSource(of: position - 1), sample: Int(event.pointee.sample)))
            }
            event += 1
        }
        return words
    }
}
