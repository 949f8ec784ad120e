// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Rows that sum up or average the others. They are told apart from the points, so that the highest value is a row's own.
struct RowTotals: Sendable, Equatable {
    struct Row: Sendable, Equatable {
        var name: String
        var values: [Double]
    }

    var rows: [Row] = []

    /// The words that only totals have.
    private static let certain: Set<String> = [
        "total", "totals", "grand total", "subtotal", "sub-total", "gesamt", "insgesamt", "summe", "gesamtsumme",
        "zwischensumme", "total général", "sous-total", "total general", "totale", "totaal", "totalt", "razem",
        "celkem",
        "toplam", "итого", "всего", "合計", "総計", "小計", "合计", "总计", "小计", "總計", "합계", "총계",
    ]
    /// The words of totals and averages that people write into tables.
    private static let names = certain.union([
        "sum", "all", "world", "overall", "average", "avg", "mean", "median", "mittelwert", "durchschnitt",
        "mittel", "ensemble", "somme", "moyenne", "suma", "promedio", "media", "somma", "gemiddelde", "summa",
        "genomsnitt", "summary", "ogółem", "średnia", "průměr", "ortalama", "сумма", "среднее", "平均", "平均值", "평균",
    ])

    /// Whether a name is only a word for a total or an average, also with a colon.
    static func isName(_ text: String) -> Bool {
        names.contains(plain(text))
    }

    static func isTotal(_ text: String) -> Bool { certain.contains(plain(text)) }

    /// Whether a name has a word for a total or for all among others: Account total, All ages.
    static func hasWord(_ text: String) -> Bool {
        plain(text).split(separator: " ").contains { certain.contains(String($0)) || alls.contains(String($0)) }
    }

    private static let alls: Set<String> = [
        "all", "alle", "toutes", "tous", "todos", "todas", "tutti", "tutte", "alla", "все", "全国", "전체",
    ]

    private static func plain(_ text: String) -> String {
        let text = text.lowercased().split(separator: " ").joined(separator: " ")
        return text.last == ":" ? String(text.dropLast()) : text
    }

    /// "Total is 200; it is not among the points."
    func sentences(_ names: [String]) -> [String] {
        let words = rows.prefix(5).map { row in
            let values = zip(names, row.values).filter { $0.1.isFinite }.map { name, value in
                names.count == 1 ? Self.text(value) : "\(name) \(Self.text(value))"
            }
            return values.isEmpty
                ? "\(row.name) has no value" : "\(row.name) is \(values.prefix(3).joined(separator: ", "))"
        }
        guard let first = words.first else { return [] }
        let all = words.joined(separator: ", ")
        return [
            rows.count == 1 ? "\(first); it is not among the points." : "\(all); they are not among the points."
        ]
    }

    private static func text(_ value: Double) -> String {
        guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
        return "\(Int(value))"
    }
}
