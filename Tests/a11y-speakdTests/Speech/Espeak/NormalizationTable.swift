// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TestSupport
import Wording

/// Counts of correctly read cases by language and class: by espeak-ng alone, and with our wording.
struct NormalizationTable: Sendable {
    struct Count: Sendable {
        var cases = 0
        var alone = 0
        var ours = 0
        /// Sentences about the wrong readings, each with the text and our wording.
        var wrong: [String] = []
    }

    private(set) var counts: [SpokenLanguage: [String: Count]] = [:]
    private var kinds: [String] = []

    init(_ cases: [NormalizationCase], phonemes: @escaping (String, SpokenLanguage) -> String) {
        var sounds = SpokenSounds(phonemes: phonemes)
        for one in cases {
            let speech = Wording(language: one.language).words(for: .text(one.text)).speech
            var count = counts[one.language]?[one.kind] ?? Count()
            count.cases += 1
            if one.isRead(by: one.text, &sounds) { count.alone += 1 }
            if one.isRead(by: speech, &sounds) {
                count.ours += 1
            } else {
                count.wrong.append("\(one.language.rawValue) \(one.kind): \"\(one.text)\" is said \"\(speech)\"")
            }
            counts[one.language, default: [:]][one.kind] = count
            if !kinds.contains(one.kind) { kinds.append(one.kind) }
        }
    }

    func total(_ language: SpokenLanguage) -> Count {
        (counts[language] ?? [:]).values.reduce(into: Count()) { total, count in
            total.cases += count.cases
            total.alone += count.alone
            total.ours += count.ours
            total.wrong += count.wrong
        }
    }

    /// A line for each class. A cell has a language's cases, those right by espeak-ng alone, and those right by us.
    var text: String {
        let languages = SpokenLanguage.heard.filter { counts[$0] != nil }
        let head = "| class | " + languages.map(\.rawValue).joined(separator: " | ") + " |\n|---|"
        let lines = kinds.map { kind in line(kind, languages.map { counts[$0]?[kind] ?? Count() }) }
        let columns = languages.map { _ in "--:|" }.joined()
        return head + columns + "\n" + lines.joined(separator: "\n") + "\n" + line("all", languages.map(total))
    }

    private func line(_ name: String, _ counts: [Count]) -> String {
        let cells = counts.map { $0.cases == 0 ? "" : "\($0.cases) \($0.alone) \($0.ours)" }
        return "| \(name) | " + cells.joined(separator: " | ") + " |"
    }
}
