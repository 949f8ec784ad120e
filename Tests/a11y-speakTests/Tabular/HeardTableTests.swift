// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import a11y_speak

/// From the bytes of a file to the words of its sentences, key by key.
@Suite("Tables as they are heard")
struct HeardTableTests {
    @Test(arguments: try HeardTable.all(in: "numbers"))
    func `a number is what its cell says`(table: HeardTable) throws { try compare(table) }

    @Test(arguments: try HeardTable.all(in: "dates"))
    func `a date is as fine as its cell`(table: HeardTable) throws { try compare(table) }

    @Test(arguments: try HeardTable.all(in: "cells"))
    func `a table of any kind is opened`(table: HeardTable) throws { try compare(table) }

    @Test(arguments: try HeardTable.all(in: "findings"))
    func `a jump that succeeds moves, and one that fails is announced`(table: HeardTable) throws { try compare(table) }

    @Test(arguments: try HeardTable.all(in: "sentences"))
    func `a sentence says what is new, and no more`(table: HeardTable) throws { try compare(table) }

    private func compare(_ table: HeardTable) throws {
        let heard = try table.heard()
        #expect(
            heard == table.expected,
            "Read what is said now, and put it into Tests/Tables/heard:\n\(heard.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("a,b\nx,\ny,\n", "t.csv, line 1: no column has numbers for a chart"),
        ("town,zip\nA,02134\nB,10001\n", "t.csv, line 1: no column has numbers for a chart"),
    ])
    func `a table without a value is refused in a sentence`(table: String, sentence: String) {
        #expect { try HeardChart(table) } throws: { "\($0)".hasPrefix(sentence) }
    }

    @Test(arguments: [3376, 6366])
    func `rows are counted to the last`(count: Int) throws {
        let table = "v\n" + (1...count).map { "\($0 % 7)\n" }.joined()
        var chart = try HeardChart(table)
        #expect(chart.opening[0] == "t, v is between 0 and 6, \(count) rows. Question mark for keys.")
        #expect(
            [chart.press("⇥"), chart.press("⏎"), chart.press("x")] == [
                "\(count % 7)", "\(count) of \(count): \(count % 7)", "row axis, 1 to \(count)",
            ])
    }

    @Test func `a sine that ends at its top does not fall`() throws {
        let days = (0..<455).map { day in
            "\(day * 86_400 + 1_704_067_200),\(10 * sin(Double(day) / 454 * 4.5 * .pi))\n"
        }
        var chart = try HeardChart("time,v\n" + days.joined())
        _ = chart.press("d")
        #expect(chart.press("d").contains("No clear trend, from 0 to 10."))
    }
}
