// SPDX-License-Identifier: MIT

import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Screen readers")
struct ScreenReadersTests {
    @Test(
        arguments: [
            ("Object:Announcement:", true, true), ("object:announcement", true, true), ("object:", true, true),
            ("Object:StateChanged:Focused", true, false), ("object:state-changed:focused", true, false),
            ("object:state-changed", true, false), ("focus:", true, false),
            ("Object:StateChanged:Checked", false, false), ("Object:TextChanged:Insert", false, false),
            ("window:activate", false, false), ("", false, false),
        ] as [(String, Bool, Bool)])
    func `screen readers are known by their registered events`(event: String, isPresent: Bool, hears: Bool) {
        var readers = ScreenReaders()
        readers.add(ScreenReaders.Registration(":1.1", event))
        #expect(readers.isPresent == isPresent)
        #expect(readers.hearAnnouncements == hears)
    }

    @Test func `a listener registered twice must deregister twice, and an exited one is removed`() {
        var readers = ScreenReaders()
        let registration = ScreenReaders.Registration(":1.1", "object:announcement")
        readers.add(registration)
        readers.add(registration)
        readers.remove(registration)
        #expect(readers.isPresent)
        readers.remove(registration)
        #expect(!readers.isPresent)
        for _ in 1...1000 { readers.add(registration) }
        readers.remove(listener: ":1.1")
        #expect(!readers.isPresent)
    }
}
