// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// Makes a running daemon read its settings again.
struct DaemonSettings {
    /// The path of the daemon's socket.
    let path: String
    let environment: [String: String]

    /// - Returns: whether a daemon received the request.
    func reload() -> Bool {
        var facts = MachineFacts()
        facts.socket = SocketFacts(at: path)
        facts.units = UnitFacts(asking: environment)
        guard let command = RepairCommands(facts: facts).reload, let told = ProgramOutput(["sh", "-c", command]) else {
            return false
        }
        return told.status == 0
    }
}
