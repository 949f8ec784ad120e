// SPDX-License-Identifier: MIT

import Glibc

/// The settings of one schema of GNOME and GTK, by the program `gsettings`, because dconf has no other interface without
/// GLib. Its child processes run as long as this object exists.
final class GSettingsWatch {
    /// `gsettings monitor` does not report when it begins to watch. So all settings are read again while it starts, also
    /// on a machine that is slow: a change before that moment is found by a later reading.
    private static let pauses = "1 4 16 40"

    private var values = GSettingsValues()
    private var children: [ChildLines] = []
    private let received: (String, String) -> Void

    /// - Parameters:
    ///   - schema: such as "org.gnome.desktop.interface".
    ///   - received: called with the key and the value of each setting, as `gsettings` writes them, and of each change.
    init(_ schema: String, received: @escaping (String, String) -> Void) {
        self.received = received
        let list = "gsettings list-recursively \(schema)"
        let readings = "\(list) || exit; for pause in \(Self.pauses); do sleep $pause; \(list); done"
        for command in [["gsettings", "monitor", schema], ["sh", "-c", readings]] {
            let child = ChildLines(command) { [weak self] line in
                guard let self, let (key, value) = values.change(line, of: schema) else { return }
                self.received(key, value)
            }
            if let child { children.append(child) }
        }
    }

    /// The descriptors and the events for poll.
    var polled: [pollfd] { children.compactMap(\.polled) }

    /// Handles received output.
    func ready() { for child in children { child.ready() } }
}

/// The lines of `gsettings` about one schema. A value.
package struct GSettingsValues {
    /// The keys whose changes were reported. A reading of them may be older.
    private var changed: Set<Substring> = []
    private var known: [Substring: Substring] = [:]

    package init() {}

    /// The key and the value of a line: of a reading "org.gnome.desktop.interface color-scheme 'prefer-dark'", of a
    /// change "color-scheme: 'prefer-dark'". Nil for a value that is known, a reading after a change, and other lines.
    package mutating func change(_ line: String, of schema: String) -> (key: String, value: String)? {
        let isReading = line.hasPrefix("\(schema) ")
        let words = (isReading ? line.dropFirst(schema.count + 1) : line[...]).split(separator: " ", maxSplits: 1)
        guard words.count == 2, isReading || words[0].hasSuffix(":") else { return nil }
        let key = isReading ? words[0] : words[0].dropLast()
        if isReading, changed.contains(key) { return nil }
        if !isReading { changed.insert(key) }
        return known.updateValue(words[1], forKey: key) == words[1] ? nil : (String(key), String(words[1]))
    }
}
