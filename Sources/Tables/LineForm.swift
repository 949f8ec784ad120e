// SPDX-License-Identifier: MIT

/// Lines that programs print around the rows of a table, and tables that are drawn.
extension TableRow {
    /// Whether the line only names the types of the columns, as data frames are printed: <chr> <dbl>, str | i64.
    var areTypes: Bool {
        let words = bytes.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x7C || $0 == 0x2C }
        return !words.isEmpty
            && words.allSatisfy { word in
                let isBracketed = word.count > 2 && word.first == 0x3C && word.last == 0x3E
                return isBracketed && word.allSatisfy { !($0 &- 0x30 < 10) }
                    || Self.types.contains(String(decoding: word, as: UTF8.self))
            }
    }

    private static let types: Set<String> = [
        "str", "cat", "bool", "date", "time", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64",
        "String",
        "Bool", "Date", "DateTime", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float32",
        "Float64", "Int64?", "Float64?", "String?", "double", "int32", "int64", "varchar", "bigint", "object",
        "float64",
    ]

    /// Whether the line is what pandas prints below a series or a frame: its name and type, or its size.
    var isFooter: Bool {
        guard let first = bytes.first, first == 0x5B || first &- 0x41 < 26, bytes.count < 200 else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains(", dtype: ") || text.hasPrefix("dtype: ")
            || first == 0x5B && text.hasSuffix(" columns]") && text.contains(" rows x ")
    }

    /// Puts bars and dashes in the place of the characters that draw boxes: │ ┆ ─ ┌. A lone line between two words is a
    /// space.
    mutating func takeDrawing() {
        guard bytes.contains(0xE2) else { return }
        var (drawn, bars) = ([UInt8](), [Int]())
        var index = 0
        while index < bytes.count {
            if index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 {
                let isBar = Self.isBar(bytes[index + 1], bytes[index + 2])
                if isBar { bars.append(drawn.count) }
                drawn.append(isBar ? 0x7C : 0x2D)
                index += 3
            } else if index + 2 < bytes.count, bytes[index...].starts(with: [0xE2, 0x90, 0x9F]) {
                // U+241F stands for the separator of units.
                drawn.append(0x1F)
                index += 3
            } else {
                drawn.append(bytes[index])
                index += 1
            }
        }
        let isFramed = drawn.first { $0 != 0x20 } == 0x7C
        if bars.count == 1, !isFramed { drawn[bars[0]] = 0x20 }
        bytes = drawn
    }

    /// │ ┃ ┆ ┇ ┊ ┋ ║.
    private static func isBar(_ middle: UInt8, _ last: UInt8) -> Bool {
        middle == 0x94 ? [0x82, 0x83, 0x86, 0x87, 0x8A, 0x8B].contains(last) : last == 0x91
    }

    /// Leaves out the marks of Markdown around the whole of a field: **5**, `name`, [name](address).
    mutating func dropMarks() {
        fields = fields.map { field in
            guard let first = bytes[field].first, [0x2A, 0x5F, 0x60, 0x5B].contains(first) else { return field }
            if first == 0x5B {
                guard bytes[field].last == 0x29, let end = bytes[field].firstIndex(of: 0x5D),
                    end + 1 < field.upperBound,
                    bytes[end + 1] == 0x28
                else { return field }
                return field.lowerBound + 1..<end
            }
            let length = bytes[field].prefix { $0 == first }.count
            let isClosed =
                length <= 3 && field.count > 2 * length && bytes[field].suffix(length).allSatisfy { $0 == first }
            return isClosed ? field.lowerBound + length..<field.upperBound - length : field
        }
    }
}
