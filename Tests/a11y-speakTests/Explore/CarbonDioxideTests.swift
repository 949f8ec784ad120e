// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing
import Wording

@testable import Exploring
@testable import Tables
@testable import a11y_speak

/// The data set that README opens with: 28.6 s of opening, 6.9 of each point and 3.6 of a zoom in version 0.1.
@Suite("Explore: carbon dioxide over 2284 weeks")
struct CarbonDioxideTests {
    private func story() async throws -> ExploreStory {
        let path = SourceTree.root + "/Examples/mauna-loa/co2.csv"
        return try ExploreStory(try await TableFile.load(path, TableOptions()).chart)
    }

    @Test func `the opening has name, trend and length, and no name twice`() async throws {
        let story = try await story()
        #expect(story.said.map(\.words.display) == ["co2 rises from 316 to 372, 2284 weeks. Question mark for keys."])
    }

    @Test func `a point is its date and its value, with only the changed part of the date`() async throws {
        var story = try await story()
        #expect(
            story.press(.right, .right, .right, .end, .left, .enter).map(\.plain) == [
                "29 March 1958, 316.1", "5 April, 317.3", "12 April, 317.6", "29 December 2001, 371.5",
                "22 December, 371.3", "22 December 2001, 371.3, 2283 of 2284",
            ])
    }

    @Test func `a zoom says only what is new`() async throws {
        var story = try await story()
        #expect(
            story.press(.end, .character("+"), .character("+"), .character("-"), .character("0")).map(\.plain)
                .dropFirst()
                == ["from 1980", "from 1991", "from 1980", "All data"])
    }
}
