// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestSupport
import Testing
import Wording

/// Compares our reading with a public suite, whose folder A11Y_TEST_SUITE names.
@Suite("Public suite of text normalization", .slow, .enabled(if: getenv("A11Y_TEST_SUITE") != nil))
struct PublicSuiteTests {
    @Test func `85 % of a public suite's cases are read as it says`() async throws {
        let suite = PublicSuite(folder: getenv("A11Y_TEST_SUITE").map { String(cString: $0) } ?? "")
        let tables = try await EspeakStage.sounds { sounds in
            PublicSuite.languages.map { SuiteTable($0.folder, suite.cases(of: $0.language), &sounds) }
        }
        for table in tables {
            print(table.text)
            #expect(table.right * 100 >= table.cases * 85, "\(table.name): \(table.right) of \(table.cases)")
        }
    }
}

/// A language's counts by class, and its cases that are not right.
private struct SuiteTable: Sendable {
    let name: String
    private var counts: [String: Count] = [:]
    private var others: [String] = []

    private struct Count {
        var (right, wrong, style) = (0, 0, 0)
    }

    init(_ name: String, _ cases: [PublicSuite.Case], _ sounds: inout SpokenSounds) {
        self.name = name
        for one in cases {
            let (speech, kind) = (one.speech, one.kind)
            let line = "\(name) \(kind): \(one.written) | \(speech) | \(one.readings.joined(separator: " | "))"
            switch one.verdict(speech, &sounds) {
            case .right: counts[kind, default: Count()].right += 1
            case .wrong:
                counts[kind, default: Count()].wrong += 1
                others.append("wrong: \(line)")
            case .houseStyle:
                counts[kind, default: Count()].style += 1
                others.append("style: \(line)")
            }
        }
    }

    var right: Int { counts.values.reduce(0) { $0 + $1.right } }
    var cases: Int { counts.values.reduce(0) { $0 + $1.right + $1.wrong } }

    var text: String {
        let lines = counts.sorted { $0.key < $1.key }.map { kind, count in
            "\(name) \(kind): \(count.right) of \(count.right + count.wrong) right, \(count.style) in another style"
        }
        return (others.sorted() + lines + ["\(name): \(right) of \(cases) right"]).joined(separator: "\n")
    }
}
