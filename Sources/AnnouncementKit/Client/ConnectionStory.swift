// SPDX-License-Identifier: MIT

/// How a client connects, searches for a daemon that has disconnected, and gives up. A value without a clock: the
/// client performs the steps, and a delay that has passed is an event.
struct ConnectionStory: Equatable {
    enum State: Equatable {
        /// No connection was made yet.
        case new
        /// Connected, and the daemon has not answered the hello. A connection that ends before continues with the same
        /// search.
        case greeting(Search)
        /// The daemon has answered.
        case open
        /// Still connected, but the daemon has announced why it will disconnect.
        case warned(WireError)
        case searching(Search)
        case ended(End)
    }

    /// The search for a daemon that answers.
    struct Search: Equatable {
        /// The daemon has never answered: nobody has this client yet, and it waits no longer than its patience.
        var isFirst = false
        var time = Duration.zero
        /// The delay before the next try.
        var delay = Duration.zero
    }

    /// The reason why no more requests are possible.
    enum End: Equatable {
        /// The program has closed the client.
        case closed
        /// The daemon refuses this client.
        case refused(WireError)
        /// No daemon was found, or its answer cannot be read.
        case failed(ClientError)
    }

    enum Event: Equatable {
        /// A connection was made, the first one or one that was searched for.
        case connected
        /// Nothing listens.
        case notFound
        /// The daemon has answered the hello.
        case greeted
        /// The hello was refused, or its answer cannot be read.
        case refused(End)
        /// The daemon has announced why it will disconnect.
        case warned(WireError)
        case disconnected
        /// The delay of the last `wait` has passed.
        case waited
        /// The program has closed the client.
        case closed
    }

    enum Step: Equatable {
        /// Try to connect, and report `connected` or `notFound`.
        case connect
        /// Send the hello and all that the daemon must know, and send unanswered requests again.
        case introduce
        /// The client can be used from now on.
        case welcome
        /// Report to the program that the daemon was found or lost.
        case report(ClientNews)
        /// Answer the requests that are not sent again.
        case settle
        /// Report `waited` after this delay.
        case wait(Duration)
        /// Fail all waiting requests; the search continues.
        case lose
        /// Close the connection, and fail all waiting requests.
        case end(End)
    }

    /// How long to search, and how often to try.
    struct Patience: Equatable {
        /// The delay before the first try; it doubles before each further one, up to the longest.
        var firstDelay = Duration.milliseconds(50)
        var longestDelay = Duration.seconds(2)
        /// How long requests wait for a daemon before they fail.
        var limit = Duration.seconds(10)
        /// True when the search continues after the limit.
        var isEndless = false
    }

    private(set) var state: State
    private let patience: Patience

    /// - Parameter isSearching: true when the daemon is searched for from the beginning: nobody waits to be welcome.
    init(_ patience: Patience, isSearching: Bool = false) {
        self.patience = patience
        state = isSearching ? .searching(Search()) : .new
    }

    mutating func take(_ event: Event) -> [Step] {
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
        // A connection may also end at once, as at a forwarded socket without a daemon behind it.
        case (.greeting(let search), .disconnected): return [.report(.lost), .settle] + goOn(search)
        case (.open, .disconnected): return [.report(.lost), .settle] + goOn(Search())
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

    /// True when a request may wait for the connection: after the limit of an endless search it fails at once.
    var isPatient: Bool {
        switch state {
        case .greeting(let search), .searching(let search): search.time < patience.limit
        case .new, .open, .warned, .ended: true
        }
    }
}

extension ConnectionStory.End {
    /// - Parameter error: the error of a hello.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as WireError: .refused(error)
            case let error as ClientError: .failed(error)
            default: .failed(.unreadable("\(error)"))
            }
    }

    /// The error that a request gets instead of an answer.
    var error: any Error {
        switch self {
        case .closed: ClientError.disconnected
        case .refused(let error): error
        case .failed(let error): error
        }
    }
}
