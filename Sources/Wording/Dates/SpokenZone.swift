// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The zone of a clock: "UTC", "UTC plus 1", "UTC plus 1, then UTC plus 2" where it changes.
struct SpokenZone {
    let words: WordedText

    /// The zone of the moments from the first to the last, in seconds since 1970.
    init(_ offset: UTCOffset, first: Double, last: Double, language: SpokenLanguage) {
        let changes = offset.changes.filter { first < $0.from && $0.from <= last }.map(\.seconds)
        var distinct: [Int] = []
        for seconds in [offset.seconds(at: first)] + changes where !distinct.contains(seconds) {
            distinct.append(seconds)
        }
        let book = Phrasebook[language]
        let zones = distinct.map { Self.words($0, book) }
        words = zones.dropFirst().reduce(zones[0]) { book.words("zone.then", ["a": $0, "b": $1]) }
    }

    private static func words(_ seconds: Int, _ book: Phrasebook) -> WordedText {
        guard seconds != 0 else { return book.words("zone.utc") }
        return book.words(seconds > 0 ? "zone.ahead" : "zone.behind", ["n": distance(abs(seconds), book.language)])
    }

    /// "1"; "5:30", which is said as "5 hours 30 minutes".
    private static func distance(_ seconds: Int, _ language: SpokenLanguage) -> WordedText {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let number = { (value: Int, unit: String?) in
            SpokenNumber(
                WrittenDecimal(value), unit: unit.flatMap { SpokenUnit($0) }, language: language,
                scale: NumberScale.none
            ).words
        }
        guard minutes > 0 else { return number(hours, nil) }
        return WordedText(
            display: "\(hours):\(minutes < 10 ? "0" : "")\(minutes)",
            speech: "\(number(hours, "h").speech) \(number(minutes, "min").speech)")
    }
}
