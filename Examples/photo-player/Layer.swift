// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a view draws into: it has a place, and is nothing that accessibility knows of.
@MainActor
class Layer {
    /// In the coordinates of the superlayer.
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

    /// Where it is in the view that the outermost layer belongs to.
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
    /// What stands for it, because a layer cannot be read itself.
    var accessibilityElement: AccessibilityElement?
}
