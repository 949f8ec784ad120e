// SPDX-License-Identifier: MIT

/// Compares captions with a recording without knowing its words: whether there is sound during the captions, and only
/// then.
struct TimeComparison: Sendable, Hashable {
    let complaints: [SpeechComparison.Complaint]

    /// The allowed distance between a sound and its caption, in seconds.
    private static let tolerance = 0.25

    /// Aligns the first sound with the first caption, because the recording may start at any time.
    init(expected: [ExpectedSpeech], heard: [Stretch]) {
        let cues = expected.compactMap { speech in speech.time.map { (speech: speech, time: $0) } }
        let shift = (heard.first?.start ?? 0) - (cues.first?.time.start ?? 0)
        let moved = heard.map { Stretch(start: $0.start - shift, end: $0.end - shift) }
        var complaints: [SpeechComparison.Complaint] = []
        for (index, cue) in cues.enumerated() {
            let inside = moved.filter { $0.end > cue.time.start && $0.start < cue.time.end }
            let (start, end) = (inside.map(\.start).min() ?? .infinity, inside.map(\.end).max() ?? 0)
            guard start > cue.time.start + Self.tolerance || end < cue.time.end - Self.tolerance else { continue }
            complaints.append(
                SpeechComparison.Complaint(
                    kind: inside.isEmpty ? .missing : .wrong, number: index + 1, time: cue.time.start,
                    expected: cue.speech.text,
                    difference: inside.isEmpty ? "silence" : "sound from \(Self.told(start)) to \(Self.told(end)) s"))
        }
        let extra = moved.filter { stretch in
            !cues.contains {
                stretch.start >= $0.time.start - Self.tolerance && stretch.start < $0.time.end
                    || stretch.start < $0.time.start && stretch.end > $0.time.start
            }
        }
        complaints += extra.map {
            SpeechComparison.Complaint(
                kind: .unexpected, time: $0.start + shift, difference: "sound of \(Self.told($0.end - $0.start)) s")
        }
        self.complaints = complaints
    }

    private static func told(_ seconds: Double) -> String { ListenReport.seconds(seconds) }
}
