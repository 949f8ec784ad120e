// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Days as spreadsheets count them, from 1900: 45292 is 2024-01-01, and 45292.5 is noon.
enum SpreadsheetDays {
    /// From 1954 to 2064, so that most other numbers are not days.
    private static let plausible = 20_000.0...60_000.0
    /// 1970-01-01.
    private static let epoch = 25_569.0
    private static let words: Set<String> = [
        "date", "dates", "datum", "datetime", "timestamp", "fecha", "päivä", "pvm", "dátum", "tarih", "дата", "日付",
        "日期", "날짜",
    ]
    /// Words that have another meaning in English or before other words, so that they must be the whole heading.
    private static let wholeWords: Set<String> = ["data", "dato", "day", "tag", "jour", "día"]

    /// Whether nearly all values below the heading of a date are such days, and two neighbors are at most a year apart.
    static func areDays(_ values: [String], head: String?, _ number: NumberReading) -> Bool {
        let name = (head ?? "").lowercased()
        let isNamed = name.split { !$0.isLetter }.contains { words.contains(String($0)) } || wholeWords.contains(name)
        guard isNamed, values.count > 1 else { return false }
        let days = values.compactMap(number.value).filter(plausible.contains)
        guard days.count * 5 >= values.count * 4, let low = days.min(), let high = days.max(), low < high else {
            return false
        }
        let steps = zip(days, days.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
        // A column of amounts has fractions of any size; times are whole seconds.
        let areTimes = days.allSatisfy { abs(($0 * 86_400).rounded() - $0 * 86_400) < 0.1 }
        return areTimes && (steps.min() ?? .infinity) <= 366 && high - low <= 36_600
    }

    static func moment(_ day: Double) -> WrittenMoment? {
        guard day > 60, day < 2_958_466 else { return nil }
        return WrittenMoment(((day - epoch) * 86_400).rounded())
    }

    /// The sentence about the reading, and the option that changes it.
    static func note(_ name: String, _ example: String) -> String {
        "\(name) such as \(example) is read as the day of a spreadsheet; --dates none reads numbers."
    }
}
