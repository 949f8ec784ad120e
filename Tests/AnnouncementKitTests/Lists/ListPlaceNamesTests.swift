// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import Testing

@Suite("Lists: UIKit's names for places")
@MainActor
struct ListPlaceNamesTests {
    @Test func `a path has an item as it has a row`() {
        let path = IndexPath(item: 3, section: 2)
        #expect(path == IndexPath(row: 3, section: 2))
        #expect([path.item, path.row, path.section] == [3, 3, 2])
    }

    @Test(arguments: [
        ("UICollectionElementKindSectionHeader", AccessibilityItemKind.header(2)), ("header", .header(2)),
        ("UICollectionElementKindSectionFooter", .footer(2)), ("footer", .footer(2)), ("badge", nil),
    ])
    func `UIKit's kinds of supplementary views are known as well as ours`(name: String, kind: AccessibilityItemKind?) {
        #expect(AccessibilityItemKind(supplementary: name, at: IndexPath(item: 0, section: 2)) == kind)
    }

    @Test func `UIKit's constants are its strings`() {
        #expect(AccessibleList.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(AccessibleList.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }
}
