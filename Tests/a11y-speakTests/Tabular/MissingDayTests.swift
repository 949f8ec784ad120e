// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import Tables
@testable import a11y_speak

@Suite("Days that there are not")
struct MissingDayTests {
    @Test(arguments: ["1974-02-31", "31 February 1974", "feb 30 1974", "1974-04-31", "29 Feb 1900"])
    func `an invalid day is not a place to go to, nor a date of a table`(text: String) {
        let months = ["January", "February", "March", "April"]
        #expect(PlaceReply(scale: .date(offsetFromUTC: 0), months: [months], near: nil).place(of: text) == nil)
        #expect(DateReading(format: .iso).seconds(text) == nil && DateReading(format: .named).seconds(text) == nil)
    }
}
