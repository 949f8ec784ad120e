// SPDX-License-Identifier: MIT

/// How a client connects, searches for a daemon that has disconnected, and gives up. A value without a clock: the
/// client performs the steps, and reports an elapsed delay as an event.
package struct ConnectionStory: Equatable {
    enum State: Equatable {
        /// No connection has been made yet.
        case new
        /// Connected, but the daemon has not answered the hello. If the connection ends first, the same search
        /// continues.
        case greeting(Search)
        /// The daemon has answered the hello.
        case open
        /// Still connected, but the daemon has announced why it will disconnect.
        case warned(WireError)
        case searching(Search)
        case ended(End)
    }

    /// The search for a daemon that answers.
    struct Search: Equatable {
        /// True if the daemon has never answered. The program does not have the client yet, so the search ends after
        /// the patience.
        var isFirst = false
        var time = Duration.zero
        /// The delay before the next try.
        var delay = Duration.zero
    }

    /// The reason why no more requests are possible.
    package enum End: Equatable {
        /// The program has closed the client.
        case closed
        /// The daemon refuses this client.
        case refused(WireError)
        /// No daemon was found, or its answer cannot be read.
        case failed(ClientError)
    }

    package enum Event: Equatable {
        /// A connection was made, by the first attempt or by a search.
        case connected
        /// Nothing listens at the socket.
        case notFound
        /// The daemon has answered the hello.
        case greeted
        /// The hello was refused, or its answer cannot be read.
        case refused(End)
        /// The daemon has announced why it will disconnect.
        case warned(WireError)
        case disconnected
        /// A request had no reply for too long. The value is the time.
        case silent(Duration)
        /// The delay of the last `wait` step has passed.
        case waited
        /// The program has closed the client.
        case closed
    }

    package enum Step: Equatable {
        /// Try to connect, and report `connected` or `notFound`.
        case connect
        /// Send the hello and the client's introduction, and resend requests without a reply.
        case introduce
        /// Resume the program that waits for the first reply: the client is ready.
        case welcome
        /// Report to the program that the daemon was found or lost.
        case report(ClientEvent)
        /// Answer the requests that are not sent again.
        case settle
        /// Report `waited` after this delay.
        case wait(Duration)
        /// Fail all waiting requests; the search continues.
        case lose
        /// Close the connection, and report `disconnected`.
        case disconnect
        /// Close the connection, and fail all waiting requests.
        case end(End)
    }

    /// How long to search, and how often to try.
    package struct Patience: Equatable {
        /// The delay before the first try; it doubles before each further one, up to the longest.
        let firstDelay: Duration
        package let longestDelay: Duration
        /// How long requests wait for a daemon before they fail.
        package let limit: Duration
        /// True when the search continues after the limit.
        let isEndless: Bool

        package init(
            firstDelay: Duration = .milliseconds(50), longestDelay: Duration = .seconds(2),
            limit: Duration = .seconds(10), isEndless: Bool = false
        ) {
            (self.firstDelay, self.longestDelay) = (firstDelay, longestDelay)
            (self.limit, self.isEndless) = (limit, isEndless)
        }
    }

    private(set) var state: State
    private let patience: Patience

    /// - Parameter isSearching: true to start in a search, with no caller waiting for the first reply.
    package init(_ patience: Patience, isSearching: Bool = false) {
        self.patience = patience
        state = isSearching ? .searching(Search()) : .new
    }

    package mutating func take(_ event: Event) -> [Step] {
        switch (state, event) {
        case (.ended, _): return []
        case (_, .closed): return end(.closed)
        case (.new, .connected): return introduce(Search(isFirst: true))
        case (.searching(let search), .connected): return introduce(search)
        case (.searching(let search), .notFound): return goOn(search)
        case (.searching(var search), .waited):
            search.time += search.delay
            state = .searching(search)
            return [.connect]
        case (.greeting(let search), .greeted):
            state = .open
            return (search.isFirst ? [.welcome] : []) + [.report(.found)]
        case (.greeting, .refused(let why)), (.warned, .refused(let why)): return end(why)
        case (.greeting, .warned(let error)), (.open, .warned(let error)), (.warned, .warned(let error)):
            state = .warned(error)
            return []
        // A connection may end before the reply, for example at a forwarded socket without a daemon.
        case (.greeting(let search), .disconnected): return [.report(.lost), .settle] + goOn(search)
        case (.open, .disconnected): return [.report(.lost), .settle] + goOn(Search())
        // A daemon that has answered before may answer again.
        case (.greeting(let search), .silent) where patience.isEndless && !search.isFirst: return [.disconnect]
        case (.open, .silent) where patience.isEndless: return [.disconnect]
        case (.greeting, .silent(let time)), (.open, .silent(let time)): return end(.failed(.silent(time)))
        case (.warned(let error), .disconnected): return [.report(.lost)] + end(.refused(error))
        default: return []
        }
    }

    private mutating func introduce(_ search: Search) -> [Step] {
        state = .greeting(search)
        return [.introduce]
    }

    private mutating func goOn(_ search: Search) -> [Step] {
        let isOver = search.time >= patience.limit
        if isOver && (search.isFirst || !patience.isEndless) { return end(.failed(.disconnected)) }
        var next = search
        next.delay = min(max(search.delay * 2, patience.firstDelay), patience.longestDelay)
        state = .searching(next)
        return (isOver ? [.lose] : []) + [.wait(next.delay)]
    }

    private mutating func end(_ why: End) -> [Step] {
        state = .ended(why)
        return [.end(why)]
    }
}

extension ConnectionStory {
    /// Nil while requests are possible.
    var end: End? { if case .ended(let why) = state { why } else { nil } }

    /// True if a request may wait for the connection. After the limit of an endless search, requests fail at once.
    var isPatient: Bool {
        switch state {
        case .greeting(let search), .searching(let search): search.time < patience.limit
        case .new, .open, .warned, .ended: true
        }
    }
}

extension ConnectionStory.End {
    /// - Parameter error: the reason why the hello failed.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as WireError: .refused(error)
            case let error as ClientError: .failed(error)
            default: .failed(.unreadable("\(error)"))
            }
    }

    /// The error with which requests fail.
    package var error: any Error {
        switch self {
        case .closed: ClientError.disconnected
        case .refused(let error): error
        case .failed(let error): error
        }
    }
}
