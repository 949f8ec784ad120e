// SPDX-License-Identifier: MIT

/// Evidence that values that look like numbers are codes: names without an amount.
struct CodeEvidence {
    let areNames: Bool

    /// - Parameters:
    ///   - values: the fields that are not gaps.
    ///   - head: the column's heading.
    ///   - index: the column's number, from 0.
    init(_ values: [String], head: String?, index: Int) {
        let heading = ColumnHeading(head ?? "").name.lowercased()
        areNames =
            Self.beginWithZero(values) || Self.areShortCodes(values, heading: heading)
            || Self.areNamesWithExponents(values) || Self.haveLetters(values) || Self.areDecades(values)
            || RateName.areNames(values, heading: heading, index: index)
            || Self.areVersions(values, isNamed: Self.versions.contains(heading))
            || (index == 0 && !Self.times.contains { heading.contains($0) } && Self.haveManyDigits(values))
    }

    /// Whether a heading is that of identifiers, or of what a statistics office says of a number.
    static func isCodeName(_ head: String) -> Bool {
        let name = ColumnHeading(head).name
        if codes.contains(name.lowercased()) { return true }
        if ends.contains(where: name.lowercased().hasSuffix) { return true }
        if name.hasPrefix("id"), name.dropFirst(2).first?.isUppercase == true { return true }
        return name.hasSuffix("Id") || name.hasSuffix("ID") || name.hasSuffix("Code")
    }

    /// Headings of columns whose numbers are identifiers.
    private static let codes: Set<String> = [
        "pid", "ppid", "pgid", "sid", "tid", "tgid", "uid", "gid", "inode", "last pid", "zip", "zipcode", "zip code",
        "postcode", "postal code", "plz", "cap", "cp", "code postal", "c\u{F3}digo postal", "phone", "telephone", "tel",
        "mobile", "telefon", "id", "uuid", "guid", "subject", "participant", "decimals", "decimal", "unit_mult",
        "value footnotes", "isbn", "ean", "gtin", "upc", "sku", "fips", "geoid", "imei", "wban", "wbanno", "wmo",
        "usaf", "siret", "siren", "iban",
    ]

    /// Whether texts are codes: each has a digit, and no spaces or small letters.
    static func areCodes(_ cells: [String]) -> Bool {
        cells.allSatisfy { text in
            text.contains(where: \.isNumber) && !text.contains { $0.isLowercase || $0.isWhitespace }
        }
    }

    private static let ends = [
        "_id", " id", "-id", "_code", " code", "-code", "コード", "代码", "代碼", "код", "kod", "kód", "código", "codice",
    ]
    private static let versions: Set<String> = [
        "version", "release", "ver", "ver.", "versão", "versión", "バージョン", "版本",
    ]
    private static let times = ["time", "date", "epoch", "stamp", "unix", "ts", "zeit"]

