// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: places as they are typed")
struct PlaceReplyTests {
    private static let english = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    @Test(
        arguments: [
            ("350", 350.0), ("-3.5", -3.5), ("−3,5", -3.5), ("1,234.5", 1234.5), ("1e3", 1000), ("12 ppm", 12),
            ("5 %", 5),
            ("", nil), ("abc", nil), ("-", nil), ("1e999", nil), ("1.2.3", nil),
        ] as [(String, Double?)])
    func `numbers have a point or a comma, and perhaps a unit`(text: String, value: Double?) {
        #expect(PlaceReply(scale: .linear, months: [], near: nil).place(of: text) == value)
    }

    @Test(arguments: [("Gas", 1.0), ("gas", 1), ("w", 2), ("Coal", 0), ("x", nil), ("", nil)])
    func `a category is named, or begun`(text: String, index: Double?) {
        let reply = PlaceReply(scale: .category(["Coal", "Gas", "Wind", "Water"]), months: [], near: nil)
        #expect(reply.place(of: text) == index)
    }

    /// Seconds since 1970.
    @Test(
        arguments: [
            ("1970", 0.0), ("1971", 31_536_000), ("1970-02", 2_678_400), ("1970-01-02", 86_400),
            ("2 January 1970", 86_400),
            ("Jan 2 1970", 86_400), ("2. Mai 1970", 10_454_400), ("may 1970", 10_368_000), ("1970-01-02T01:30", 91_800),
            ("1970-01-02 00:00:05", 86_405), ("12:30", 864_000 + 45_000), ("1969-12-31", -86_400),
            ("1600-03-01", -11_670_912_000),
            ("soon", nil), ("25:00", nil), ("12:61", nil), ("1970-13-01", nil), ("1970-01-32", nil), ("1 2 3 4", nil),
            ("May", nil), ("", nil),
        ] as [(String, Double?)])
    func `dates are typed as they are written and as they are said`(text: String, seconds: Double?) {
        let german = ["Januar", "Februar", "März", "April", "Mai"]
        let reply = PlaceReply(
            scale: .date(offsetFromUTC: 0), months: [german, Self.english], near: 10 * 86_400 + 7200)
        #expect(reply.place(of: text) == seconds)
    }

    @Test func `a date is one of the axis's clock`() {
        let reply = PlaceReply(scale: .date(offsetFromUTC: 3600), months: [Self.english], near: 86_400 - 3600)
        #expect(reply.place(of: "1970-01-02") == 82_800)
        #expect(reply.place(of: "01:00") == 86_400)
    }
}
