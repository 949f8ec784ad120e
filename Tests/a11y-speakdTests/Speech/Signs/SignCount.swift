// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Synthesis
import Wording

@testable import a11y_speakd

/// How many of the signs that Speech Dispatcher says in a language are said here.
struct SignCount: Sendable {
    let language: String
    /// Signs that Speech Dispatcher says in a text; of these, those that we say, and those that we say in English.
    private(set) var (named, now, inEnglish) = (0, 0, 0)
    private(set) var losses: [String] = []
    private(set) var reasons: [KnownLosses: Int] = [:]

    private static let levels: [SymbolDictionary.Level: Punctuation] = [
        .none: .none, .some: .some, .most: .most, .all: .all,
    ]

    /// - Parameter isTried: whether a sign is in the sample.
    init(
        _ language: String, _ catalog: VoiceCatalog, _ heard: @escaping (Utterance) -> String,
        _ isTried: (SymbolDictionary.Symbol) -> Bool
    ) {
        self.language = language
        let symbols = SymbolDictionary(language).symbols
        let listener = SignListener(language, names: symbols.map(\.name), catalog, heard)
        for symbol in symbols where isTried(symbol) {
            guard !symbol.isHanja else { continue }
            if let level = Self.levels[symbol.level] {
                let hearing = listener.hearing(of: symbol.sign, level)
                named += 1
                if hearing.isHeard { now += 1 }
                if hearing == .english { inEnglish += 1 }
                take(symbol, hearing, at: level.rawValue, isBelowAll: level != .all, listener)
                if level != .all {
                    take(symbol, listener.hearing(of: symbol.sign, .all), at: "all", isBelowAll: false, listener)
                }
            }
            take(symbol, listener.hearingAlone(symbol.sign), at: "character", isBelowAll: false, listener)
        }
    }

    private mutating func take(
        _ symbol: SymbolDictionary.Symbol, _ hearing: SignListener.Hearing, at level: String, isBelowAll: Bool,
        _ listener: SignListener
    ) {
        guard hearing != .named, hearing != .voiced else { return }
        if let reason = KnownLosses.reason(for: symbol, hearing, isBelowAll: isBelowAll, hasVoice: listener.hasVoice) {
            reasons[reason, default: 0] += 1
        } else {
            losses.append("\(language) at \(level): \(symbol.sign.debugDescription) \(symbol.name) is \(hearing)")
        }
    }

    /// Cells for `Benchmarks/normalization/signs`.
    var row: String { "\(language)\t\(named)\t\(now)\t\(inEnglish)\n" }
}

extension SignListener.Hearing {
    var isHeard: Bool { self == .named || self == .english || self == .voiced }
}

extension SymbolDictionary.Symbol {
    /// The Korean file has the sounds of 28,000 Han letters, which are letters and not signs.
    fileprivate var isHanja: Bool { sign.unicodeScalars.allSatisfy { WritingScript($0) == .han } }
}
