// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import a11y_speak

@Suite("Explore: the manual")
struct ManualKeysTests {
    @Test func `the manual has the keys as help prints them`() throws {
        let page = try String(contentsOfFile: SourceTree.root + "/Sources/Manual/a11y-speak.1", encoding: .utf8)
        let shown = page.replacing("\\&", with: "").replacing("\\-", with: "-").replacing("\\e", with: "\\")
        #expect(shown.contains("\n" + HelpKeysCommand.lines().joined(separator: "\n") + "\n"))
    }
}
