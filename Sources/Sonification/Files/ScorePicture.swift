// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A score drawn over its data as an SVG image. Time runs to the right and pitch upward; a note is a bar, a glide is a
/// line, and a gap is a stripe.
public struct ScorePicture: Sendable, Hashable {
    /// The image as SVG text.
    public let svg: String

    /// - Parameters:
    ///   - title: the title, which screen readers also read.
    ///   - band: the pitches at the lower and the upper edge.
    ///   - values: labels that give the values of pitches.
    ///   - heights: the pitch at which to draw a point of the data; nil for the point's own pitch.
    public init(
        _ score: Score, title: String, band: PitchBand = .standard, values: [PictureMark] = [],
        heights: ((DataPlace) -> Double?)? = nil, width: Double = 960, height: Double = 320
    ) {
        let frame = PictureFrame(
            seconds: max(score.length, 0.001), band: band, width: width, height: height, values: values,
            isPitch: heights == nil)
        let names = score.tracks.compactMap(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let colors = names.enumerated().map { ($1, Self.palette[$0 % Self.palette.count]) }
        let drawn = score.tracks.map { track in
            let color = colors.first { $0.0 == track.name }?.1 ?? Self.palette[names.count % Self.palette.count]
            return TrackPicture(track, color: color, frame: frame, heights: heights).svg
        }
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(PictureFrame.text(width)) \(PictureFrame.text(height))" \
            role="img" aria-label="\(Self.escaped(title))">
            <title>\(Self.escaped(title))</title>
            <rect width="100%" height="100%" fill="#fff"/>
            \(frame.heading(Self.escaped(title), colors))
            \(frame.grid)
            \(drawn.joined(separator: "\n"))
            </svg>

            """
    }

    /// Okabe and Ito's colors, which people with color blindness can distinguish.
    private static let palette = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000"]

    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped += " "
            // XML does not allow other control characters.
            case _ where scalar.value < 32: break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
