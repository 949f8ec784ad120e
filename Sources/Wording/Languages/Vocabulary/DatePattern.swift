// SPDX-License-Identifier: MIT

/// The announced parts of a moment. A language's phrase has the key `date.` and the name of the case; `dt` joins a date
/// and a time of day.
enum DatePattern: Int, CaseIterable {
    case ymd, md, d, ym, yq, q, m, y, wmd, dt, hms, hm, h

    /// Whether an article precedes the moment between "from" and "to": "vom dritten", "del primer trimestre".
    var hasArticle: Bool { self == .ymd || self == .md || self == .d || self == .yq || self == .q }
}

/// The parts of a moment that fill the gaps of its phrases.
enum DateGap: String, Sendable {
    case y, year, yearOf, d, weekday, quarter, month, monthOfDay, h, m, mm, ss, hours, minutes, seconds, time, date
    /// The minutes with a zero before a single digit.
    case paddedMinutes = "0m"
}

/// A phrase of a date. Its gaps are read from their names once, so that a date compares no names.
struct DatePhrase: Sendable {
    enum Piece: Sendable {
        case text(String)
        case gap(DateGap)
    }

    let pieces: [Piece]

    /// - Parameter phrase: a gap with an unknown name is the month.
    init(_ phrase: Phrase) {
        pieces = phrase.pieces.map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .gap(let name): .gap(DateGap(rawValue: name) ?? .month)
            }
        }
    }

    func filled(_ value: (DateGap) -> String) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .gap(let gap): text += value(gap)
            }
        }
        return text
    }
}
