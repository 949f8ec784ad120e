// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Maps the speech of a client's text to places in the text if numbers and signs are spoken in words. Counted in
/// Unicode scalars.
package struct SpokenPlaces: Sendable, Hashable {
    /// A piece with different speech and display. The text between two pieces is equal in both.
    package struct Change: Sendable, Hashable {
        package let displayed: Range<Int>
        package let spoken: Range<Int>

        package init(displayed: Range<Int>, spoken: Range<Int>) {
            (self.displayed, self.spoken) = (displayed, spoken)
        }

        /// This change, shifted by the length of the preceding text.
        package func moved(displayed: Int, spoken: Int) -> Self {
            Self(
                displayed: self.displayed.lowerBound + displayed..<self.displayed.upperBound + displayed,
                spoken: self.spoken.lowerBound + spoken..<self.spoken.upperBound + spoken)
        }
    }

    /// The changes in order.
    package let changes: [Change]

    package init(_ changes: [Change]) { self.changes = changes }

    /// The displayed place of a spoken word. A word within a change has the place of the whole change.
    package func displayed(_ spoken: Range<Int>) -> Range<Int> {
        let start = place(of: spoken.lowerBound, isEnd: false)
        return start..<max(start, place(of: spoken.upperBound, isEnd: true))
    }

    private func place(of place: Int, isEnd: Bool) -> Int {
        guard let last = changes.last(where: { isEnd ? $0.spoken.lowerBound < place : $0.spoken.lowerBound <= place })
        else { return place }
        let behind = place - last.spoken.upperBound
        if behind < 0 { return isEnd ? last.displayed.upperBound : last.displayed.lowerBound }
        return last.displayed.upperBound + behind
    }
}
