// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A shape to draw, in points of the window. Later shapes are drawn over earlier ones.
public enum Drawing: Sendable, Hashable {
    /// Red, green and blue, one byte each: 0xff0000 is red.
    public typealias Color = UInt32

    case fill(Rect, Color)
    case frame(Rect, Color, width: Double)
    case line([Point], Color, width: Double)
    /// A text whose first letter begins at the point.
    case text(String, Point, Color)

    /// The X requests for a screen with `scale` pixels a point.
    func requests(on drawable: UInt32, with context: UInt32, scale: Double) -> [XRequest] {
        func area(_ rect: Rect) -> [XField] {
            [.place(rect.x * scale), .place(rect.y * scale), .place(rect.width * scale), .place(rect.height * scale)]
        }
        let target: [XField] = [.word(drawable), .word(context)]
        switch self {
        case .fill(let rect, let color):
            return [paint(context, color, 1), XRequest(70, 0, fields: target + area(rect))]
        case .frame(let rect, let color, let width):
            return [paint(context, color, width * scale), XRequest(67, 0, fields: target + area(rect))]
        case .line(let points, let color, let width):
            let places: [XField] = points.flatMap { [.place($0.x * scale), .place($0.y * scale)] }
            return [paint(context, color, width * scale), XRequest(65, 0, fields: target + places)]
        case .text(let text, let point, let color):
            let letters = Array(text.latin1.prefix(254))
            let start: [XField] = [.place(point.x * scale), .place(point.y * scale)]
            let item: [XField] = [.byte(UInt8(letters.count)), .byte(0)] + letters.map { .byte($0) }
            return [paint(context, color, 1), XRequest(74, 0, fields: target + start + item)]
        }
    }

    /// Sets the foreground and the width of lines.
    private func paint(_ context: UInt32, _ color: Color, _ width: Double) -> XRequest {
        XRequest(56, 0, .word(context), .word(0x4 | 0x10), .word(color), .word(UInt32(max(1, width.rounded()))))
    }
}
