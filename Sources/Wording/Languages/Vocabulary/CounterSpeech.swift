// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Japanese counters, and the sound of a number before each: "いっこ", "さんぼん", "ふつか".
final class CounterSpeech: Sendable {
    struct Counter: Sendable {
        let symbol: String
        let reading: String
        fileprivate let changes: [SoundChange]
        /// Speech for whole numbers that have their own word: "ひとり".
        fileprivate let own: [UInt64: String]
    }

    /// "いち" and "こ" are "いっこ", "さん" and "ほん" are "さんぼん".
    fileprivate struct SoundChange: Sendable {
        let written: String
        let spoken: String
        /// How far the first kana of the counter moves in Unicode: 1 from "ほ" to "ぼ", 2 to "ぽ".
        let shift: UInt32
    }

    typealias Reading = (symbol: String, reading: String)

    /// Counters, longest symbols first; `endings` and `beginnings` have this order too.
    let counters: [Counter]
    /// Words that may follow a counter: 以上, 目.
    let endings: [Reading]
    /// Words that may precede a number: 第, 約.
    let beginnings: [Reading]
    /// The word between the numbers of a fraction: `3分の1`.
    let part: Reading?
    /// The word after the numbers of a date: `10月1日`.
    let day: String
    let month: String
    private let byReading: [String: Counter]

    /// Nil for a language without `text.counters`.
    init?(_ book: Phrasebook) {
        guard let list = book.entries["text.counters"] else { return nil }
        let own = Self.own(book)
        counters = Self.items(list).map { item in
            let parts = item.split(separator: " ", maxSplits: 2).map(String.init)
            return Counter(
                symbol: parts[0], reading: parts[2], changes: Self.changes("text.counters.\(parts[1])", book),
                own: own[parts[0]] ?? [:])
        }.sorted { $0.symbol.utf8.count > $1.symbol.utf8.count }
        endings = Self.readings("text.counters.behind", book)
        beginnings = Self.readings("text.counters.before", book)
        part = Self.readings("text.counters.part", book).first
        (day, month) = (book.entries["text.counters.day"] ?? "", book.entries["text.counters.month"] ?? "")
        byReading = Dictionary(counters.map { ($0.reading, $0) }) { first, _ in first }
    }

    private static func items(_ text: String) -> [String] { text.split(separator: ",").map { $0.trimmed() } }

    private static func own(_ book: Phrasebook) -> [String: [UInt64: String]] {
        var own: [String: [UInt64: String]] = [:]
        let day = book.entries["text.counters.day"] ?? ""
        for (place, name) in items(book.entries["date.days.speech"] ?? "").enumerated() {
            own[day, default: [:]][UInt64(place + 1)] = name
        }
        for item in items(book.entries["text.counters.own"] ?? "") {
            let parts = item.split(separator: " ", maxSplits: 2).map(String.init)
            guard let value = UInt64(parts[1]) else { continue }
            own[parts[0], default: [:]][value] = parts[2]
        }
        return own
    }

    /// Sound changes: `いち いっ, さん さん+`. `+` voices the counter's first kana, and `*` turns it into a "p".
    private static func changes(_ key: String, _ book: Phrasebook) -> [SoundChange] {
        items(book.entries[key] ?? "").compactMap { item in
            let parts = item.split(separator: " ").map(String.init)
            guard parts.count == 2, let last = parts[1].last else { return nil }
            let shift: UInt32 = last == "+" ? 1 : last == "*" ? 2 : 0
            return SoundChange(written: parts[0], spoken: String(parts[1].dropLast(shift > 0 ? 1 : 0)), shift: shift)
        }
    }

    private static func readings(_ key: String, _ book: Phrasebook) -> [Reading] {
        items(book.entries[key] ?? "").compactMap { item in
            let parts = item.split(separator: " ", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }.sorted { $0.symbol.utf8.count > $1.symbol.utf8.count }
    }

    /// - Parameters:
    ///   - value: nil if the number is not whole.
    ///   - number: the number in kana.
    func words(_ value: UInt64?, _ number: String, _ counter: Counter) -> String {
        if let word = value.flatMap({ counter.own[$0] }) { return word }
        guard let change = Self.change(of: number, counter) else { return number + counter.reading }
        let stem = Substring(number.utf8.dropLast(change.written.utf8.count))
        return stem + change.spoken + Self.shifted(counter.reading, by: change.shift)
    }

    private static func change(of number: String, _ counter: Counter) -> SoundChange? {
        let end = number.utf8
        return counter.changes.first { change in
            let written = change.written.utf8
            return end.count >= written.count && end.suffix(written.count).elementsEqual(written)
        }
    }

    /// The counter with this reading, such as "ふん".
    func counter(read reading: String) -> Counter? { byReading[reading] }

    /// A number and a counter; nil if their joint sound is the two separate sounds.
    func joined(_ value: UInt64?, _ number: String, _ counter: Counter) -> String? {
        let isOwn = value.map { counter.own[$0] != nil } ?? false
        return isOwn || Self.change(of: number, counter) != nil ? words(value, number, counter) : nil
    }

    private static func shifted(_ reading: String, by shift: UInt32) -> String {
        guard shift > 0, let first = reading.unicodeScalars.first, let kana = Unicode.Scalar(first.value + shift) else {
            return reading
        }
        return String(Character(kana)) + reading.dropFirst()
    }
}
