// SPDX-License-Identifier: MIT

/// What `status` is answered with.
public struct StatusReply: Sendable, Hashable, Codable {
    /// An announcement that is spoken or waits.
    public struct Item: Sendable, Hashable, Codable {
        public var id: AnnouncementID
        /// The name that its client gave in `hello`.
        public var client: String?
        public var priority: AnnouncementPriority
        /// Its words; nil when it is sensitive.
        public var text: String?
        public var slot: String?
        /// When it was accepted, in seconds since 1970-01-01T00:00:00Z; nil when that is forgotten.
        public var accepted: Double?
        /// When it stops being worth saying, likewise; nil for never.
        public var expires: Double?
        /// Why it waits, and until when if that is known; nil for the one that is heard.
        public var waits: PastAnnouncement.Wait?

        public init(
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

    public var version: String
    /// What time it is where the daemon runs, in seconds since 1970-01-01T00:00:00Z.
    public var time: Double?
    public var paused: Bool
    public var speaking: Item?
    /// How many wait in all.
    public var waiting: Int
    /// The next that will be heard, at most 20 or as many as were asked for.
    public var next: [Item]
    public var clients: Int
    public var synthesizer: String
    /// The sink that is in use, as `--sink` names it.
    public var sink: String
    /// Why nothing can be heard, when that is so.
    public var problem: String?
    /// Why the clients of Speech Dispatcher are not served, when they should be.
    public var ssipProblem: String?
    /// The element that was asked about.
    public var element: DisplayedElement?
    /// How quickly it speaks and falls silent.
    public var latency: LatencyReply?
    /// How many announcements have ended in each way since the daemon started, by the names of the outcomes.
    public var outcomes: [String: Int]?

    public init(
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
