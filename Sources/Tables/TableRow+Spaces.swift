// SPDX-License-Identifier: MIT

/// Rows that are parted by spaces, as programs print them.
extension TableRow {
    /// Splits at spaces. What belongs together is one field: a day and its time, a time and its AM or PM, a number and its
    /// unit, and the month, the day and the time that `ls` prints.
    /// - Parameter bars: whether a bar parts fields as well.
    mutating func splitAtSpaces(bars: Bool = false) {
        fields.removeAll(keepingCapacity: true)
        var index = 0
        while index < bytes.count {
            guard !isSpace(bytes[index], bars) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, !isSpace(bytes[index], bars) { index += 1 }
            if let last = fields.last, continues(last, with: start..<index) {
                fields[fields.count - 1] = last.lowerBound..<index
            } else {
                fields.append(start..<index)
            }
        }
    }

    private func isSpace(_ byte: UInt8, _ bars: Bool) -> Bool { byte == 0x20 || byte == 0x09 || (bars && byte == 0x7C) }

    private func continues(_ last: Range<Int>, with next: Range<Int>) -> Bool {
        isDigit(bytes[next.lowerBound]) ? continuesMoment(last, with: next) : isUnit(of: last, next)
    }

    /// Whether a day belongs to the month before it, or a time or a year to the day.
    private func continuesMoment(_ last: Range<Int>, with next: Range<Int>) -> Bool {
        if last.count == 10, bytes[last.lowerBound + 4] == 0x2D, bytes[last.lowerBound + 7] == 0x2D {
            return next.count >= 5 && bytes[next.lowerBound + 2] == 0x3A
        }
        guard (3...6).contains(last.count), Self.months.contains(Array(bytes[last].prefix(3))) else { return false }
        if last.count == 3 { return next.count <= 2 && bytes[next].allSatisfy(isDigit) }
        // Not Jan01, the day on which a process of `ps` began.
        return isDigit(bytes[last.upperBound - 1]) && isSpace(bytes[last.lowerBound + 3], false)
            && (next.count == 4 && bytes[next].allSatisfy(isDigit) || bytes[next].contains(0x3A))
    }

    /// Whether AM or PM belongs to the time before it, or a unit to the number.
    private func isUnit(of last: Range<Int>, _ next: Range<Int>) -> Bool {
        guard next.count <= 4, isDigit(bytes[last.upperBound - 1]) else { return false }
        if next.count == 2, bytes[next.upperBound - 1] == 0x4D, [0x41, 0x50].contains(bytes[next.lowerBound]) {
            return last.count >= 4 && bytes[last].contains(0x3A)
        }
        return Self.units.contains(Array(bytes[next])) && bytes[last].allSatisfy { isDigit($0) || $0 == 0x2E }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static let months = words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    /// Units that are no letters of a process's state.
    private static let units = words("B kB KB MB GB TB KiB MiB GiB TiB ns us µs ms % °C °F Hz kHz MHz GHz dB")

    private static func words(_ text: String) -> Set<[UInt8]> { Set(text.split(separator: " ").map { Array($0.utf8) }) }
}

/// Rows of `name=value`, as `ping` and many logs have them.
extension TableRow {
    /// The names and their values, in the order of the row. A word without a name is left out, but for a unit.
    var pairs: [(name: Range<Int>, value: Range<Int>)] {
        var row = self
        row.splitAtSpaces()
        var pairs: [(name: Range<Int>, value: Range<Int>)] = []
        for field in row.fields {
            if let last = pairs.last, last.value.upperBound + 1 == field.lowerBound, isUnit(of: last.value, field) {
                pairs[pairs.count - 1].value = last.value.lowerBound..<field.upperBound
            }
            guard let mark = bytes[field].firstIndex(of: 0x3D), mark > field.lowerBound, mark + 1 < field.upperBound,
                bytes[field.lowerBound..<mark].allSatisfy({ $0 == 0x5F || $0 == 0x2D || $0 == 0x2E || isLetter($0) })
            else { continue }
            pairs.append((field.lowerBound..<mark, mark + 1..<field.upperBound))
        }
        return pairs
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

    /// Puts the values into the order of the names; those that it has not are empty.
    mutating func splitPairs(_ names: [[UInt8]]) {
        let pairs = pairs
        fields = names.map { name in
            pairs.first { bytes[$0.name].elementsEqual(name) }?.value ?? 0..<0
        }
    }
}
