// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What an action is asked of.
extension Clients {
    /// The client that displays it, and what it calls it.
    func owner(of request: PerformRequest, askedBy client: Client) throws -> (Client, PerformRequest.Target) {
        switch request.target {
        case .element(let name):
            let (owner, element) = try owner(of: name, client: request.client, askedBy: client)
            try Self.check(request.action, standard: ElementAction.standardNames, element.actions, "element")
            return (owner, .element(element.id ?? name))
        case .chart(let id):
            try Self.check(request.action, standard: ["scroll"], PerformRequest.chartActions, "chart")
            return (try owner(ofChart: id, client: request.client).0, request.target)
        case .axis(let axis, let id):
            try Self.check(request.action, standard: ["increment", "decrement"], [], "axis")
            let (owner, shown) = try owner(ofChart: id, client: request.client)
            guard shown.chart.axis(axis) != nil else {
                throw ChartFailure.unknownAxis(axis, chart: id, known: shown.chart.axes.map(\.id))
            }
            return (owner, request.target)
        }
    }

    private static func check(
        _ action: ElementAction, standard: [String], _ others: [String], _ what: String
    ) throws(WireError) {
        if case .custom(let name) = action {
            if others.contains(name) { return }
        } else if standard.contains(action.name) {
            return
        }
        let known = (standard + others).joined(separator: ", ")
        throw WireError(.invalidParams, "The \(what) has no action \(action.name.quoted): it has \(known).")
    }
}
