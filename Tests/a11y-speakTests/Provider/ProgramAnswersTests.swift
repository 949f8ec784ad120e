// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Answers to assistive technologies")
struct ProgramAnswersTests {
    var program = ShownProgram(connection: "#3", name: "player")

    init() {
        program.busName = ":1.7"
        for element in [
            ElementSnapshot(
                id: "play", label: "Play", hint: "Plays the song", traits: .button, identifier: "Player.play",
                frame: Rect(x: 10, y: 10, width: 100, height: 40), actions: ["Repeat"]),
            ElementSnapshot(
                id: "position", label: "Position", value: "20 %", traits: .adjustable,
                frame: Rect(x: 10, y: 60, width: 100, height: 40)),
            ElementSnapshot(id: "song", label: "Song", value: "new", container: "songs", index: 1, count: 3),
        ] {
            _ = program.tree.take(.willDisplay(element))
        }
        _ = program.tree.take(.focus("position"))
    }

    private mutating func ask(
        _ number: Int?, _ interface: String, _ member: String, _ arguments: BusValue...
    ) -> (BusReply, [ProviderRequest]) {
        var call = BusMessage(kind: .call)
        call.path = number.map(BusReference.path) ?? BusReference.root
        call.interface = interface.contains(".") ? interface : "org.a11y.atspi.\(interface)"
        (call.member, call.arguments) = (member, arguments)
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        program = answers.program
        return (reply, answers.requests)
    }

    private mutating func property(_ number: Int?, _ interface: String, _ name: String) -> BusReply {
        ask(
            number, "org.freedesktop.DBus.Properties", "Get", .text("org.a11y.atspi.\(interface)"), .text(name)
        ).0
    }

    private func reference(_ number: Int?) -> BusDatum { program.reference(number).datum }

