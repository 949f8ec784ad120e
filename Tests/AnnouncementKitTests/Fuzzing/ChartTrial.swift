// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// Lines of a client that has charts; the first byte chooses the language in which they are told.
enum ChartTrial {
    /// - Returns: what is wrong, or nil.
    static func examine(_ bytes: [UInt8]) -> String? {
        guard let first = bytes.first else { return nil }
        let languages = SpokenLanguage.allCases
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

    /// What espeak-ng would say wrong: a number that is none. The client may have written the word itself, as a unit.
    private static func breach(in speech: String, of written: String) -> String? {
        ["nan", "inf", "-0."].first { word in
            speech.split(separator: " ").contains(Substring(word)) && !written.contains(word)
        }
    }
}
