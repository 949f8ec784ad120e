// SPDX-License-Identifier: MIT

import Testing
import Wording

@testable import Tables
@testable import a11y_speak

/// Tables as people have them.
@Suite("Tables by form")
struct TableFormTests {
    @Test(arguments: try TableForm.all())
    func `a table of each form says what its writer meant`(form: TableForm) throws {
        let said = try form.said()
        #expect(
            said == form.expected,
            "Read what is said now, and put it into Tests/Tables/forms:\n\(said.joined(separator: "\n"))")
    }

    @Test func `an opening and the note behind it take at most eight seconds`() throws {
        var long: [String] = []
        for form in try TableForm.all() where !form.expected.contains(where: { $0.hasPrefix("error  ") }) {
            let seconds = try form.heard().seconds
            if seconds > 8 { long.append("\(form): \(seconds) s") }
        }
        #expect(long == [])
    }

    @Test(arguments: try TableForm.all())
    func `a table is the same however its bytes are cut`(form: TableForm) throws {
        let whole = FormFacts.facts(of: form.bytes)
        var reader = TableReader(name: "t.csv", sampleSize: TableFile.sampleSize)
        do {
            for byte in form.bytes { try reader.read([byte]) }
            try reader.finish()
        } catch {
            #expect(whole == ["error  \(error)"])
            return
        }
        #expect(reader.chart.map(FormFacts.facts) == whole)
    }

    @Test(arguments: [
        ("PAR1", "Parquet"), ("ARROW1", "read_feather"), ("SQLite format 3\0", "sqlite3"),
        ("PK\u{3}\u{4}xl/", "libreoffice"),
        ("PK\u{3}\u{4}", "unzip"), ("%PDF-1.7", "pdftotext"), ("CDF\u{1}", "ncdump"),
    ])
    func `a binary file is refused with the command that converts it`(start: String, command: String) {
        let facts = FormFacts.facts(of: Array(start.utf8) + [0, 1, 2, 3])
        #expect(facts.count == 1 && facts[0].hasPrefix("error") && facts[0].contains(command), "\(facts)")
    }
}
