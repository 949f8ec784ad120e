// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Points of a chart for assistive technologies")
struct ProgramAnswersPointsTests {
    var program = ShownProgram(connection: "#3", name: "plot")
    private static let series = 3

    init() {
        program.busName = ":1.7"
        let chart = ChartDescriptor(id: "k", axes: [], series: [DataSeries(id: "s", name: "Mauna Loa")])
        _ = program.take(.describeChart(chart, counts: ["s": 1_000_000]))
    }

    private mutating func ask(_ path: String, _ member: String, _ arguments: BusValue...) -> (
        BusReply, [ProviderRequest]
    ) {
        var call = BusMessage(kind: .call)
        call.path = path
        call.interface = member == "Get" ? "org.freedesktop.DBus.Properties" : "org.a11y.atspi.Accessible"
        (call.member, call.arguments) = (member, arguments)
        if member == "Get" { call.arguments.insert(.text("org.a11y.atspi.Accessible"), at: 0) }
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        return (reply, answers.requests)
    }

    private func path(_ place: Int, view: Int = 0) -> String {
        BusReference.path(PointPlace(series: Self.series, view: view, place: place))
    }

    private func page(_ page: Int, view: Int = 0) -> PointPage {
        PointPage(series: Self.series, view: view, number: page)
    }

    /// Gives the number of visible points, and the first words of a page.
    private mutating func tell(_ page: PointPage, visible: Int, _ words: String...) {
        let points = words.enumerated().map {
            ReadPointsReply.Point(x: Double(page.first + $0), y: $0 == 0 ? nil : 1.5, words: $1)
        }
        program.points.take(ReadPointsReply(visible: visible, points: points), for: page)
    }

    @Test mutating func `how many there are, and their words, are asked for when somebody wants them`() {
        #expect(ask(BusReference.path(2), "Get", .text("Name")).0 == .values([.variant(.text("Chart"))]))
        let series = BusReference.path(Self.series)
        #expect(ask(series, "GetRole").0 == .values([.natural(31)]))
        #expect(ask(series, "Get", .text("Name")).0 == .values([.variant(.text("Mauna Loa"))]))
        #expect(ask(series, "Get", .text("ChildCount")) == (.later, [.points(page(0))]))
        #expect(ask(series, "GetChildAtIndex", .number(70)) == (.later, [.points(page(0))]))
        tell(page(0), visible: 900_000, "1958: 315")
        #expect(ask(series, "Get", .text("ChildCount")).0 == .values([.variant(.number(900_000))]))
        let child = BusReference(name: ":1.7", path: path(70))
        #expect(ask(series, "GetChildAtIndex", .number(70)).0 == .values([child.datum]))
        #expect(ask(series, "GetChildAtIndex", .number(900_000)).0 == .values([BusReference.none.datum]))
        #expect(ask(path(70), "GetRole") == (.values([.natural(32)]), []))
        #expect(ask(path(70), "GetIndexInParent").0 == .values([.number(70)]))
        #expect(ask(path(70), "Get", .text("Name")) == (.later, [.points(page(1))]))
        #expect(ask(path(0), "Get", .text("Name")) == (.values([.variant(.text("1958: 315"))]), []))
    }

    @Test mutating func `a point has its values and its place among those that are visible`() {
        tell(page(0), visible: 2, "1958: no value", "1959: 1.5")
        let attributes = [
            ("toolkit", "AnnouncementKit"), ("x", "1.0"), ("y", "1.5"), ("posinset", "2"), ("setsize", "2"),
        ]
        #expect(
            ask(path(1), "GetAttributes").0
                == .values([.array(of: "{ss}", attributes.map { .entry(.text($0.0), .text($0.1)) })]))
    }

    @Test mutating func `a changed view has new points`() {
        tell(page(0), visible: 2, "1", "2")
        _ = program.take(.rangeChanged(chart: "k", axis: "x", DataRange(min: 1, max: 2)))
        #expect(
            ask(path(0), "GetRole").0
                == .failure("org.freedesktop.DBus.Error.UnknownObject", "There is no object \(path(0))."))
        #expect(ask(path(0, view: 1), "Get", .text("Name")) == (.later, [.points(page(0, view: 1))]))
    }

    @Test mutating func `appended points are counted again`() {
        tell(page(0), visible: 2, "1", "2")
        _ = program.take(.appendPoints(chart: "k", series: "s", count: 3))
        #expect(ask(BusReference.path(Self.series), "Get", .text("ChildCount")).0 == .later)
    }

    @Test mutating func `a tree of a million points keeps none, and the last requested pages stay`() {
        for number in 0..<100 { tell(page(number), visible: 1_000_000, "\(number)") }
        #expect(program.tree.nodes.count == 3)
        #expect(program.points[page(67)] == nil)
        #expect((68..<100).allSatisfy { program.points[page($0)] != nil })
    }

    @Test mutating func `the cache keeps no points`() {
        let item = ProgramAnswers(program).item(program.tree[Self.series], at: 0)
        guard case .structure(let parts) = item else {
            Issue.record("no item: \(item)")
            return
        }
        #expect(parts[4] == .number(-1))
    }

    @Test mutating func `invalid paths are not objects`() {
        for wrong in ["3/0", "3/0/x", "3/0/1/2", "3//1", "2/0/0", "3/0/-1", "3/0/1000000"] {
            let reply = ask("/org/a11y/atspi/accessible/\(wrong)", "GetRole").0
            guard case .failure(let name, _) = reply else {
                Issue.record("\(wrong): \(reply)")
                continue
            }
            #expect(name == "org.freedesktop.DBus.Error.UnknownObject")
        }
    }
}
