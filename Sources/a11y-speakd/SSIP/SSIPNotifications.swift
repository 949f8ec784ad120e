// SPDX-License-Identifier: GPL-3.0-or-later

/// Which events a client wants to be told.
struct SSIPNotifications: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let begin = Self(rawValue: 1)
    static let end = Self(rawValue: 2)
    static let cancel = Self(rawValue: 4)
    static let pause = Self(rawValue: 8)
    static let resume = Self(rawValue: 16)
    static let indexMarks = Self(rawValue: 32)
    static let all: Self = [.begin, .end, .cancel, .pause, .resume, .indexMarks]
}

extension SSIPNotifications {
    /// - Parameter name: as SET NOTIFICATION has it, in lower case.
    init?(name: String) {
        switch name {
        case "begin": self = .begin
        case "end": self = .end
        case "cancel": self = .cancel
        case "pause": self = .pause
        case "resume": self = .resume
        case "index_marks": self = .indexMarks
        case "all": self = .all
        default: return nil
        }
    }
}
