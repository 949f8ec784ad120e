// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands below a picture for a time: one announcement, as far as it was heard.
struct CaptionCue: Sendable, Hashable {
    /// Words that come together; of the first, and of those whose time is not known, `time` is nil.
    struct Part: Sendable, Hashable {
        var time: Duration?
        var text: String
    }

    var start: Duration
    var end: Duration
    var parts: [Part]
}
