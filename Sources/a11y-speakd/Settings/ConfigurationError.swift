// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import TOML

/// A problem in a file of settings: its place, and how to correct it.
struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    let file: String
    /// The line, counted from 1; nil when the problem is the file as a whole.
    var line: Int?
    /// One sentence without a full stop.
    let problem: String

    var description: String { "\(file): \(line.map { "line \($0): " } ?? "")\(problem)" }
}

extension ConfigurationError {
    /// A problem at the place of a setting.
    init(_ place: Setting, _ problem: String) {
        self.init(file: place.file, line: place.line, problem: problem)
    }

    /// An unknown key.
    /// - Parameter place: the owner of the keys, such as "a voice style".
    init(unknown key: String, known: [String], in place: String, file: String, line: Int?) {
        let list = known.joined(separator: ", ")
        let guess = KnownNames(known).meant(by: key).map { "did you mean \"\($0)\"? " } ?? ""
        let shown = String(key.prefix(60))
        self.init(file: file, line: line, problem: "there is no key \"\(shown)\": \(guess)\(place) has \(list)")
    }

    init(file: String, _ error: TOMLError) {
        self.init(file: file, line: error.line, problem: "\(error.problem) (column \(error.column))")
    }
}
