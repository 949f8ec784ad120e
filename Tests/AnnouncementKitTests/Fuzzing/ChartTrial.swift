// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import TestSupport
import Wording

/// Lines of a client with charts. The first byte chooses the language of the announcements.
enum ChartTrial {
    /// - Returns: a description of the defect, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        guard let first = bytes.first else { return nil }
        let languages = SpokenLanguage.heard
        let wording = Wording(
            language: languages[Int(first) % languages.count], verbosity: first < 128 ? .medium : .high)
        let written = String(decoding: bytes, as: UTF8.self)
        var charts = DisplayedCharts()
        for (number, line) in bytes.dropFirst().split(separator: 10).enumerated() {
            guard case .request(let message) = try? WireCoder().clientMessage(line, number: number + 1),
                case .chart(let event) = try? message.request.get()
            else { continue }
            guard let said = (try? charts.take(event))?.announcement else { continue }
            let words = wording.words(for: said.content)
            if words.display.isEmpty || words.speech.isEmpty { return "silence about \(said)" }
            if let breach = breach(in: words.speech, of: written) { return "\(breach) in \(words.speech)" }
        }
        return nil
    }

    /// The first word that espeak-ng would read as a wrong number. Words that the client wrote, as a unit, are allowed.
    private static func breach(in speech: String, of written: String) -> String? {
        ["nan", "inf", "-0."].first { word in
            speech.split(separator: " ").contains(Substring(word)) && !written.contains(word)
        }
    }
}
