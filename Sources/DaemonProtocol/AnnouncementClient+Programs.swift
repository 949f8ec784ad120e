// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The requests of the daemon's own programs.
extension AnnouncementClient {
    /// The latest announcements and their outcomes.
    package func history(_ request: HistoryRequest = .latest(nil)) async throws -> [PastAnnouncement] {
        try await ask(Request.history(request), for: HistoryReply.self).announcements
    }

    /// Changes the user's settings.
    /// - Returns: the settings that are now in force.
    package func configure(_ request: ConfigureRequest) async throws -> SettingsReply {
        try await ask(Request.configure(request), for: SettingsReply.self)
    }

    /// The daemon's state: the spoken announcement, the waiting announcements with the reasons why they wait, and the
    /// daemon's latency.
    package func status() async throws -> StatusReply {
        try await ask(Request.status(StatusRequest()), for: StatusReply.self)
    }

    /// Moves through a chart that another client shows.
    package func visit(_ command: WireChartCommand) async throws -> ChartCommandReply {
        try await ask(Request.visit(command), for: ChartCommandReply.self)
    }

    /// Reads a chart that another client shows, or the changes to it since the last read.
    package func read(_ request: ReadChartRequest) async throws -> ReadChartReply {
        try await ask(Request.readChart(request), for: ReadChartReply.self)
    }

    /// The available voices.
    /// - Parameter language: a BCP 47 tag or a locale; limits the reply to voices of this language.
    package func voices(language: String? = nil) async throws -> VoicesReply {
        try await ask(Request.voices(VoicesRequest(language: language)), for: VoicesReply.self)
    }

    /// Sends a request as soon as there is room for it, without waiting for its reply. The reply is delivered as a
    /// message.
    /// - Parameter id: the id of the reply; the program may use it several times.
    /// - Throws: the reason why no more requests are possible.
    package func send(_ request: Request, as id: RequestID) async throws {
        try await send(request as any ClientRequest, as: id)
    }

    /// Sends a line that another program wrote, with or without an id, as soon as there is room for it. The line is
    /// treated like the client's own requests. Replies and events are delivered as messages.
    /// - Parameter number: the line's number in the other program's input, used in errors.
    /// - Throws: the reason why no more requests are possible.
    package func relay(_ line: [UInt8], number: Int) async throws {
        try await relay(line, RelayedMeaning(line, number: number), number: number)
    }
}

extension RelayedMeaning {
    /// - Parameter number: the line's number in the other program's input, used in errors.
    package init(_ line: [UInt8], number: Int) {
        do {
            switch try WireCoder().clientMessage(line, number: number) {
            case .request(let asked): self = .request(asked.id, try? asked.request.get())
            case .answer: self = .answer
            }
        } catch {
            self = .invalid(error)
        }
    }
}

extension OpeningRequest {
    package init(id: RequestID, request: Request) {
        self.init(id: id, request: request as any ClientRequest)
    }
}
