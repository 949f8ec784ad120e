// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

extension Request {
    /// Holds what stands on the command line to the protocol's own rules, before anything is done.
    /// - Throws: a `ValidationError` with the daemon's sentence.
    func checkUsage() throws {
        let coder = WireCoder()
        guard case .request(let message) = try coder.clientMessage(coder.line(RequestMessage(id: 1, self)), number: 1)
        else { return }
        do {
            _ = try message.request.get()
        } catch {
            throw ValidationError(error.message)
        }
    }
}
