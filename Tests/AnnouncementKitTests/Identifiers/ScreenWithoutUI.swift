// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation

// UIKit's classes with `UI` deleted, reduced to the parts that the tests of this folder use.

class View: AccessibilityView {}
class Label: View {}
class Button: View {}
class ImageView: View {}

class ViewController: AccessibilityViewController {
    private var loaded: View?

    /// The first access loads the view.
    var view: View! {
        guard loaded == nil else { return loaded }
        loaded = makeView()
        viewDidLoad()
        return loaded
    }
    func makeView() -> View? { View() }
    func viewDidLoad() {}
}

class TableViewCell: View, AccessibilityCell {
    let contentView = View()
    var textLabel: Label?
    var detailTextLabel: Label?
    var imageView: ImageView?

    func awakeFromNib() {}
}

class TableView: View {
    var makeCell: () -> TableViewCell = { TableViewCell() }

    func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
        let cell = makeCell()
        cell.awakeFromNib()
        return cell
    }
}

class TableViewController: ViewController {
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
}
