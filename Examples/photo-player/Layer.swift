// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A view's drawing area. It has a place, but accessibility does not know it.
@MainActor
class Layer {
    /// The frame in the coordinates of the superlayer.
    var frame: Rect
    private(set) weak var superlayer: Layer?
    private(set) var sublayers: [Layer] = []

    init(frame: Rect = .zero) {
        self.frame = frame
    }

    func addSublayer(_ layer: Layer) {
        layer.removeFromSuperlayer()
        sublayers.append(layer)
        layer.superlayer = self
    }

    func removeFromSuperlayer() {
        superlayer?.sublayers.removeAll { $0 === self }
        superlayer = nil
    }

    /// The frame in the view of the outermost layer.
    var frameInView: Rect {
        var place = frame
        var layer = superlayer
        while let next = layer {
            place = place.moved(by: Point(x: next.frame.x, y: next.frame.y))
            layer = next.superlayer
        }
        return place
    }
}

/// One photo of the grid.
final class PhotoItemLayer: Layer {
    /// The element that represents the layer, because a layer cannot be read itself.
    var accessibilityElement: AccessibilityElement?
}
