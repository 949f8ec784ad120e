// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Traits")
struct AccessibilityTraitsTests {
    @Test func `the raw bits equal UIKit's`() {
        let bits: [(AccessibilityTraits, UInt64)] = [
            (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
            (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9), (.searchField, 10),
            (.startsMediaSession, 11), (.adjustable, 12), (.allowsDirectInteraction, 13), (.causesPageTurn, 14),
            (.tabBar, 15), (.header, 16), (.toggleButton, 53), (.supportsZoom, 54),
        ]
        for (trait, bit) in bits { #expect(trait.rawValue == 1 << bit) }
        #expect(bits.count == AccessibilityTraits.named.count)
    }

    @Test func `a trait has one name, in both directions`() {
        for (name, trait) in AccessibilityTraits.named {
            #expect(AccessibilityTraits(name: name) == trait)
            #expect(trait.names == [name])
        }
        #expect(AccessibilityTraits(name: "shiny") == nil)
    }
}
