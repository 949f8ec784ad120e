// SPDX-License-Identifier: MIT

import Glibc

/// A track in the picture of a score.
struct TrackPicture {
    private let track: Track
    private let color: String
    private let frame: PictureFrame
    private let heights: ((DataPlace) -> Double?)?

    init(_ track: Track, color: String, frame: PictureFrame, heights: ((DataPlace) -> Double?)? = nil) {
        self.heights = heights
        self.track = track
        self.color = color
        self.frame = frame
    }

    var svg: String {
        let shapes = track.notes.map(shape)
        return "<g stroke=\"\(color)\" fill=\"\(color)\">\n\(([line] + shapes).joined(separator: "\n"))\n</g>"
    }

    /// A line through the data, broken at gaps.
    private var line: String {
        var path = ""
        var isOpen = false
        for note in track.notes where note.place != nil {
            guard note.tone.gain > 0, note.place?.y != nil else {
                isOpen = false
                continue
            }
            path += "\(isOpen ? "L" : "M")\(text(frame.x(note.start))) \(text(y(of: note)))"
            isOpen = true
        }
        return "<path d=\"\(path)\" fill=\"none\" stroke-opacity=\"0.35\"/>"
    }

    private func shape(_ note: Note) -> String {
        let (left, right) = (frame.x(note.start), frame.x(note.stop))
        guard note.tone.gain > 0 else { return note.place == nil ? band(note, left, right) : gap(left, right) }
        if let end = note.end {
            return "<path d=\"M\(text(left)) \(text(frame.y(note.tone.hertz)))L\(text(right)) "
                + "\(text(frame.y(end.hertz)))\" fill=\"none\" stroke-width=\"3\"/>"
        }
        let y = y(of: note)
        let dashes = note.tone.noise > 0 ? " stroke-dasharray=\"2 2\" fill-opacity=\"0.3\"" : " stroke=\"none\""
        return rectangle(left, y - 2.5, right - left, 5, "rx=\"2\"\(dashes)")
    }

    private func y(of note: Note) -> Double {
        frame.y(note.place.flatMap { heights?($0) } ?? note.tone.hertz)
    }

    /// A stripe over the whole height.
    private func gap(_ left: Double, _ right: Double) -> String {
        rectangle(left, frame.top, right - left, frame.bottom - frame.top, "stroke=\"none\" fill-opacity=\"0.15\"")
    }

    /// A rectangle for noise between two pitches.
    private func band(_ note: Note, _ left: Double, _ right: Double) -> String {
        let half = pow(2, note.tone.octaves / 2)
        let (high, low) = (frame.y(note.tone.hertz * half), frame.y(note.tone.hertz / half))
        return rectangle(left, high, right - left, low - high, "stroke=\"none\" fill-opacity=\"0.2\"")
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ look: String) -> String {
        "<rect x=\"\(text(x))\" y=\"\(text(y))\" width=\"\(text(max(width, 0.5)))\" height=\"\(text(max(height, 0.5)))\" "
            + "\(look)/>"
    }

    private func text(_ number: Double) -> String { PictureFrame.text(number) }
}
