// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue

/// The places of listeners in the charts of other clients. Each listener has a separate place in each chart. A value.
struct ChartVisits {
    /// A further place replaces the oldest.
    static let limit = 256

    enum Listener: Hashable, Sendable {
        /// The place ends with the connection.
        case client(ClientID)
        /// A name. Other clients may continue under it.
        case cursor(String)
    }

    private struct Key: Hashable, Sendable {
        let listener: Listener
        let owner: ClientID
        let chart: String
    }

    private var places = BoundedMemory<Key, ChartVisit>(limit: Self.limit)

    /// Performs a command at the listener's place.
    /// - Parameter shown: the chart as its owner shows it now.
    mutating func perform(
        _ asked: WireChartCommand, by listener: Listener, on shown: ChartNavigator, of owner: ClientID
    ) throws(ChartFailure) -> ChartOutcome {
        let key = Key(listener: listener, owner: owner, chart: asked.chart)
        var visit = places[key] ?? ChartVisit()
        let outcome = try visit.perform(asked.command, series: asked.series, on: shown)
        places.remember(visit, for: key)
        return outcome
    }

    /// A client has disconnected: forgets the places in its charts, and its own places in other charts.
    mutating func forget(_ client: ClientID) {
        places.forget { $0.owner == client || $0.listener == .client(client) }
    }
}
