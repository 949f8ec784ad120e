// SPDX-License-Identifier: MIT

/// A report on a recording, for a person or for a program.
struct ListenReport: Sendable, Hashable, Codable {
    struct Heard: Sendable, Hashable, Codable {
        var start: Double
        var end: Double
        /// From -1, left, to 1, right; nil without exactly two channels.
        var pan: Double?
        /// Nil when words were not recognized.
        var text: String?
    }

    /// The length in seconds.
    var length: Double
    /// LUFS.
    var loudness: Double?
    /// Decibels below full scale.
    var peak: Double?
    /// The number of places where the sound is clipped at the limit.
    var clipped: Int
    var heard: [Heard]
    /// Nil without expected speech.
    var complaints: [SpeechComparison.Complaint]?

    var lines: [String] {
        [summary] + heard.map(Self.line) + (complaints ?? []).map(Self.line)
    }

    private var summary: String {
        let stretches = heard.count == 1 ? "1 stretch of sound" : "\(heard.count) stretches of sound"
        let loudness = self.loudness.map { "loudness \(Self.tenths($0)) LUFS, " } ?? ""
        let peak = self.peak.map { "peak \(Self.tenths($0)) dBFS" } ?? "silence"
        let clipped =
            self.clipped == 0 ? "no clipping" : self.clipped == 1 ? "clipped once" : "clipped \(self.clipped) times"
        return "\(Self.seconds(length)) s, \(stretches), \(loudness)\(peak), \(clipped)"
    }

    private static func line(_ heard: Heard) -> String {
        let text = heard.text.map { ": " + ($0.isEmpty ? "(nothing understood)" : $0) } ?? ""
        let place = heard.pan.map { $0 == 0 ? "" : " at \($0)" } ?? ""
        return "\(seconds(heard.start))-\(seconds(heard.end)) s\(place)\(text)"
    }

    private static func line(_ complaint: SpeechComparison.Complaint) -> String {
        let time = complaint.time.map { " at \(seconds($0)) s" } ?? ""
        switch complaint.kind {
        case .unexpected: return "not expected\(time): \(complaint.difference)"
        case .missing, .wrong:
            let number = complaint.number.map { " #\($0)" } ?? ""
            return
                "\(complaint.kind.rawValue)\(number)\(time), \"\(complaint.expected ?? "")\": \(complaint.difference)"
        }
    }

    /// Seconds with two decimals.
    static func seconds(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        let digits = String(abs(hundredths % 100) + 100).dropFirst()
        return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(digits)"
    }

    private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
