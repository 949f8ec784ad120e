// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The signs, abbreviations and codes of currencies before and after an amount, and the words for its size.
enum MoneySign {
    /// The unit of a sign; nil for another text. A sign that several countries share is its own unit.
    static func unit(_ text: String) -> String? {
        if let unit = signs[text] { return unit }
        return KnownMoney.signs[text] ?? (KnownMoney.codes.contains(text) ? text : nil)
    }

    /// The factor of a word for a size, such as million or 万, or of two, such as lakh crore; nil for another text.
    static func size(_ text: String) -> Double? {
        let factors = text.lowercased().split(separator: " ").map { words[String($0)] }
        guard !factors.isEmpty, factors.count < 3 else { return nil }
        return factors.reduce(1.0) { product, factor in product.flatMap { all in factor.map { all * $0 } } }
    }

    /// The factor of a letter for a size, such as k or M, which is one only beside a currency's sign.
    static func letter(_ text: String) -> Double? { letters[text] ?? size(text) }

    /// The amount's unit and size in the text behind it: "kr", "billion", "Mio. €".
    /// - Parameter hasUnit: whether there is a sign before the amount.
    static func parts(behind text: String, hasUnit: Bool) -> (unit: String?, factor: Double)? {
        if text.isEmpty { return (nil, 1) }
        if !hasUnit, let unit = unit(text) { return (unit, 1) }
        if let factor = hasUnit ? letter(text) : size(text) { return (nil, factor) }
        guard !hasUnit, let space = text.firstIndex(of: " "), let factor = letter(String(text[..<space])),
            let unit = unit(String(text[text.index(after: space)...]))
        else { return nil }
        return (unit, factor)
    }

    /// Headings of columns of currencies.
    static let currencyNames: Set<String> = [
        "currency", "currency code", "ccy", "w\u{E4}hrung", "devise", "monnaie", "moneda", "moeda", "valuta",
        "divisa",
        "waluta", "m\u{E9}nnem", "m\u{11B}na", "valuutta", "valyuta", "para birimi", "валюта", "通貨", "币种", "貨幣",
        "통화",
    ]

    /// Signs that CLDR lacks, or that several countries share.
    private static let signs: [String: String] = pairs(
        """
        % %, ‰ ‰, £ GBP, $ USD, AU$ AUD, C$ CAD, S$ SGD, ¥ ¥, ￥ ¥, 元 CNY, 円 JPY, 원 KRW, руб RUB, руб. RUB, TL TRY, ₩ \
        KRW, грн UAH, ₿ BTC, zł PLN, Kč CZK, Ft HUF, lei RON, лв BGN, лв. BGN, kr kr, kr. kr, Kr kr, Fr. CHF, Rs Rs, \
        Rs. Rs, Rp IDR, RM MYR
        """)

    private static let words: [String: Double] = [
        "thousand": 1e3, "tsd.": 1e3, "tsd": 1e3, "тыс.": 1e3, "тыс": 1e3, "million": 1e6, "millions": 1e6, "mio": 1e6,
        "mio.": 1e6, "mln": 1e6, "mn": 1e6, "млн": 1e6, "millones": 1e6, "billion": 1e9, "billions": 1e9, "bn": 1e9,
        "mrd": 1e9, "mrd.": 1e9, "mld": 1e9, "млрд": 1e9, "milliards": 1e9, "milliard": 1e9, "trillion": 1e12,
        "lakh": 1e5, "lakhs": 1e5, "crore": 1e7, "crores": 1e7, "万": 1e4, "萬": 1e4, "만": 1e4, "亿": 1e8, "億": 1e8,
        "억": 1e8, "百万": 1e6, "千": 1e3, "兆": 1e12,
    ]
    private static let letters: [String: Double] = [
        "k": 1e3, "K": 1e3, "m": 1e6, "M": 1e6, "MM": 1e6, "b": 1e9, "B": 1e9, "T": 1e12,
    ]

    private static func pairs(_ text: String) -> [String: String] {
        var signs: [String: String] = [:]
        for pair in text.split(separator: ", ") {
            let words = pair.split(separator: " ")
            signs[String(words[0])] = String(words[1])
        }
        return signs
    }
}
