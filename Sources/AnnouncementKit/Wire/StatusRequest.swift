// SPDX-License-Identifier: MIT

/// `status`: the state of the daemon, and of an element.
package struct StatusRequest: Sendable, Hashable {
    /// The id or identifier of an element that some client displays.
    package var element: String?
    /// The most waiting announcements to list, 0 to 1000; nil for 20.
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

/// The reply to `status`.
package struct StatusReply: Sendable, Hashable, Codable {
    /// An announcement that is spoken or waits.
    package struct Item: Sendable, Hashable, Codable {
        package var id: AnnouncementID
        /// The name that its client gave in `hello`.
        package var client: String?
        package var priority: AnnouncementPriority
        /// Its words; nil when it is sensitive.
        package var text: String?
        package var slot: String?
        /// When it was accepted, in seconds since 1970-01-01T00:00:00Z; nil when that is forgotten.
        package var accepted: Double?
        /// When it expires, likewise; nil for never.
        package var expires: Double?
        /// The reason why it waits, and the end of the wait if that is known; nil for the one that is heard.
        package var waits: PastAnnouncement.Wait?
        /// Seconds after its end until it is said again, unless it is acknowledged; nil for one that is said once.
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

    /// A client that displays something.
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

        /// The name that it gave in `hello`.
        package var client: String?
        package var charts: [Chart]
        /// How many elements it displays.
        package var elements: Int

        package init(client: String?, charts: [Chart], elements: Int) {
            (self.client, self.charts, self.elements) = (client, charts, elements)
        }
    }

    /// How much a client has announced in the last ten minutes.
    package struct Chatter: Sendable, Hashable, Codable {
        /// Its name.
        package var client: String
        /// How many it announced.
        package var announced: Int
        /// Of those that have ended, how many were not heard at all: replaced, dropped or expired.
        package var unheard: Int

        package init(client: String, announced: Int, unheard: Int) {
            (self.client, self.announced, self.unheard) = (client, announced, unheard)
        }
    }

    package var version: String
    /// The daemon's current time, in seconds since 1970-01-01T00:00:00Z.
    package var time: Double?
    package var paused: Bool
    /// True when announcements of priority `high` are paused too; nil when they are not.
    package var everythingPaused: Bool?
    package var speaking: Item?
    /// The score that is heard beneath speech.
    package var under: Item?
    /// How many wait in all.
    package var waiting: Int
    /// The next that will be heard, at most 20 or as many as were asked for.
    package var next: [Item]
    package var clients: Int
    package var synthesizer: String
    /// The sink that is in use, as `--sink` names it.
    package var sink: String
    /// The reason why nothing can be heard, if so.
    package var problem: String?
    /// Why nobody hears what is said although it is played: the sound is muted, or its volume is 0.
    package var muted: String?
    /// The clients that are not heard, because the settings give them a volume of 0.
    package var inaudible: [String]?
    /// The clients that display charts or elements.
    package var programs: [Program]?
    /// The reason why the clients of Speech Dispatcher are not served, when they should be.
    package var ssipProblem: String?
    /// The element that was asked about.
    package var element: DisplayedElement?
    /// How quickly the daemon speaks and falls silent.
    package var latency: LatencyReply?
    /// How many announcements have ended in each way since the daemon started, by the names of the outcomes.
    package var outcomes: [String: Int]?
    /// True while a client says that a screen reader listens to the desktop (`presence`).
    package var screenReader: Bool?
    /// The clients that have announced most in the last ten minutes, the most first; at most five.
    package var chatter: [Chatter]?
    /// What turns text into sound; espeak-ng first.
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

/// How quickly the daemon speaks and falls silent, as it has measured itself.
package struct LatencyReply: Sendable, Hashable, Codable {
    /// All but the count are of the last 1,000, in milliseconds.
    package struct Summary: Sendable, Hashable, Codable {
        /// How many were measured since the daemon started.
        package var count: Int
        package var median: Double
        /// 95 of 100 were not longer.
        package var p95: Double
        package var worst: Double

        package init(count: Int, median: Double, p95: Double, worst: Double) {
            self.count = count
            self.median = median
            self.p95 = p95
            self.worst = worst
        }
    }

    /// The time from the moment an announcement could be spoken to its first sample given to the sink; nil before the
    /// first.
    package var firstSound: Summary?
    /// The time from the decision to silence it to the moment the sink is empty; nil before the first.
    package var stop: Summary?

    package init(firstSound: Summary?, stop: Summary?) {
        self.firstSound = firstSound
        self.stop = stop
    }
}
