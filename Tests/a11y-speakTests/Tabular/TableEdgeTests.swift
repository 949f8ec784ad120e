// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Tables: edge cases of reading")
struct TableEdgeTests {
    /// The records of a text, however its bytes are cut, or the fault that ends it.
    private func records(_ text: String, delimiters: [UInt8] = [0x2C], portion: Int = .max) -> [String] {
        var splitter = RecordSplitter(delimiters: delimiters)
        var (pending, records) = ([UInt8](), [String]())
        let bytes = Array(text.utf8)
        var start = 0
        repeat {
            let end = min(bytes.count, portion == .max ? bytes.count : start + portion)
            pending += bytes[start..<end]
            start = end
            do {
                while let record = try splitter.next(in: pending, isEnd: start == bytes.count) {
                    let text = String(decoding: pending[record.bytes], as: UTF8.self)
                    records.append("\(record.line) \(text)")
                }
            } catch {
                return records + ["\(error)"]
            }
        } while start < bytes.count
        return records
    }

    @Test(arguments: [
        ("a,b\nc,d\n", ["1 a,b", "2 c,d"]), ("a\r\nb", ["1 a", "2 b"]), ("a\n\nb\n", ["1 a", "2 ", "3 b"]),
        ("\"x\ny\",1\nz\n", ["1 \"x\ny\",1", "3 z"]), ("it\"s\n2\n", ["1 it\"s", "2 2"]),
        ("\"a\"\"b\nc\"\nd\n", ["1 \"a\"\"b\nc\"", "3 d"]), ("", []), ("\n", ["1 "]),
        ("a\n\"b", ["1 a", "unclosedQuote(line: 2)"]), ("a\nb\u{0}c\n", ["1 a", "binary(line: 2, column: 2)"]),
    ])
    func `a record ends with its line, but not within quotes, wherever the bytes are cut`(
        text: String, wanted: [String]
    ) {
        #expect(records(text) == wanted)
        for portion in 1...3 { #expect(records(text, portion: portion) == wanted, "in portions of \(portion)") }
    }

    @Test func `without delimiters a quote is a sign like any other`() {
        #expect(records("\"a\nb\n", delimiters: []) == ["1 \"a", "2 b"])
    }

    private func fields(_ text: String, at delimiter: UInt8? = 0x2C) -> [String] {
        var row = TableRow()
        row.set(ArraySlice(Array(text.utf8)), line: 1)
        if let delimiter { row.split(at: delimiter) } else { row.splitAtSpaces() }
        return row.texts
    }

    @Test(arguments: [
        ("a,b", ["a", "b"]), (" a , b ", ["a", "b"]), ("a,", ["a", ""]), (",", ["", ""]), ("", [""]),
        ("\"a,b\",c", ["a,b", "c"]), ("\"a\"\"b\"", ["a\"b"]), (" \"a\" ,b", ["a", "b"]), ("\"\",x", ["", "x"]),
        ("\"a\"b,c", ["ab", "c"]),
    ])
    func `a row is cut at its delimiter, and quotes are taken off`(text: String, wanted: [String]) {
        #expect(fields(text) == wanted)
    }

    @Test(arguments: [
        ("a  b\tc", ["a", "b", "c"]), ("  a", ["a"]), ("", []), ("2024-01-31 12:00 5", ["2024-01-31 12:00", "5"]),
        ("2024-01-31 5", ["2024-01-31", "5"]), ("12:00:01 AM 5", ["12:00:01 AM", "5"]), ("AM 5", ["AM", "5"]),
    ])
    func `columns are cut at spaces, and a day keeps its time`(text: String, wanted: [String]) {
        #expect(fields(text, at: nil) == wanted)
    }

    @Test func `bytes that are not UTF-8 are read as Latin-1`() {
        var row = TableRow()
        row.set([0x63, 0xE9, 0x2C, 0x31], line: 1)
        row.split(at: 0x2C)
        #expect(row.texts == ["cé", "1"])
    }

    private func split(_ lines: [String]) -> [String] {
        var json = JSONColumns()
        return lines.map { line in
            var row = TableRow()
            row.set(ArraySlice(Array(line.utf8)), line: 1)
            do throws(JSONColumns.Fault) {
                try json.split(&row)
                return row.texts.joined(separator: "|")
            } catch {
                return "\(error.column): \(error.expected)"
            }
        }
    }

    @Test func `objects are put in the order of their first keys, and what one lacks is empty`() {
        #expect(
            split([
                #"{"a":1,"b":"x"}"#, #"{"b":"y","a":2}"#, #"{"a":3}"#, #"{"c":true,"a":null}"#,
                #"{"a":{"deep":[1,"}"]},"b":[]}"#,
            ]) == ["1|x", "2|y", "3|", "null||true", #"|[]||[1,"}"]"#])
    }

    @Test func `arrays go by their places, and escapes are what they stand for`() {
        #expect(
            split([#"[1,"a\\nb",2]"#, #"["\u00e9\ud83d\ude00\"\\"]"#, "[]", #" [ 1 , 2 ] "#])
                == [#"1|a\nb|2"#, "é😀\"\\", "", "1|2"])
    }

    @Test(arguments: [
        ("x", "1: { or ["), (#"{"a" 1}"#, "6: a colon"), (#"{a:1}"#, "2: a key in quotes"),
        (#"{"a":1 "b":2}"#, "8: a comma or }"), (#"["a"#, "4: the quote that closes"),
        ("[1]x", "4: the end of the line"),
        (#"["\u12"]"#, "7: four hexadecimal digits"), (#"[[1]"#, "5: a comma or ]"), ("[,]", "2: a value"),
        (#"[{"a":1"#, "8: the end of the nested value"),
    ])
    func `invalid JSON is refused with its place and the expected token`(line: String, fault: String) {
        #expect(split([line]) == [fault])
    }

    @Test(
        arguments: [
            ("Temperature (°C)", "Temperature", "°C"), ("price [USD]", "price", "USD"), ("speed_kmh", "speed", "km/h"),
            ("%usr", "usr", "%"), ("Weight (kg)", "Weight", "kg"), ("Rate (percent)", "Rate", "%"),
            ("Name (of it)", "Name (of it)", nil), ("(°C)", "(°C)", nil), ("_kg", "_kg", nil), ("%", "%", nil),
            ("a_b", "a_b", nil), ("Δ (µs)", "Δ", "µs"),
        ] as [(String, String, String?)])
    func `a head has a unit where that is certain`(head: String, name: String, unit: String?) {
        let heading = ColumnHeading(head)
        #expect(heading.name == name && heading.unit == unit)
    }

    @Test func `the usual words and the table's own stand for what is missing`() {
        let gaps = MissingValueMarkers(["-99.9", "Keine"])
        for word in ["", "NA", "n/a", "NaN", "-", "…", "keine", "KEINE", "-99.9", "null", "#N/A"] {
            #expect(gaps.contains(word), "\(word)")
        }
        #expect(gaps.contains(-99.9) && !gaps.contains(99.9) && !MissingValueMarkers().contains(-99.9))
        #expect(!MissingValueMarkers().contains("nothing"))
    }

    @Test func `missing values named in comments are believed if plausible`() {
        #expect(
            MissingValueMarkers.markers(in: [
                "# missing values are -99.99.", "# no data: -999", "the year 1999 is complete",
            ])
                == ["-99.99", "-999"])
        #expect(MissingValueMarkers.markers(in: ["# missing: 12, 9, 98"]) == [])
    }
}
