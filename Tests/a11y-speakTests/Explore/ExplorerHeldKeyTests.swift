// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("Explore: keys that are held")
struct ExplorerHeldKeyTests {
    /// Values that are their places.
    private func story(_ count: Int) throws -> ExploreStory {
        let points = PointColumns(x: (1...count).map(Double.init), y: (1...count).map { Double($0) + 0.5 })
        return try ExploreStory(
            ChartDescriptor(
                id: "table", title: "Rows", axes: [ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y")],
                series: [DataSeries(id: "s", points: points)]))
    }

    @Test func `ten seconds of thirty a second move three hundred points and say eleven sentences`() throws {
        var story = try story(1000)
        let heard = story.hold(.right, 300, every: .microseconds(33_333))
        #expect(heard.map(\.time) == [0, 1033, 2066, 3099, 4133, 5166, 6199, 7233, 8266, 9299, 10_116])
        #expect(
            heard.map { $0.sentence.prefix { $0 != ":" } } == [
                "1", "32", "63", "94", "125", "156", "187", "218", "249", "280", "300",
            ])
        // All are of one slot, so that the history has one line of them.
        #expect(Set(story.said.suffix(11).map(\.slot)).count == 1)
        #expect(story.press(.character(" ")) == [heard.last?.sentence])
        #expect(story.said.last?.slot != story.said.dropLast().last?.slot)
    }

    /// Forty points from 21 December 1961, at intervals of `days`.
    private func dates(days: Double) throws -> ExploreStory {
        let points = PointColumns(
            x: (0..<40).map { -253_411_200 + days * 86_400 * Double($0) }, y: (0..<40).map(Double.init))
        return try ExploreStory(
            ChartDescriptor(
                id: "table", title: "Gas",
                axes: [
                    ChartAxisDescriptor(id: "x", scale: .date(offsetFromUTC: .unstated)), ChartAxisDescriptor(id: "y"),
                ],
                series: ["gas old", "gas new", "oil new", "oil old"].map { DataSeries(id: $0, points: points) }))
    }

    @Test func `the place skipped by a held key is announced where the key rests`() throws {
        var story = try dates(days: 7)
        #expect(
            story.hold(.right, 25, every: .milliseconds(33)).map(\.sentence) == [
                "21 December 1961, 0", "7 June 1962, 24",
            ])
        #expect(story.press(.right) == ["14 June, 25"])
        #expect(story.hold(.down, 3, every: .milliseconds(33)).map(\.sentence) == ["new, 25", "oil old, 25"])
        #expect(story.press(.up) == ["new, 25"])
    }

    @Test func `a view zoomed by a held key announces both ends where both are new`() throws {
        var story = try dates(days: 1)
        _ = story.press(.right)
        #expect(story.press(.character("+"), .character("+")) == ["to 9 January", "to 30 December"])
        #expect(
            story.press(.end, .character("0"), .end) == [
                "Saturday 30 December, 9", "All data", "Monday 29 January, 39",
            ])
        #expect(story.press(.character("+")) == ["from 9 January"])
        #expect(story.hold(.left, 12, every: .milliseconds(33)).count == 2)
        #expect(
            story.hold(.character("+"), 3, every: .milliseconds(33)).map(\.sentence) == [
                "13 to 23 January", "16 to 18 January",
            ])
    }

    @Test func `at the end of the data one sentence is enough`() throws {
        var story = try story(4)
        let heard = story.hold(.right, 90, every: .milliseconds(33)).map(\.sentence)
        #expect(heard.map { $0.prefix { $0 != ":" } } == ["1", "End of data"])
    }

    @Test func `the screen moves with the key, and the caption is the spoken sentence`() throws {
        var story = try story(1000)
        for _ in 1...5 {
            _ = story.take(.key(.right))
            story.now += .milliseconds(30)
        }
        let rows = story.rows()
        #expect(rows[17].hasPrefix("5: 5.5") && rows[19].hasPrefix("1: 1.5"))
        story.now += .seconds(1)
        _ = story.take(.time)
        #expect(story.rows()[19].hasPrefix("5: 5.5"))
    }

    @Test func `a quick second press switches again, and a held key does not`() throws {
        for key: Key in [.character("t"), .character("c"), .character("m")] {
            var story = try story(10)
            #expect(story.hold(key, 40, every: .milliseconds(33)).map(\.time) == [0, 33], "\(key)")
        }
        var help = try story(10)
        #expect(help.hold(.character("?"), 40, every: .milliseconds(33)).count == 2)
    }

    @Test func `letters that are typed are all told, however fast`() throws {
        var story = try story(10)
        _ = story.press(.character("g"))
        #expect("777".map { story.take(.key(.character($0))) } == [["7"], ["7"], ["7"]])
    }

    @Test func `an unknown key is announced once, however long it is held`() throws {
        var story = try story(10)
        #expect(
            story.hold(.character("z"), 60, every: .milliseconds(33)).map(\.sentence) == ["z is no key; ? for keys"])
    }

    @Test func `Q leaves when Enter follows at once, however long it is held`() throws {
        var story = try story(10)
        #expect(story.press(.character("Q"), .right, .enter).map { $0.prefix(5) } == ["Enter", "1: 1.", "1: 1."])
        #expect(story.hold(.character("Q"), 90, every: .milliseconds(33)).map(\.sentence).contains("leave") == false)
        #expect(story.press(.enter) == ["leave"])
    }
}
