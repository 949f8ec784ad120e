// SPDX-License-Identifier: MIT

/// Column names for output of programs and of the kernel that has no heading, or only a partial one.
enum KnownHeaders {
    /// The names for rows without a heading; nil for unknown rows.
    static func names(_ rows: [[String]]) -> [String]? {
        guard let row = rows.first else { return nil }
        let width = row.count
        if width == 7, rows.allSatisfy({ isPermissions($0[0]) }) {
            return ["permissions", "links", "owner", "group", "size (B)", "changed", "name"]
        }
        // proc(5): /proc/loadavg
        if width == 5, rows.count == 1, row[3].wholeMatch(of: /\d+\/\d+/) != nil {
            return ["load of 1 minute", "load of 5 minutes", "load of 15 minutes", "running", "last pid"]
        }
        // The common log of a web server, and the combined one.
        if width == 7 || width == 9, NamedDate.moment(ArraySlice(row[3].utf8)) != nil, row[3].contains("/") {
            let names = ["host", "identity", "user", "time", "request", "status", "size (B)", "referer", "agent"]
            return Array(names.prefix(width))
        }
        if width == 2, rows.allSatisfy({ $0[0].hasSuffix(":") }) { return ["name", "value"] }
        return nil
    }

    /// The names of perf-stat(1) with -x: the value, its unit, the event, the time for which it was counted in nanoseconds and
    /// percent, and a number that follows from it.
    static func counters(_ rows: [[String]]) -> [String]? {
        let areCounters = rows.allSatisfy { row in
            row.count == 7 && row[2].first?.isLetter == true && Double(row[3]).map { $0 == $0.rounded() } == true
                && Double(row[4]).map { (0...100).contains($0) } == true
        }
        guard areCounters, rows.contains(where: { $0[2].contains("-") || $0[2] == "cycles" }) else { return nil }
        return ["value", "unit", "event", "counted (ns)", "counted (%)", "metric", "metric unit"]
    }

    /// The column that names the rows; nil for unknown columns.
    static func place(_ names: [String]) -> String? {
        if names.first == "value", names.count > 2, names[2] == "event" { return names[2] }
        return names.first == "permissions" || ["COMMAND", "CMD"].contains(names.last) && names.contains("PID")
            ? names.last : nil
    }

    /// Completes partial names: those of `df`, where the first size gives the unit of all, and those below the groups
    /// of `/proc/net/dev`.
    /// - Parameter above: the line above the heading.
    static func full(_ names: [String], head: TableRow, above: TableRow?, hasBars: Bool) -> [String] {
        if names.prefix(2) == ["Filesystem", "1K-blocks"] {
            return names.map {
                ["1K-blocks": "size (KiB)", "Used": "Used (KiB)", "Available": "Available (KiB)"][$0] ?? $0
            }
        }
        guard hasBars, let above else { return names }
        let groups = above.bytes.split(separator: 0x7C, omittingEmptySubsequences: false).map(text)
        let parts = head.bytes.split(separator: 0x7C, omittingEmptySubsequences: false).map(text)
        guard groups.count == parts.count else { return names }
        let full = zip(groups, parts).enumerated().flatMap { index, pair in
            pair.1.split(separator: " ").map { index == 0 ? String($0) : "\(pair.0) \($0)" }
        }
        return full.count == names.count ? full : names
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }

    /// ls(1): the type of the file and nine permission characters.
    private static func isPermissions(_ text: String) -> Bool {
        text.wholeMatch(of: /[-bcdlpsDCMnP?][-rwxsStT]{9}[.+@]?/) != nil
    }
}
