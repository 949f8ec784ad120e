// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("What is not told again has gone")
struct ToldAgainTests {
    private let news: [ViewNews.Change] = [
        .window(WindowSnapshot(frame: Rect(x: 0, y: 0, width: 9, height: 9))), .willDisplay(ElementSnapshot(id: "a")),
        .willDisplay(ElementSnapshot(id: "b", container: "box")),
        .describeChart(ChartDescriptor(id: "k", axes: []), counts: [:]),
        .focus("b"),
    ]

    /// A program to which some of it has been told again.
    private func missing(after told: [ViewNews.Change]) -> [ViewNews.Change] {
        var (program, again) = (ShownProgram(connection: "#3", name: "player"), ToldAgain())
        for change in news { _ = program.take(change) }
        for change in told { again.take(change, of: "#3") }
        return again.missing(from: program)
    }

    @Test func `of what is told again nothing is missing`() {
        #expect(missing(after: news) == [])
    }

    @Test func `elements, charts and the focus that are not have gone`() {
        #expect(missing(after: [news[0], news[2], news[4]]) == [.didEndDisplay("a"), .removeChart("k")])
        #expect(
            missing(after: [news[0]]) == [.focus(nil), .didEndDisplay("a"), .didEndDisplay("b"), .removeChart("k")])
    }

    @Test func `a program of which nothing is told has gone`() {
        #expect(missing(after: []) == [.gone])
        #expect(missing(after: news + [.gone]) == [.gone])
    }
}