    @Test mutating func `the program has a window, and the window has the shown elements`() {
        #expect(ask(nil, "Accessible", "GetChildren").0 == .values([.array(of: "(so)", [reference(1)])]))
        #expect(
            ask(1, "Accessible", "GetChildren").0
                == .values([.array(of: "(so)", [reference(2), reference(3), reference(4)])]))
        #expect(ask(5, "Accessible", "GetIndexInParent").0 == .values([.number(0)]))
        #expect(property(5, "Accessible", "Parent") == .values([.variant(reference(4))]))
        #expect(property(1, "Accessible", "ChildCount") == .values([.variant(.number(3))]))
        #expect(ask(1, "Accessible", "GetChildAtIndex", .number(7)).0 == .values([BusReference.none.datum]))
        #expect(ask(nil, "Accessible", "GetRole").0 == .values([.natural(75)]))
    }

    @Test mutating func `an element has name, description, identifier, role and states`() {
        #expect(property(2, "Accessible", "Name") == .values([.variant(.text("Play"))]))
        #expect(property(2, "Accessible", "Description") == .values([.variant(.text("Plays the song"))]))
        #expect(property(2, "Accessible", "AccessibleId") == .values([.variant(.text("Player.play"))]))
        #expect(property(5, "Accessible", "Name") == .values([.variant(.text("Song, new"))]))
        #expect(ask(2, "Accessible", "GetRoleName").0 == .values([.text("push button")]))
        let states = AccessibleStates([.displayed, .focusable, .focused, .horizontal]).words
        #expect(
            ask(3, "Accessible", "GetState").0 == .values([.array(of: "u", states.map { .natural($0) })]))
        let attributes = [("toolkit", "AnnouncementKit"), ("posinset", "2"), ("setsize", "3")]
        #expect(
            ask(5, "Accessible", "GetAttributes").0
                == .values([.array(of: "{ss}", attributes.map { .entry(.text($0.0), .text($0.1)) })]))
    }

    private func attributes(_ number: Int) -> [String: String] {
        Dictionary(program.tree[number].map(program.attributes) ?? []) { $1 }
    }

    @Test mutating func `a live region is in the attributes of the elements in it`() {
        var log = ElementSnapshot(id: "log", label: "Log")
        (log.details.live, log.details.isAtomic) = (.polite, true)
        var line = ElementSnapshot(id: "line", label: "Line", container: "log")
        line.details.isBusy = true
        _ = [log, line].map { program.tree.take(.willDisplay($0)) }
        let all = attributes(6).filter { $0.key.contains("live") || $0.key.contains("container") }
        #expect(
            all == [
                "live": "polite", "container-live": "polite", "container-atomic": "true",
                "container-relevant": "additions text", "container-busy": "false",
            ])
        #expect(attributes(7)["live"] == nil && attributes(7)["container-live"] == "polite")
        #expect(attributes(7)["container-busy"] == "true")
    }

    @Test mutating func `details of an element are attributes and states`() {
        var row = ElementSnapshot(id: "row", label: "Row", traits: .header)
        (row.details.isExpanded, row.details.headingLevel, row.details.row, row.details.column) = (false, 3, 4, 0)
        row.details.content = [ElementContent(label: "Size", value: "3 MB")]
        row.details.inputLabels = ["Line", "Entry"]
        _ = program.tree.take(.willDisplay(row))
        #expect(
            ["level", "rowindex", "colindex", "Size", "input-labels"].map { attributes(6)[$0] }
                == ["3", "5", "1", "3 MB", "Line; Entry"])
        let states = AccessibleStates([.displayed, .focusable, .expandable, .readOnly]).words
        #expect(ask(6, "Accessible", "GetState").0 == .values([.array(of: "u", states.map { .natural($0) })]))
    }

    @Test mutating func `an assistive technology's action is requested of the program`() {
        let actions = ["activate", "Repeat", "escape"].map { BusDatum.structure([.text($0), .text(""), .text("")]) }
        #expect(ask(2, "Action", "GetActions").0 == .values([.array(of: "(sss)", actions)]))
        #expect(ask(2, "Action", "DoAction", .number(1)).1 == [.perform(.custom("Repeat"), .element("play"))])
        #expect(ask(2, "Action", "DoAction", .number(9)).0 == .values([.flag(false)]))
        #expect(ask(3, "Component", "GrabFocus").1 == [.focus(element: "position")])
        let set = ask(
            3, "org.freedesktop.DBus.Properties", "Set", .text("org.a11y.atspi.Value"), .text("CurrentValue"),
            .decimal(10))
        #expect(set.1 == [.perform(.decrement, .element("position"))])
    }

    @Test mutating func `a value has a number, its limits, and its own words`() {
        #expect(property(3, "Value", "CurrentValue") == .values([.variant(.decimal(20))]))
        #expect(property(3, "Value", "MaximumValue") == .values([.variant(.decimal(100))]))
        #expect(property(3, "Value", "Text") == .values([.variant(.text("20 %"))]))
        #expect(
            property(2, "Value", "Text")
                == .failure(
                    "org.freedesktop.DBus.Error.UnknownProperty", "There is no Text in org.a11y.atspi.Value."))
    }

    @Test mutating func `an axis of a chart is a value in words`() {
        let axes = [
            ChartAxisDescriptor(id: "x", visibleRange: DataRange(min: 1, max: 5)), ChartAxisDescriptor(id: "y"),
        ]
        _ = program.tree.take(.describeChart(ChartDescriptor(id: "co2", title: "CO2", axes: axes), counts: [:]))
        #expect(property(6, "Accessible", "Name") == .values([.variant(.text("CO2"))]))
        #expect(ask(6, "Accessible", "GetRole").0 == .values([.natural(80)]))
        #expect(property(7, "Accessible", "Name") == .values([.variant(.text("X axis"))]))
        #expect(property(7, "Value", "Text") == .values([.variant(.text("1 to 5"))]))
        #expect(ask(7, "Action", "DoAction", .number(0)).1 == [.perform(.increment, .axis("x", chart: "co2"))])
        #expect(ask(6, "Action", "DoAction", .number(0)).1 == [.perform(.custom("zoomIn"), .chart("co2"))])
    }

    @Test mutating func `an axis without a range shows all of its data, within which its value is`() {
        let axes = [
            ChartAxisDescriptor(id: "x"), ChartAxisDescriptor(id: "y", visibleRange: DataRange(min: 4, max: 6)),
        ]
        let data = ["x": AxisData(min: 1, max: 9, digits: 0), "y": AxisData(min: 0, max: 10, digits: 0)]
        _ = program.tree.take(.describeChart(ChartDescriptor(id: "k", axes: axes), counts: [:], data: data))
        #expect(property(7, "Value", "Text") == .values([.variant(.text("1 to 9"))]))
        #expect(property(8, "Value", "CurrentValue") == .values([.variant(.decimal(4))]))
        #expect(property(8, "Value", "MinimumValue") == .values([.variant(.decimal(0))]))
        #expect(property(8, "Value", "MaximumValue") == .values([.variant(.decimal(10))]))
        let set = ask(
            8, "org.freedesktop.DBus.Properties", "Set", .text("org.a11y.atspi.Value"), .text("CurrentValue"),
            .decimal(5))
        #expect(set.1 == [.perform(.increment, .axis("y", chart: "k"))])
    }

    @Test mutating func `places are the program's own, and the element at a place is found`() {
        #expect(
            ask(2, "Component", "GetExtents", .number(0)).0
                == .values([.structure([.number(10), .number(10), .number(100), .number(40)])]))
        #expect(
            ask(1, "Component", "GetAccessibleAtPoint", .number(20), .number(70), .number(0)).0
                == .values([reference(3)]))
        #expect(
            ask(1, "Component", "GetAccessibleAtPoint", .number(500), .number(70), .number(0)).0
                == .values([BusReference.none.datum]))
    }

    @Test mutating func `a window has a place, in which the elements are, in pixels`() {
        let frame = Rect(x: 100, y: 50, width: 320, height: 280)
        _ = program.tree.take(.window(WindowSnapshot(frame: frame, scale: 2, title: "Photos", isActive: true)))
        func extents(_ number: Int, _ space: Int) -> BusReply {
            ask(number, "Component", "GetExtents", .number(space)).0
        }
        func rect(_ numbers: Int32...) -> BusReply { .values([.structure(numbers.map { .number($0) })]) }
        #expect(extents(1, 0) == rect(200, 100, 640, 560))
        #expect(extents(1, 1) == rect(0, 0, 640, 560))
        #expect(extents(2, 0) == rect(220, 120, 200, 80))
        #expect(extents(2, 1) == rect(20, 20, 200, 80))
        #expect(extents(2, 2) == rect(20, 20, 200, 80))
        #expect(ask(3, "Component", "GetPosition", .number(0)).0 == .values([.number(220), .number(220)]))
        #expect(ask(3, "Component", "GetSize").0 == .values([.number(200), .number(80)]))
        func found(_ x: Int, _ y: Int, _ space: Int) -> BusReply {
            ask(1, "Component", "GetAccessibleAtPoint", .number(x), .number(y), .number(space)).0
        }
        #expect(found(230, 230, 0) == .values([reference(3)]))
        #expect(found(30, 130, 1) == .values([reference(3)]))
        #expect(found(30, 130, 0) == .values([BusReference.none.datum]))
        #expect(ask(3, "Component", "Contains", .number(30), .number(130), .number(1)).0 == .values([.flag(true)]))
        #expect(property(1, "Accessible", "Name") == .values([.variant(.text("Photos"))]))
    }

    @Test mutating func `the registry gives a number, and all else cannot be set`() {
        _ = ask(
            nil, "org.freedesktop.DBus.Properties", "Set", .text("org.a11y.atspi.Application"), .text("Id"), .number(4))
        #expect(property(nil, "Application", "Id") == .values([.variant(.number(4))]))
        let name = ask(
            2, "org.freedesktop.DBus.Properties", "Set", .text("org.a11y.atspi.Accessible"), .text("Name"), .text("x"))
        #expect(name.0 == .failure("org.freedesktop.DBus.Error.PropertyReadOnly", "Name cannot be set."))
    }

    @Test mutating func `a missing object or method is a failure that names it`() {
        #expect(
            ask(99, "Accessible", "GetRole").0
                == .failure(
                    "org.freedesktop.DBus.Error.UnknownObject", "There is no object /org/a11y/atspi/accessible/99."))
        #expect(ask(2, "Accessible", "Dance").0 == .unknown("Dance"))
        #expect(ask(2, "Text", "GetText").0 == .unknown("GetText"))
    }

    @Test mutating func `the cache has every object once`() {
        var call = BusMessage(kind: .call)
        (call.path, call.interface, call.member) = (ProgramAnswers.cachePath, "org.a11y.atspi.Cache", "GetItems")
        var answers = ProgramAnswers(program)
        let reply = answers.answer(call)
        guard case .values(let values) = reply, case .array(let signature, let items)? = values.first else {
            Issue.record("no items: \(reply)")
            return
        }
        #expect(signature == CacheItem.signature)
        #expect(items.count == 6)
        #expect(Set(items.map(\.signature)) == [CacheItem.signature])
    }
}
