// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The measured value of one week.
struct Measurement {
    /// Seconds since 1970-01-01T00:00:00Z.
    let time: Double
    /// Nil for a week without a value.
    let ppm: Double?

    /// An error in the file, with its place.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads lines such as `19580329,316.1`, after a line of names.
    static func read(_ path: String) throws -> [Measurement] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw Unreadable(description: "\(path) cannot be read: give the path of co2.csv")
        }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst().enumerated()
        return try lines.map { number, line in
            guard let measurement = Measurement(line) else {
                throw Unreadable(description: "\(path):\(number + 2): \"\(line)\" is not like 19580329,316.1")
            }
            return measurement
        }
    }

    init?(_ line: Substring) {
        let fields = line.split(separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 2, fields[0].count == 8 else { return nil }
        let day = "\(fields[0].prefix(4))-\(fields[0].dropFirst(4).prefix(2))-\(fields[0].suffix(2))T00:00:00Z"
        guard let date = try? Date(day, strategy: .iso8601) else { return nil }
        guard fields[1].isEmpty || Double(fields[1]) != nil else { return nil }
        time = date.timeIntervalSince1970
        ppm = Double(fields[1])
    }
}
