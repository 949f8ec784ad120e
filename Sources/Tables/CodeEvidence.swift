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
            Self.beginWithZero(values) || Self.areDecades(values)
            || Self.areVersions(values, isNamed: Self.versions.contains(heading))
            || (index == 0 && !Self.times.contains { heading.contains($0) } && Self.haveManyDigits(values))
    }

    private static let versions: Set<String> = [
        "version", "release", "ver", "ver.", "versão", "versión", "バージョン", "版本",
    ]
    private static let times = ["time", "date", "epoch", "stamp", "unix", "ts", "zeit"]

    /// Most have digits only, and one of three or more begins with 0, such as the post code 02134.
    private static func beginWithZero(_ values: [String]) -> Bool {
        let digits = values.filter { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } }
        return digits.count * 2 > values.count && digits.contains { $0.utf8.count > 2 && $0.utf8.first == 0x30 }
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
