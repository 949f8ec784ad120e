// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// What a client tells of its charts, and what its user asks of them.
extension Session {
    /// Takes a chart event in; what is to be said of it is announced in this client's name.
    func tell(_ event: ChartEvent, id: RequestID?) throws {
        let outcome = try charts.happened(event)
        try post(outcome.announcement, id: id)
        if let ended = outcome.ended { daemon.announcer.displayEnded(ended, of: self.id) }
    }

    func command(_ request: ChartCommandRequest, id: RequestID?) throws {
        let event = ChartEvent.commanded(chart: request.chart, request.command, series: request.series)
        let outcome = try charts.happened(event)
        func answer(_ announcement: AnnouncementID?) {
            reply(
                id,
                ChartCommandReply(handled: outcome.handled, announcement: announcement, cursor: outcome.cursor))
        }
        guard let announcement = outcome.announcement else { return answer(nil) }
        try daemon.announcer.post(announcement, from: self.id, accepted: answer)
    }
}
