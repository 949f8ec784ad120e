// SPDX-License-Identifier: MIT

/// The announced parts of a moment. A language's phrase has the key `date.` and the name of the case; `dt` joins a date
/// and a time of day.
enum DatePattern: Int, CaseIterable {
    case ymd, md, d, ym, yq, q, m, y, wmd, dt, hms, hm, h

    /// Whether an article precedes the moment between "from" and "to": "vom dritten", "del primer trimestre".
    var hasArticle: Bool { self == .ymd || self == .md || self == .d || self == .yq || self == .q }
}
