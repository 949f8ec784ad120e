// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// A line from a client.
enum RequestTrial {
    /// - Returns: a description of the defect, or nil.
    static func examine(_ line: [UInt8]) -> String? {
        let coder = WireCoder()
        do {
            guard case .request(let message) = try coder.clientMessage(line, number: 1) else { return nil }
            switch message.request {
            case .failure(let error): return sentence(error)
            case .success(let request):
                let again = coder.line(RequestMessage(id: message.id, request))
                guard case .request(let same) = try coder.clientMessage(again.dropLast(), number: 1) else {
                    return "no request when it is sent again: \(String(decoding: again, as: UTF8.self))"
                }
                let twice = coder.line(RequestMessage(id: same.id, try same.request.get()))
                return again == twice ? nil : "\(again) became \(twice)"
            }
        } catch {
            return sentence(error)
        }
    }

    /// An error for a client must be a sentence.
    private static func sentence(_ error: WireError) -> String? {
        error.message.hasSuffix(".") ? nil : "no sentence: \(error.message)"
    }
}
