// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A line of a file of events: the message, its time and its client. The daemon itself ignores the time and the client.
package struct TimedLine: Sendable, Hashable {
    /// The time since the start.
    package var time: Duration
    /// The name of the client, with one connection for each name; empty if the line names none.
    package var client: String
    package var bytes: [UInt8]

    /// The largest time of a line: one day. Longer files must be split.
    package static let longest = Duration.seconds(86_400)

    package init(time: Duration, client: String, bytes: [UInt8]) {
        (self.time, self.client, self.bytes) = (time, client, bytes)
    }

    /// Reads a line.
    ///   - previous: the time of the previous line, which a line without a time takes.
    ///   - number: the line's number in its file, used in errors.
    /// - Throws: a ``WireError`` with the code `parseError` or `invalidRequest` if the line is not an object, or
    ///   `invalidParams` if the time or client is invalid.
    package init(_ bytes: [UInt8], after previous: Duration, number: Int) throws(WireError) {
        let schedule = try WireCoder().schedule(bytes, number: number)
        time = try schedule.time(after: previous, number: number)
        client = schedule.client ?? ""
        self.bytes = bytes
    }
}

/// The members of a line that name its time and its client.
struct LineSchedule: Decodable {
    var at: Double?
    var client: String?

    func time(after previous: Duration, number: Int) throws(WireError) -> Duration {
        guard let at else { return previous }
        let longest = TimedLine.longest
        guard at >= 0, at <= Double(longest.components.seconds) else {
            throw WireError(
                .invalidParams,
                "Line \(number): \"at\" is \(at), but must be seconds from the start, "
                    + "from 0 to \(longest.components.seconds).")
        }
        let time = Duration.nanoseconds(Int64((at * 1e9).rounded()))
        guard time >= previous else {
            throw WireError(
                .invalidParams,
                "Line \(number): \"at\" is \(at), which is before the line above it: put lines in the order of their "
                    + "times.")
        }
        return time
    }
}
