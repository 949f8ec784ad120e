// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DataFiles
import Synthesis
import TestSupport
import Testing

@testable import Wording

/// The rows of `Benchmarks/LANGUAGES.md`, which `Benchmarks/languages` writes.
@Suite("Table of languages", .slow)
struct LanguageTableTests {
    private static let opening: AnnouncementContent = {
        let x = AxisRange(
            axis: "x", lower: -371_088_000, upper: 1_009_584_000, scale: .date(offsetFromUTC: 0), title: "date",
            dates: DateExtent(step: .day, first: -371_088_000, last: 1_009_584_000))
        let y = AxisRange(axis: "y", lower: 0, upper: 400, unit: "ppm")
        let shape = SeriesShape.rises(from: AxisValue(315.74, on: y), to: AxisValue(371.5, on: y))
        let series = SeriesOpening(name: "CO2", count: 2284, step: .week, x: x, shape: shape)
        return .chart(.opening(ChartOpening(title: "Mauna Loa", seriesCount: 1, first: series, hasKeys: true)))
    }()

    @Test func `an opening is spoken in eight seconds, in English where a language has no sentences`() async throws {
        let catalog = try await EspeakStage.synthesizer.value.catalog
        for language in SpokenLanguage.all where catalog.voice(forLanguage: language.rawValue) != nil {
            let spoken = language.hasSentences ? language : .english
            var wording = Wording()
            wording.language = spoken
            let pieces = WordedPieces(Self.opening, wording)
            #expect(!pieces.hasEnglish, "\(language)")
            let utterance = try await EspeakStage.utterance(for: pieces.first, language: spoken.rawValue)
            let seconds = (try await EspeakStage.speak(utterance).seconds * 10).rounded() / 10
            #expect(seconds <= 8, "\(language)")
            print(
                "| \(language.rawValue) | \(language.level) | \(Self.sources(language)) | \(spoken.rawValue) | \(seconds) |"
            )
        }
    }

    /// The phrases of English's file by the layer that has them: by hand, from CLDR, English.
    private static func sources(_ language: SpokenLanguage) -> String {
        let texts = language.data.chain.flatMap { LanguageFiles.texts(of: $0) }
        let layers = texts.map { (isGenerated: $0.contains("from CLDR"), keys: Set(LanguageText($0).entries.keys)) }
        let wanted = LanguageCoverage.messages(for: Phrasebook[language]) + units
        var counts = [0, 0, 0]
        for key in wanted where !key.hasSuffix(".full") {
            let layer = layers.last { $0.keys.contains(key) }
            counts[layer.map { $0.isGenerated ? 1 : 0 } ?? 2] += 1
        }
        return counts.map(String.init).joined(separator: " | ")
    }

    private static let units = Phrasebook[.english].entries.keys.filter {
        $0.hasPrefix("unit.") && $0.split(separator: ".").count == 2
    }
}
