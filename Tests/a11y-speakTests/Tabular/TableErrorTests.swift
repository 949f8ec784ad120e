// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Tables
@testable import a11y_speak

@Suite("Tables that cannot be read")
struct TableErrorTests {
    static let bad: [(text: String, sentence: String)] = [
        ("", "t: it is empty: a table needs at least one row."),
        ("\n \n", "t: it is empty: a table needs at least one row."),
        ("# only\n# words\n", "t: it is empty: a table needs at least one row."),
        ("a,b\n", "t, line 1: there are no rows below the header: at least one is needed."),
        (
            "a,b\nx,y\n",
            "t, line 1: no column has numbers for a chart: name the delimiter with --delimiter, or the columns with "
                + "--columns."
        ),
        (
            "a,b\n1,2\n2,\"3\n",
            "t, line 3: a quote opens in this row and does not close: close it, or write it twice within quotes."
        ),
        (
            "a,b\n1,2\n\0,3\n",
            "t, line 3, column 1: this byte is 0, so the file is binary: save it as CSV."
        ),
        ("\u{1F}\u{8B}x", "t: it is compressed: gunzip -c FILE | a11y-speak explore - reads it."),
        ("PK\u{3}\u{4}x", "t: it is an archive: unzip -p FILE | a11y-speak explore - reads the table in it."),
        (
            "{\"a\":1,\"b\":2}\n{\"a\":1 \"b\":2}\n",
            "t, line 2, column 8: this line is not a JSON object or array: a comma or } is expected here. "
                + "Mend the line, or leave it out."
        ),
    ]

    private func bytes(_ text: String) -> [UInt8] {
        // Not as UTF-8: what a packer writes.
        text.unicodeScalars.contains("\u{8B}") ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
    }

    @Test(arguments: bad.indices)
    func `an unreadable table gets a sentence with defect, place and remedy`(index: Int) {
        let (text, sentence) = Self.bad[index]
        for cut in ByteCuts.all(of: bytes(text)) {
            let lines = TableStory.read(cut)
            guard lines != [sentence] else { continue }
            Issue.record("cut into \(cut.map(\.count)): \(lines)")
            return
        }
    }

    @Test func `UTF-16 is told from a binary file`() {
        #expect(
            TableStory.read([[0xFF, 0xFE, 0x31, 0, 0x0A, 0, 0x32, 0]])
                == ["x: row", "y: column 1", "column 1 on y: 1 1, 2 2"])
    }

    @Test func `names that are not UTF-8 are decoded by their bytes`() {
        let text = "n,Temperatur (°C)\n1,2\n2,3\n3,5\n"
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        #expect(
            TableStory.read([bytes]) == [
                "x: n", "y: Temperatur in °C", "Temperatur on y: 1 2, 2 3, 3 5",
                "It is not UTF-8 and is read as CP1252; iconv -f NAME -t UTF-8 converts from another.",
            ])
    }

    @Test func `columns that are not there are named with those that are`() {
        var options = TableOptions()
        options.x = "when"
        let table = "a,b\n1,2\n3,4\n"
        #expect(TableStory.read(table, options) == ["t: there is no column \"when\" for --x: there are a, b."])
        options = TableOptions()
        options.columns = ["b", "7"]
        #expect(TableStory.read(table, options) == ["t: there is no column \"7\" for --columns: there are a, b."])
        options.columns = ["c"]
        #expect(
            TableStory.read("a,b,c\n1,2,x\n3,4,y\n", options)
                == ["t, column 3: column c has no numbers: choose another with --columns."])
        options = TableOptions()
        options.units = ["d": "V"]
        #expect(TableStory.read(table, options) == ["t: there is no column \"d\" for --unit: there are a, b."])
    }

    @Test func `a line without an end is refused before memory is`() {
        let line = [UInt8](repeating: 0x31, count: 1 << 16)
        #expect(
            TableStory.read(Array(repeating: line, count: 17))
                == ["t, line 1: the line is longer than a megabyte: it cannot be a row of a table."])
        let quoted = Array("a,b\n1,\"".utf8)
        let lines = [UInt8](repeating: 0x0A, count: 1 << 16)
        #expect(
            TableStory.read([quoted] + Array(repeating: lines, count: 17))
                == [
                    "t, line 2: a quote opens in this row and does not close: close it, or write it twice within quotes."
                ])
    }

    @Test(.slow) func `more than a chart holds is refused`() {
        let rows = [UInt8](String(repeating: "1\n", count: 500_000).utf8)
        #expect(
            TableStory.read(Array(repeating: rows, count: 9))
                == [
                    "t, line 4000001: there are more than 4000000 values: read fewer columns with --columns, or fewer rows, "
                        + "as awk 'NR % 10 == 1' does."
                ])
    }
}
