// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import ClientConnection
@testable import Exploring
@testable import a11y_speak

@Suite("Sonify: the ends of a part, as they are typed")
struct TypedPlacesTests {
    private let dates = TypedPlaces(scale: .date(offsetFromUTC: 0), near: 10 * 86_400)

    /// Seconds since 1970, of the first moment that is no longer meant.
    @Test(
        arguments: [
            ("1970", 0.0, 31_536_000.0), ("1970-02", 2_678_400, 5_097_600), ("1970-12", 28_857_600, 31_536_000),
            ("February 1970", 2_678_400, 5_097_600), ("1970-01-02", 86_400, 172_800),
            ("2 January 1970", 86_400, 172_800), ("1969-12-31", -86_400, 0),
        ] as [(String, Double, Double)])
    func `a year, a month and a day are whole`(text: String, start: Double, next: Double) throws {
        #expect(try dates.start(of: text, option: "--from") == start)
        #expect(try dates.end(of: text, option: "--to") == next.nextDown)
    }

    @Test func `a time is itself, and so are numbers and names`() throws {
        #expect(try dates.end(of: "1970-01-02 12:30", option: "--to") == 86_400 + 45_000)
        #expect(try TypedPlaces(scale: .linear, near: 0).end(of: "3.5", option: "--to") == 3.5)
        let names = TypedPlaces(scale: .category(["Coal", "Gas", "Wind"]), near: 0)
        #expect(try names.end(of: "gas", option: "--to") == 1)
    }

    @Test(arguments: [
        (AxisScale.linear, "a number"), (.category(["Coal", "Gas"]), "one of Coal, Gas"),
        (.date(offsetFromUTC: 0), "a date, such as 1974, 1974-05, 1974-05-04 or 12:30"),
    ])
    func `an invalid place is refused with an example`(scale: AxisScale, advice: String) {
        #expect {
            try TypedPlaces(scale: scale, near: 0).end(of: "soon", option: "--to")
        } throws: {
            ($0 as? CommandFailure)?.description == "--to 'soon' is not a place on the x axis: name \(advice)."
        }
    }
}
