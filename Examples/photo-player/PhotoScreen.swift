// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The player's screen: six photos, and a slider with the playing progress below them.
@MainActor
final class PhotoScreen: PhotoGridDataSource {
    let view = AccessibilityView(frame: Rect(x: 0, y: 0, width: 320, height: 280))
    let grid = PhotoGrid(frame: Rect(x: 10, y: 10, width: 300, height: 200))
    let slider = ProgressSlider(
        frame: Rect(x: 10, y: 230, width: 300, height: 40), value: 20, minimumValue: 0, maximumValue: 30)

    init() {
        grid.dataSource = self
        slider.accessibilityIdentifier = "Player.progress"
        view.addSubview(grid)
        view.addSubview(slider)
    }

    /// Shows the screen, and moves the focus to its first element.
    func appear() {
        Accessibility.root = view
        grid.reloadData()
        Accessibility.willDisplay(slider)
        Accessibility.post(.screenChanged)
    }

    func numberOfItems(in photoGrid: PhotoGrid) -> Int { 6 }

    func photoGrid(_ photoGrid: PhotoGrid, layerForItemAt index: Int) -> PhotoItemLayer {
        PhotoItemLayer(
            frame: Rect(x: Double(index % 3) * 100, y: Double(index / 3) * 100, width: 90, height: 90))
    }
}
