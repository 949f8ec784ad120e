// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Wording

/// The names of signs that Debian's Speech Dispatcher has for a language, in the order in which it applies its files.
struct SymbolDictionary {
    /// The lowest level at which a sign is said; `char` signs are said only alone.
    enum Level: Int, Comparable {
        case none, some, most, all, char

        static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    struct Symbol: Hashable {
        /// As in a text.
        let sign: String
        let name: String
        let level: Level
        let file: File
    }

    enum File: String, CaseIterable {
        case fonts = "font-variants", symbols, emojis, words = "orca", letters = "orca-chars"
    }

    static let folder = "/usr/share/speech-dispatcher/locale"
    /// The languages, as Speech Dispatcher names them: `de_CH`. `base` has only levels.
    static let languages: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0 != "base" }.sorted()
    }()

    /// The levels that hold for each language whose own file has no other.
    static let commonLevels: [String: Level] = Dictionary(
        File.allCases.flatMap { rows("base", $0) }.map { ($0.sign, $0.level ?? .all) }
    ) { first, _ in first }

    let symbols: [Symbol]

    init(_ language: String) {
        var (known, symbols) = (Set<String>(), [Symbol]())
        for file in File.allCases {
            let base = Dictionary(Self.rows("base", file).map { ($0.sign, $0.level) }) { $1 }
            for row in Self.rows(language, file) {
                let level = row.level ?? base[row.sign].flatMap { $0 } ?? .all
                guard !row.name.isEmpty, known.insert(row.sign).inserted else { continue }
                symbols.append(Symbol(sign: row.sign, name: row.name, level: level, file: file))
            }
        }
        self.symbols = symbols
    }

    private typealias Row = (sign: String, name: String, level: Level?)

    /// The lines of a file that Speech Dispatcher takes.
    private static func rows(_ language: String, _ file: File) -> [Row] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(language)/\(file.rawValue).dic") else {
            return []
        }
        var (rows, patterns, isSymbol) = ([Row](), Set<Substring>(), false)
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasSuffix("Symbols:") || line == "symbols:" {
                isSymbol = line == "symbols:"
                continue
            }
            var cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            if let last = cells.last, last.hasPrefix("#") { cells.removeLast() }
            guard cells.count > 1, !line.hasPrefix("#"), !cells[0].isEmpty else { continue }
            guard isSymbol else {
                patterns.insert(cells[0])
                continue
            }
            // A line with an invalid level has no effect.
            guard !patterns.contains(cells[0]), cells.count < 3 || levels[cells[2]] != nil else { continue }
            let level = cells.count > 2 ? levels[cells[2]] : nil
            rows.append((sign(cells[0]), cells[1] == "-" ? "" : String(cells[1]), level))
        }
        return rows
    }

    private static let levels: [Substring: Level] = [
        "-": .none, "none": .none, "some": .some, "most": .most, "all": .all, "char": .char,
    ]
    private static let escapes = ["\\t": "\t", "\\n": "\n", "\\r": "\r", "\\f": "\u{C}", "\\v": "\u{B}"]

    private static func sign(_ cell: Substring) -> String {
        if let escape = escapes[String(cell)] { return escape }
        return String(cell.count > 1 && cell.hasPrefix("\\") ? cell.dropFirst() : cell)
    }
}
