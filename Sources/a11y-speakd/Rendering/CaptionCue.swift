// SPDX-License-Identifier: GPL-3.0-or-later

/// A caption shown for a time: the part of one announcement that was heard.
struct CaptionCue: Sendable, Hashable {
    /// Words that appear together; `time` is nil for the first part, and when it is unknown.
    struct Part: Sendable, Hashable {
        var time: Duration?
        var text: String
    }

    var start: Duration
    var end: Duration
    var parts: [Part]
}
