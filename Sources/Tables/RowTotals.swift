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
    private static let names: Set<String> = [
        "total", "totals", "grand total", "subtotal", "sub-total", "sum", "all", "world", "overall", "average", "avg",
        "mean", "median", "gesamt", "insgesamt", "summe", "gesamtsumme", "zwischensumme", "mittelwert", "durchschnitt",
        "mittel", "total général", "ensemble", "somme", "sous-total", "moyenne", "suma", "total general", "promedio",
        "media", "totale", "somma", "totaal", "gemiddelde", "summa", "totalt", "genomsnitt", "razem", "ogółem",
        "średnia",
        "celkem", "průměr", "toplam", "ortalama", "итого", "всего", "сумма", "среднее", "合計", "総計", "小計", "平均",
        "合计", "总计", "小计", "總計", "平均值", "합계", "총계", "평균",
    ]

    /// Whether a name is only a word for a total or an average, also with a colon.
    static func isName(_ text: String) -> Bool {
        names.contains(plain(text))
    }

    static func isTotal(_ text: String) -> Bool { certain.contains(plain(text)) }

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
        let rest = words.dropFirst().map { ", \($0)" }.joined()
        return [
            rows.count == 1
                ? "\(first); it is not among the points." : "\(first)\(rest); they are not among the points."
        ]
    }

    private static func text(_ value: Double) -> String {
        guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
        return "\(Int(value))"
    }
}

extension TablePoints {
    /// Moves the totals from the names of the x axis to ``totals``. A word for a total suffices at the last place and
    /// where the values are the sums or the means of the others; else it may be a name like any other.
    mutating func takeTotals() {
        guard case .category = layout.place, groups.count == 1, !layout.countsRows else { return }
        if categories.isEmpty, !totals.rows.isEmpty { return keepTotals() }
        let found = categories.indices.filter { isTotal($0) }
        guard !found.isEmpty, categories.count - found.count > 1 else { return }
        for place in found {
            let values = series[0].map { points in points.x.firstIndex(of: Double(place)).map { points.y[$0] } ?? .nan }
            totals.rows.append(RowTotals.Row(name: categories[place], values: values))
        }
        drop(Set(found))
    }

    private func isTotal(_ place: Int) -> Bool {
        guard RowTotals.isName(categories[place]) else { return false }
        return place == categories.count - 1 || place == 0 || follows(place)
    }

    /// Whether the rows behind are totals too.
    private func follows(_ place: Int) -> Bool {
        categories[(place + 1)...].allSatisfy(RowTotals.isName)
    }
}
