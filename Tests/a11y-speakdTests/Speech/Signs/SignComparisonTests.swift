// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Synthesis
@testable import Wording
@testable import a11y_speakd

/// The texts of Debian's package speech-dispatcher decide which signs a user of Speech Dispatcher hears at which level.
@Suite("Signs that Speech Dispatcher names", .slow)
struct SignComparisonTests {
    /// A file for `Benchmarks/normalization/signs`. It needs all emoji, which take five minutes; otherwise one of 16 is
    /// tried.
    private static let table = ProcessInfo.processInfo.environment["A11Y_TEST_SIGNS"]
    private static let share: UInt64 = 16

    @Test func `Speech Dispatcher's names are installed`() {
        #expect(SymbolDictionary.languages.count > 100, "install speech-dispatcher: scripts/bootstrap names it")
    }

    @Test func `signs that Speech Dispatcher says are said here at their level, or are known losses`() async throws {
        let synthesizer = try await EspeakStage.synthesizer.value
        let catalog = synthesizer.catalog
        var rows: [SignCount] = []
        for language in SymbolDictionary.languages {
            rows.append(
                try await synthesizer.hearing { heard in
                    SignCount(language, catalog, heard) { symbol in
                        var random = SplitMix64(
                            seed: FreshSeeds.first ^ UInt64(symbol.sign.unicodeScalars.first?.value ?? 0))
                        return Self.table != nil || symbol.file != .emojis || random.next() % Self.share == 0
                    }
                })
        }
        let losses = rows.flatMap(\.losses)
        for loss in losses.prefix(400) { Issue.record("\(loss)") }
        #expect(losses.count == 0)
        let reasons = rows.reduce(into: [:]) { $0.merge($1.reasons, uniquingKeysWith: +) }
        for (reason, count) in reasons.sorted(by: { $0.value > $1.value }) { print("\(count) \(reason.rawValue)") }
        guard let table = Self.table else { return }
        let text = rows.filter { $0.named > 0 }.map(\.row).joined()
        try text.write(toFile: table, atomically: true, encoding: .utf8)
    }
}
