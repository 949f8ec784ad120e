// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `status`: the state of the daemon, and optionally of an element.
package struct StatusRequest: Sendable, Hashable {
    /// The id or identifier of an element that any client displays.
    package var element: String?
    /// The largest number of waiting announcements to list, 0 to 1000; nil for 20.
    package var limit: Int?

    package init(element: String? = nil, limit: Int? = nil) {
        self.element = element
        self.limit = limit
    }
}

extension StatusRequest: Codable {
    enum CodingKeys: String, ParameterKey { case element, limit }

    package init(from decoder: any Decoder) throws {
        let parameters = try decoder.parameters(CodingKeys.self)
        element = parameters.contains(.element) ? try parameters.text(.element) : nil
        limit = try parameters.wholeNumber(.limit, in: 0...1000)
    }
}

package struct StatusReply: Sendable, Hashable, Codable {
    /// An announcement that is spoken or waits.
    package struct Item: Sendable, Hashable, Codable {
        package var id: AnnouncementID
        /// The name that the announcement's client gave in `hello`.
        package var client: String?
        package var priority: AnnouncementPriority
        /// The announcement's text; nil if it is sensitive.
        package var text: String?
        package var slot: String?
        /// The time of acceptance, in seconds since 1970-01-01T00:00:00Z; nil if it is no longer known.
        package var accepted: Double?
        /// The time of expiry, in seconds since 1970-01-01T00:00:00Z; nil for never.
        package var expires: Double?
        /// The reason for the wait, and its end if known; nil for the announcement that is being spoken.
        package var waits: PastAnnouncement.Wait?
        /// The seconds from the end of an alarm until it is said again unless it is acknowledged; nil without a
        /// repetition.
        package var repeatsEvery: Double?

        package init(
            id: AnnouncementID, client: String?, priority: AnnouncementPriority, text: String?,
            slot: String? = nil, accepted: Double? = nil, expires: Double? = nil,
            waits: PastAnnouncement.Wait? = nil
        ) {
            self.id = id
            self.client = client
            self.priority = priority
            self.text = text
            self.slot = slot
            self.accepted = accepted
            self.expires = expires
            self.waits = waits
        }
    }

    /// A client that displays elements or charts.
    package struct Program: Sendable, Hashable, Codable {
        package struct Chart: Sendable, Hashable, Codable {
            package var id: String
            package var title: String?
            package var series: Int
            package var points: Int

            package init(_ chart: ChartDescriptor) {
                (id, title, series, points) = (chart.id, chart.title, chart.series.count, chart.pointCount)
            }
        }

        /// The name that the client gave in `hello`.
        package var client: String?
        package var charts: [Chart]
        /// The number of elements that the client displays.
        package var elements: Int

        package init(client: String?, charts: [Chart], elements: Int) {
            (self.client, self.charts, self.elements) = (client, charts, elements)
        }
    }

    /// The number of a client's announcements in the last ten minutes.
    package struct Chatter: Sendable, Hashable, Codable {
        /// The client's name.
        package var client: String
        /// The number of announcements.
        package var announced: Int
        /// The number of ended announcements that were not heard at all: replaced, dropped or expired.
        package var unheard: Int

        package init(client: String, announced: Int, unheard: Int) {
            (self.client, self.announced, self.unheard) = (client, announced, unheard)
        }
    }

    package var version: String
    /// The daemon's current time, in seconds since 1970-01-01T00:00:00Z.
    package var time: Double?
    package var paused: Bool
    /// True if announcements of priority `high` are paused too; nil if they are not.
    package var everythingPaused: Bool?
    package var speaking: Item?
    /// The score that plays beneath speech.
    package var under: Item?
    /// The number of all waiting announcements.
    package var waiting: Int
    /// The announcements that are heard next: at most 20, or as many as requested.
    package var next: [Item]
    package var clients: Int
    package var synthesizer: String
    /// The sink in use, by its name for `--sink`.
    package var sink: String
    /// The reason why nothing can be heard; nil if all is well.
    package var problem: String?
    /// The reason why sound is played but not heard: it is muted, or its volume is 0. Nil if all is well.
    package var muted: String?
    /// The clients that are silent because the settings give them a volume of 0.
    package var inaudible: [String]?
    /// The clients that display charts or elements.
    package var programs: [Program]?
    /// The reason why clients of Speech Dispatcher are not served although they should be.
    package var ssipProblem: String?
    /// The requested element.
    package var element: DisplayedElement?
    /// How quickly the daemon speaks and falls silent.
    package var latency: LatencyReply?
    /// The number of announcements since the daemon started, by the name of their outcome.
    package var outcomes: [String: Int]?
    /// True while a client reports that a screen reader reads the desktop (`presence`).
    package var screenReader: Bool?
    /// The clients with the most announcements in the last ten minutes, in descending order; at most five.
    package var chatter: [Chatter]?
    /// The engines that turn text into sound, espeak-ng first.
    package var engines: [EngineFigures]?

    package init(
        version: String, time: Double? = nil, paused: Bool, speaking: Item?, waiting: Int, next: [Item], clients: Int,
        synthesizer: String, sink: String, problem: String?, ssipProblem: String? = nil,
        element: DisplayedElement? = nil, latency: LatencyReply? = nil, outcomes: [String: Int]? = nil
    ) {
        self.version = version
        self.time = time
        self.paused = paused
        self.speaking = speaking
        self.waiting = waiting
        self.next = next
        self.clients = clients
        self.synthesizer = synthesizer
        self.sink = sink
        self.problem = problem
        self.ssipProblem = ssipProblem
        self.element = element
        self.latency = latency
        self.outcomes = outcomes
    }
}

/// How quickly the daemon speaks and falls silent, by its own measurements.
package struct LatencyReply: Sendable, Hashable, Codable {
    /// Figures of a latency. All but `count` are over the last 1,000 measurements, in milliseconds.
    package struct Summary: Sendable, Hashable, Codable {
        /// The number of measurements since the daemon started.
        package var count: Int
        package var median: Double
        /// The 95th percentile.
        package var p95: Double
        package var worst: Double

        package init(count: Int, median: Double, p95: Double, worst: Double) {
            self.count = count
            self.median = median
            self.p95 = p95
            self.worst = worst
        }
    }

    /// The time from the moment an announcement could be spoken until its first sample reaches the sink; nil before the
    /// first.
    package var firstSound: Summary?
    /// The time from the same moment until its first sample is heard by the sink's clock; nil before the first.
    package var began: Summary?
    /// The time from the decision to silence an announcement until the sink is empty; nil before the first.
    package var stop: Summary?

    package init(firstSound: Summary?, began: Summary? = nil, stop: Summary?) {
        self.firstSound = firstSound
        self.began = began
        self.stop = stop
    }
}
