// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

@testable import Wording

/// The signs that Speech Dispatcher says and the daemon does not, or not in the text's language, each with its reason.
enum KnownLosses: String {
    /// Another engine gets the same names.
    case noVoice = "espeak-ng has no voice for the language"
    case noGlyph = "spaces, line ends, controls, direction marks and private characters show no sign"
    case accent = "an accent or a stroke belongs to the letter before it"
    /// Unicode's name is said: "for all", "asymptotically equal to".
    case english = "CLDR has no name in the language, so Unicode's English name is said"
    case pause = "a mark that ends a sentence is a pause below `all`"
    case quote = "quotation marks are silent below `most`"
    case bullet = "a mark that begins the item of a list is a pause"
    case drawing = "lines, blocks and braille dots draw pictures, and are said at `all`"
    case exception = "one list of levels holds for all languages, and this language's file has another"

    /// Nil for a loss that is a defect.
    /// - Parameter isBelowAll: whether the sign is said at `all`, and lost at a lower level.
    static func reason(
        for symbol: SymbolDictionary.Symbol, _ hearing: SignListener.Hearing, isBelowAll: Bool, hasVoice: Bool
    ) -> KnownLosses? {
        let scalars = Array(symbol.sign.unicodeScalars)
        if scalars.allSatisfy(\.hasNoGlyph) { return .noGlyph }
        if scalars.allSatisfy(\.belongsToLetter) { return .accent }
        if hearing == .english { return .english }
        if !hasVoice { return .noVoice }
        guard isBelowAll, scalars.count == 1 else { return nil }
        if let known = belowAll.first(where: { $0.signs.contains(scalars[0]) }) { return known.reason }
        let common = SymbolDictionary.commonLevels[symbol.sign]
        return common.map { $0 > symbol.level } ?? true ? .exception : nil
    }

    private static let belowAll: [(reason: KnownLosses, signs: Set<Unicode.Scalar>)] = [
        (.pause, Set(".…。！？!?．".unicodeScalars)), (.quote, Set("«»".unicodeScalars)),
        (.bullet, Set("‣⁃".unicodeScalars)), (.drawing, Set((0x2500...0x259F).compactMap { Unicode.Scalar($0) })),
        (.drawing, Set((0x2800...0x28FF).compactMap { Unicode.Scalar($0) })),
    ]
}

extension Unicode.Scalar {
    fileprivate var hasNoGlyph: Bool {
        switch properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
        default: self == "\u{FFFC}" || self == "\u{2800}"
        }
    }

    fileprivate var belongsToLetter: Bool { isAccent || self == "ـ" }
}
