// SPDX-License-Identifier: MIT

import Sonification

extension Score {
    /// The notes as lines, in the order of their starts: start, length, and sound with its place.
    var lines: [String] {
        tracks.flatMap { track in track.notes.map { ($0.start, $0.line(track.timbre)) } }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension Note {
    fileprivate func line(_ timbre: Timbre) -> String {
        let what = tone.gain > 0 ? "\(tone.hertz.rounded(0)) Hz" : "noise"
        let rough = tone.gain > 0 && tone.noise > 0 ? " rough" : ""
        let target = end.map { " to \($0.hertz.rounded(0)) Hz" } ?? ""
        let who = place.map { " \($0.series)" } ?? ""
        return "\(start.rounded(3)) +\(length.rounded(3)) \(isTied ? "~" : "")\(what)\(target)\(rough), "
            + "\(timbre.rawValue), pan \(tone.pan.rounded(3))\(who)"
    }
}

extension Double {
    fileprivate func rounded(_ digits: Int) -> String {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        let number = (self * factor).rounded() / factor
        return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
