// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// Announces a test sentence and reports its outcome.
struct SpokenTrial {
    let path: String
    private static let sentence = "Speech works."
    /// Longer than a daemon waits for its sound.
    private static let patience = Duration.seconds(15)

    /// - Returns: the outcome, after fifteen seconds at most.
    func outcome() async -> HeardFacts {
        do {
            let client = try await DaemonLink(path: path).client(as: "a11y-speak doctor")
            // Queued after other speech of this priority, instead of interrupting it.
            let request = AnnounceRequest(
                .text(Self.sentence), priority: .default, queue: true, mayRepeat: true,
                delivery: Delivery(language: "en"))
            let receipt = try await client.announce(request)
            let patience = Task {
                try await Task.sleep(for: Self.patience)
                await client.close()
            }
            defer { patience.cancel() }
            if let event = try? await receipt.outcome() {
                await client.close()
                return event.state == "finished"
                    ? .finished : .otherwise(outcome: event.state, reason: event.reason)
            }
            return .waiting(try await why(receipt.id))
        } catch let error as WireError {
            return .failed(error.message)
        } catch {
            return .failed("\(error)")
        }
    }

    /// The reason why the sentence waits. Also cancels it, so that it is not spoken unexpectedly later.
    private func why(_ id: AnnouncementID) async throws -> String {
        try await DaemonLink(path: path).withClient(as: "a11y-speak doctor") { client in
            let reason = try await client.history(.one(id)).first?.waits?.reason
            _ = try? await client.cancel(.announcement(id))
            return reason ?? "it has not ended yet"
        }
    }
}
