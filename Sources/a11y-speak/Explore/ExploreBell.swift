// SPDX-License-Identifier: MIT

/// What an exploration wakes for.
enum ExploreWake: WakeReason {
    case event(ExploreEvent)
    case failed(TableError)
    /// Some have been struck.
    case keys
    case signal(Int32)
    case timer
    case reconnect
}

typealias ExploreBell = Bell<ExploreWake>

extension Bell<ExploreWake> {
    /// What comes through a pipe.
    func follow(_ table: LiveTable) {
        Task {
            for await news in table.news {
                switch news {
                case .event(let event): ring(.event(event))
                case .failed(let error): ring(.failed(error))
                }
            }
        }
    }
}
