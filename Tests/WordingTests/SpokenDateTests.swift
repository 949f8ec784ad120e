// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import TestSupport
import Testing

@testable import Wording

@Suite("Spoken dates")
struct SpokenDateTests {
    /// Midnight of 3 March 2010 in UTC, a Wednesday.
    private static let start = 1_267_574_400.0
    private static let day = 86_400.0

    @Test(
        arguments: [
            (0.4, "00:00:00 to 00:00:00.4"), (45, "00:00:00 to 00:00:45"), (59.9, "00:00:00 to 00:00:59"),
            (18_000, "00:00 to 05:00"), (86_395, "00:00 to 23:59"), (3 * day, "3 to 6 March 2010"),
            (40 * day, "3 March to 12 April 2010"), (59 * day, "3 March to 1 May 2010"),
            (100 * day, "March to June 2010"),
            (700 * day, "March 2010 to February 2012"), (5000 * day, "2010 to 2023"), (0, "3 March 2010"),
            (4e10, "2010 to 3277"),
        ] as [(Double, String)])
    func `the span decides the fields, and a shared part is spoken once`(span: Double, words: String) {
        let range = SpokenDateRange(lower: Self.start, upper: Self.start + span, language: .english)
        #expect(range.words.display == words)
    }

    @Test func `ends that differ only in omitted fields get their dates`() {
        let range = SpokenDateRange(lower: Self.start + 40, upper: Self.start + Self.day + 10, language: .english)
        #expect(range.words.display == "3 to 4 March 2010")
        let newYear = SpokenDateRange(
            lower: Self.start - 70 * Self.day, upper: Self.start - 60 * Self.day, language: .german)
        #expect(newYear.words.display == "23. Dezember 2009 bis 2. Januar 2010")
        #expect(newYear.words.speech == "vom dreiundzwanzigsten Dezember 2009 bis zum zweiten Januar 2010")
    }

    @Test func `ends that differ sound different`() {
        var source = SplitMix64(seed: 10)
        for _ in 0..<3_000 {
            let lower = source.double(in: -3e9...5e9)
            let span = pow(10, source.double(in: -3...10))
            for language in SpokenLanguage.heard {
                let range = SpokenDateRange(lower: lower, upper: lower + span, language: language)
                let isSame = range.lower.display == range.upper.display || range.lower.speech == range.upper.speech
                if isSame { Issue.record("\(language) \(lower) \(span): \(range.words)") }
            }
        }
    }

    @Test(
        arguments: [
            (Double.nan, "not set"), (.infinity, "not set"), (-1e300, "0 to minus 1 times 10 to the 300"),
            (1e18, "0 to 1 times 10 to the 18"),
        ] as [(Double, String)])
    func `a date beyond the calendar is spoken as a number or as not set`(seconds: Double, words: String) {
        let range = SpokenDateRange(lower: 0, upper: seconds, language: .english)
        #expect(range.words.speech == words)
        #expect(!range.point(seconds).display.isEmpty)
    }

    @Test(
        arguments: [
            (43 * 365.0, "March 1958"), (300, "28 March 1958"), (30, "Friday 28 March"),
            (3, "Friday 28 March, 13:05"), (0.5, "13:05"), (0.05, "13:05:20"),
        ] as [(Double, String)])
    func `a moment is one field finer than the ends if the data is unknown`(span: Double, words: String) {
        // 28 March 1958, 13:05:20.
        let moment = -371_213_680.0
        let axis = SpokenDateRange(lower: moment, upper: moment + span * 86_400, language: .english)
        #expect(axis.point(moment).display == words)
    }

    @Test func `a midnight that the data does not state is not spoken`() {
        let midnight = -371_260_800.0
        let days = SpokenDateRange(lower: midnight, upper: midnight + 3 * 86_400, language: .english)
        #expect(days.point(midnight).display == "Friday 28 March")
    }
}
