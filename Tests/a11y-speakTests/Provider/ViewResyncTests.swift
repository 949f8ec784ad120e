// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Elements missing from a repeated report")
struct ViewResyncTests {
    private let news: [ViewUpdate.Change] = [
        .window(WindowSnapshot(frame: Rect(x: 0, y: 0, width: 9, height: 9))), .willDisplay(ElementSnapshot(id: "a")),
        .willDisplay(ElementSnapshot(id: "b", container: "box")),
        .describeChart(ChartDescriptor(id: "k", axes: []), counts: [:]),
        .focus("b"),
    ]

    /// The changes for the items that a program has not reported again.
    private func missing(after told: [ViewUpdate.Change]) -> [ViewUpdate.Change] {
        var (program, again) = (ShownProgram(connection: "#3", name: "player"), ViewResync())
        for change in news { _ = program.take(change) }
        for change in told { again.take(change, of: "#3") }
        return again.missing(from: program)
    }

    @Test func `a complete repeated report has no missing items`() {
        #expect(missing(after: news) == [])
    }

    @Test func `elements, charts and a focus that are not repeated are removed`() {
        #expect(missing(after: [news[0], news[2], news[4]]) == [.didEndDisplay("a"), .removeChart("k")])
        #expect(
            missing(after: [news[0]]) == [.focus(nil), .didEndDisplay("a"), .didEndDisplay("b"), .removeChart("k")])
    }

    @Test func `a program that repeats nothing is removed`() {
        #expect(missing(after: []) == [.gone])
        #expect(missing(after: news + [.gone]) == [.gone])
    }
}
