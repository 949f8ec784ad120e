// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@Suite("Known names")
struct KnownNamesTests {
    private let many = KnownNames((1...40).map { "series \($0)" } + ["load", "loan", "Lo\u{E9}"])

    @Test func `a few names are listed once each, in their order`() {
        #expect(KnownNames(["b", "a", "b"]).clause(near: "c") == "there are b, a")
        #expect(KnownNames(["b"]).clause(near: "c") == "there is b")
        #expect(KnownNames([String(repeating: "x", count: 99)]).list(near: "c").count == 60)
        #expect(KnownNames([]).isEmpty)
    }

    @Test func `the nearest of many names are listed, and the others counted`() {
        #expect(many.list(near: "LOADS") == "load, loan, Lo\u{E9}, series 1, series 2 and 38 more")
        #expect(many.list(near: "serie 17") == "series 17, series 1, series 7, series 10, series 11 and 38 more")
    }

    @Test func `a name with one missing letter is matched`() {
        #expect(many.meant(by: "laod") == nil)
        #expect(many.meant(by: "loda") == nil)
        #expect(many.meant(by: "lod") == "load")
        #expect(many.meant(by: "") == nil)
        #expect(many.meant(by: "something else") == nil)
    }
}
