// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Supplies the photos of a grid.
@MainActor
protocol PhotoGridDataSource: AnyObject {
    func numberOfItems(in photoGrid: PhotoGrid) -> Int
    func photoGrid(_ photoGrid: PhotoGrid, layerForItemAt index: Int) -> PhotoItemLayer
}

/// Many photos in layers instead of views: a container that lists an element for each photo.
final class PhotoGrid: AccessibilityView {
    weak var dataSource: (any PhotoGridDataSource)?
    /// Called with the index of an activated photo.
    var didSelect: (Int) -> Void = { _ in }
    /// The layer of the photos. Its place is the grid's scroll position.
    private let content = Layer()
    private var layers: [PhotoItemLayer] = []

    /// Gets every photo from the data source again, and reports once that the layout has changed.
    func reloadData() {
        clear()
        for index in 0..<max(0, dataSource?.numberOfItems(in: self) ?? 0) {
            guard let layer = dataSource?.photoGrid(self, layerForItemAt: index) else { break }
            let element = PhotoElement(layer: layer, grid: self)
            element.accessibilityLabel = "Photo"
            element.accessibilityIdentifier = "Photo \(index)"
            element.accessibilityTraits = .button
            layer.accessibilityElement = element
            content.addSublayer(layer)
            layers.append(layer)
        }
        layers.compactMap(\.accessibilityElement).forEach(Accessibility.willDisplay)
        Accessibility.post(.layoutChanged)
    }

    /// Moves all photos, and reports once that the layout has changed.
    func scroll(to offset: Point) {
        content.frame = Rect(x: -offset.x, y: -offset.y, width: frame.width, height: frame.height)
        Accessibility.post(.layoutChanged)
    }

    private func clear() {
        for layer in layers {
            layer.accessibilityElement.map(Accessibility.didEndDisplay)
            layer.accessibilityElement = nil
            layer.removeFromSuperlayer()
        }
        layers = []
    }
}

extension PhotoGrid: AccessibilityContainer {
    func accessibilityElementCount() -> Int { layers.count }

    func accessibilityElement(at index: Int) -> (any AccessibilityObject)? {
        layers.indices.contains(index) ? layers[index].accessibilityElement : nil
    }

    func index(ofAccessibilityElement element: any AccessibilityObject) -> Int? {
        layers.firstIndex { $0.accessibilityElement === element }
    }
}

/// Represents a layer. Its frame is the layer's present place on the screen.
private final class PhotoElement: AccessibilityElement {
    private weak var layer: PhotoItemLayer?
    private weak var grid: PhotoGrid?

    init(layer: PhotoItemLayer, grid: PhotoGrid) {
        self.layer = layer
        self.grid = grid
        super.init(accessibilityContainer: grid)
    }

    override var accessibilityFrame: Rect {
        get {
            guard let layer, let grid else { return .zero }
            return grid.convertToScreen(layer.frameInView)
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        guard let grid, let index = grid.index(ofAccessibilityElement: self) else { return false }
        grid.didSelect(index)
        return true
    }
}
