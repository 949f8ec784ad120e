// SPDX-License-Identifier: MIT

/// A user's command to a chart, on the wire.
package struct WireChartCommand: Sendable, Hashable {
    package var chart: String
    package var command: ChartCommand
    /// The series that the command applies to; nil for the user's current series.
    package var series: String?
    /// The name of another client that shows the chart. The sender has its own position and view in that chart.
    package var client: String?
    /// The name of a position in the chart. A named position outlives the connection, and other clients may continue
    /// from it. Nil for the sender's own position.
    package var cursor: String?

    package init(
        chart: String, command: ChartCommand, series: String? = nil, client: String? = nil, cursor: String? = nil
    ) {
        (self.chart, self.command, self.series, self.client, self.cursor) = (chart, command, series, client, cursor)
    }
}

extension WireChartCommand: Codable {
    enum CodingKeys: String, ParameterKey {
        case chart, command, axis, direction, animated, x, y, series, client, cursor
    }

    /// The commands without parameters.
    fileprivate static let plain: [(name: String, command: ChartCommand)] = [
        ("summary", .summary), ("describe", .describe), ("statistics", .statistics), ("trend", .trend), ("next", .next),
        ("previous", .previous), ("first", .first), ("last", .last), ("where", .where),
        ("nextSeries", .nextSeries), ("previousSeries", .previousSeries), ("minimum", .minimum),
        ("maximum", .maximum), ("nextPage", .nextPage), ("previousPage", .previousPage), ("zoomIn", .zoomIn),
        ("zoomOut", .zoomOut), ("average", .average), ("nextPeak", .nextPeak), ("previousPeak", .previousPeak),
        ("nextTrough", .nextTrough), ("previousTrough", .previousTrough), ("nextTenth", .nextTenth),
        ("previousTenth", .previousTenth), ("mark", .mark), ("distance", .distance),
    ]

    private static let axis = "axis"
    private static let scroll = "scroll"
    private static let zoomToExtents = "zoomToExtents"
    private static let goTo = "goTo"
    private static let names = plain.map(\.name) + [axis, scroll, zoomToExtents, goTo]

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        client = try parameters.contains(.client) ? parameters.text(.client) : nil
        cursor = try parameters.contains(.cursor) ? parameters.text(.cursor) : nil
        guard cursor == nil || client != nil else {
            throw WireError(
                .invalidParams, "\"cursor\" is a place in another client's chart: name that \"client\" too.")
        }
        chart = try parameters.text(.chart)
        series = try parameters.contains(.series) ? parameters.text(.series) : nil
        let given = try parameters.name(.command, of: Self.names) { Self.names.contains($0) ? $0 : nil }
        guard let name = given else { throw WireError(.invalidParams, "\"command\" is missing.") }
        try Self.check(.axis, isFor: Self.axis, name, in: parameters)
        try Self.check(.direction, isFor: Self.scroll, name, in: parameters)
        try Self.check(.animated, isFor: Self.zoomToExtents, name, in: parameters)
        try Self.check(.x, isFor: Self.goTo, name, in: parameters)
        try Self.check(.y, isFor: Self.goTo, name, in: parameters)
        command = try Self.command(name, in: parameters)
    }

    private static func check(
        _ key: CodingKeys, isFor command: String, _ name: String, in parameters: Parameters<CodingKeys>
    ) throws {
        guard name != command, parameters.contains(key) else { return }
        throw WireError(.invalidParams, "\"\(key.rawValue)\" is for \"\(command)\" only.")
    }

    private static func command(
        _ name: String, in parameters: Parameters<CodingKeys>
    ) throws -> ChartCommand {
        switch name {
        // Only the chart's client knows which axes exist.
        case axis: return .axis(try parameters.contains(.axis) ? parameters.text(.axis) : "")
        case goTo: return .goTo(try target(in: parameters))
        case zoomToExtents:
            return .zoomToExtents(animated: try parameters.decodeIfPresent(Bool.self, forKey: .animated) ?? false)
        case scroll:
            let directions = AccessibilityScrollDirection.allCases.map(\.name)
            let make = AccessibilityScrollDirection.init(name:)
            guard let direction = try parameters.name(.direction, of: directions, make: make) else {
                throw WireError(.invalidParams, "\"direction\" is missing: scroll left, right, up or down.")
            }
            return .scroll(direction)
        default: return plain.first { $0.name == name }?.command ?? .summary
        }
    }

    private static func target(in parameters: Parameters<CodingKeys>) throws -> ChartTarget {
        let (x, y) = (
            try parameters.decodeIfPresent(Double.self, forKey: .x),
            try parameters.decodeIfPresent(Double.self, forKey: .y)
        )
        switch (x, y) {
        case (let x?, nil) where x.isFinite: return .x(x)
        case (nil, let y?) where y.isFinite: return .y(y)
        default: throw WireError(.invalidParams, "\"goTo\" has either \"x\" or \"y\", a number.")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var parameters = encoder.container(keyedBy: CodingKeys.self)
        try parameters.encode(chart, forKey: .chart)
        try parameters.encodeIfPresent(client, forKey: .client)
        try parameters.encodeIfPresent(cursor, forKey: .cursor)
        try parameters.encodeIfPresent(series, forKey: .series)
        switch command {
        case .axis(let id):
            try parameters.encode(Self.axis, forKey: .command)
            try parameters.encode(id, forKey: .axis)
        case .scroll(let direction):
            try parameters.encode(Self.scroll, forKey: .command)
            try parameters.encode(direction.name, forKey: .direction)
        case .goTo(let target):
            try parameters.encode(Self.goTo, forKey: .command)
            switch target {
            case .x(let x): try parameters.encode(x, forKey: .x)
            case .y(let y): try parameters.encode(y, forKey: .y)
            }
        case .zoomToExtents(let animated):
            try parameters.encode(Self.zoomToExtents, forKey: .command)
            if animated { try parameters.encode(true, forKey: .animated) }
        default:
            try parameters.encode(Self.plain.first { $0.command == command }?.name, forKey: .command)
        }
    }
}

extension ChartCommand {
    /// The command without parameters that has this name on the wire; nil if there is none.
    package init?(name: String) {
        guard let found = WireChartCommand.plain.first(where: { $0.name == name }) else { return nil }
        self = found.command
    }

    /// The names of the commands without parameters.
    package static var names: [String] { WireChartCommand.plain.map(\.name) }
}

package struct ChartCommandReply: Sendable, Hashable, Codable {
    /// False if there was nothing to do, for example at the end of the data.
    package var handled: Bool
    /// Nil if nothing was announced.
    package var announcement: AnnouncementID?
    /// The user's new position; nil if it is not at a point.
    package var cursor: Cursor?

    /// The user's position.
    package struct Cursor: Sendable, Hashable, Codable {
        package var series: String
        /// The index of the point, from 0.
        package var index: Int
    }

    package init(handled: Bool, announcement: AnnouncementID?, cursor: ChartCursor?) {
        self.handled = handled
        self.announcement = announcement
        self.cursor = cursor.map { Cursor(series: $0.series, index: $0.index) }
    }
}