    /// Most have digits only, and one of three or more begins with 0, such as the post code 02134.
    private static func beginWithZero(_ values: [String]) -> Bool {
        let digits = values.filter { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        return digits.count * 2 > values.count && digits.contains { $0.utf8.count > 2 && $0.utf8.first == 0x30 }
    }

    /// Two characters in each row, and one row begins with 0: 01, 2A. A part of a date has such numbers too.
    private static func areShortCodes(_ values: [String], heading: String) -> Bool {
        values.count > 1 && values.allSatisfy { $0.utf8.count == 2 }
            && values.contains { $0.utf8.first == 0x30 && $0.utf8.last.map { $0 &- 0x30 < 10 } == true }
            && (values.contains { $0.utf8.last.map { $0 &- 0x41 < 26 } == true }
                || ["state", "dep", "d\u{E9}partement", "code", "county", "region", "area"].contains(heading)
                || isCodeName(heading))
    }

    /// 1E5 beside SEPT2: a word shows that a name, not an exponent, is meant.
    private static func areNamesWithExponents(_ values: [String]) -> Bool {
        let exponents = values.count { text in
            let parts = text.split(separator: "E", omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        }
        let words = values.count { $0.unicodeScalars.first?.properties.isAlphabetic == true }
        return exponents > 0 && words > 0 && exponents + words == values.count
    }

    /// Numbers with one capital letter behind, which is not always the same: 13T, 21R.
    private static func haveLetters(_ values: [String]) -> Bool {
        let letters = values.compactMap { value -> UInt8? in
            guard let last = value.utf8.last, last &- 0x41 < 26, value.utf8.count > 1,
                value.utf8.dropLast().allSatisfy({ $0 &- 0x30 < 10 })
            else { return nil }
            return last
        }
        return letters.count == values.count && Set(letters).count > 1 && !Set(letters).isSubset(of: Set("KMGTPB".utf8))
    }

    /// 1950s and 80s: a multiple of ten and an s, not a second.
    private static func areDecades(_ values: [String]) -> Bool {
        !values.isEmpty
            && values.allSatisfy { value in
                let digits = value.hasSuffix("'s") ? value.dropLast(2) : value.dropLast()
                return value.hasSuffix("s") && (digits.count == 4 || digits.count == 2) && digits.last == "0"
                    && digits.utf8.allSatisfy { $0 &- 0x30 < 10 }
            }
    }

    /// Two whole numbers and a point between them: 3.9 and 3.10. A number would not have a zero behind in one row and
    /// fewer digits in another.
    private static func areVersions(_ values: [String], isNamed: Bool) -> Bool {
        let parts = values.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
        guard !parts.isEmpty,
            parts.allSatisfy({
                $0.count == 2 && $0.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
            })
        else { return false }
        if isNamed { return true }
        let lengths = Set(parts.map { $0[1].utf8.count })
        let longest = lengths.max() ?? 0
        guard lengths.count > 1, parts.contains(where: { $0[1].utf8.count == longest && $0[1].utf8.last == 0x30 })
        else {
            return false
        }
        let numbers = parts.map { (Int($0[0]) ?? 0, Int($0[1]) ?? 0) }
        // Releases follow each other; rates of exchange do not.
        guard longest < 4, zip(numbers, numbers.dropFirst()).allSatisfy({ abs($1.0 - $0.0) <= 5 }) else { return false }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
            || zip(numbers, numbers.dropFirst()).allSatisfy { $0 > $1 }
    }

    /// Whole numbers of eleven or more digits, all of the same length and different, such as telephone and article
    /// numbers, but not seconds since 1970 or their parts.
    private static func haveManyDigits(_ values: [String]) -> Bool {
        guard let first = values.first?.utf8, first.count >= 11, values.count > 1, Set(values).count == values.count
        else { return false }
        let mayBeTime = [13, 16, 19].contains(first.count) && [0x31, 0x32].contains(first.first)
        return !mayBeTime
            && values.allSatisfy { $0.utf8.count == first.count && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
    }
}

/// The name of a rate: a currency and the count of its units, 1, 10, 100 and so on, such as EUR1, 100 JPY.
enum RateName {
    /// Whether a text may be such a name.
    static func isName(_ text: String) -> Bool { parts(text).map { isPower($0.count) } ?? false }

    /// Whether texts are such names: of two currencies or more, each with one count. In a first column of different
    /// texts, the count has any digits and perhaps the letter of a period: EUR3M.
    static func areNames(_ values: [String], heading: String, index: Int) -> Bool {
        guard let first = values.first, parts(first) != nil else { return false }
        let found = values.compactMap(parts)
        guard found.count == values.count else { return false }
        if MoneySign.currencyNames.contains(heading), values.allSatisfy(isName) { return true }
        guard Set(found.map(\.code)).count > 1 else { return false }
        if index == 0, values.count > 1, Set(values).count == values.count, values.allSatisfy({ !$0.contains(" ") }) {
            return true
        }
        let counts = Dictionary(grouping: found, by: \.code).values.map { Set($0.map(\.count)) }
        return found.allSatisfy { isPower($0.count) } && counts.allSatisfy { $0.count == 1 }
    }

    private static func isPower(_ count: Substring) -> Bool {
        count.first == "1" && count.dropFirst().allSatisfy { $0 == "0" } && count.count < 6
    }

    /// The code and the count, in either order; nil for another text.
    private static func parts(_ text: String) -> (code: Substring, count: Substring)? {
        guard (4...12).contains(text.utf8.count),
            let found = text.wholeMatch(of: /([A-Z]{3}) ?(\d+[MYWD]?)|(\d+) ?([A-Z]{3})/),
            let code = found.1 ?? found.4, let count = found.2 ?? found.3, MoneySign.unit(String(code)) != nil
        else { return nil }
        return (code, count)
    }
}
