// SPDX-License-Identifier: MIT

/// A line of a file of events: the message, its time and its client. The daemon itself does not look at the latter two.
package struct TimedLine: Sendable, Hashable {
    /// Since the start.
    package var time: Duration
    /// One connection for each name; empty for the lines that name none.
    package var client: String
    package var bytes: [UInt8]

    /// A day: longer files are divided.
    package static let longest = Duration.seconds(86_400)

    package init(time: Duration, client: String, bytes: [UInt8]) {
        (self.time, self.client, self.bytes) = (time, client, bytes)
    }

    /// - Parameters:
    ///   - previous: the time of the line before it; a line without a time follows at once.
    ///   - number: the number of the line in its file, for the error.
    /// - Throws: a ``WireError`` of `parseError` or `invalidRequest` for a line that is no object, of `invalidParams`
    ///   for an invalid time or client.
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
