// SPDX-License-Identifier: MIT

import AnnouncementKit
import Foundation
import Testing

/// The samples of AAII's README with `UI` and `@IBOutlet` deleted, and the identifiers that CardApp's tests expect.
@MainActor
@Suite("Identifiers: the samples")
struct SeedSamplesTests {
    @Test func `the view controller example`() {
        class FooViewController: ViewController {
            // assuming this outlet isn't nil
            var barView: View! = View()

            override func viewDidLoad() {
                super.viewDidLoad()
                injectAccessibilityIdentifiers()
            }
        }

        let fooVC = FooViewController.init()

        #expect(fooVC.view.accessibilityIdentifier == "FooViewController.view")
        #expect(fooVC.barView.accessibilityIdentifier == "FooViewController.barView")
    }

    @Test func `the table view cell example`() {
        class FooCell: TableViewCell {
            var barView: View! = View()
        }
        class FooTableViewController: TableViewController {
            override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "fooCell", for: indexPath) as! FooCell

                cell.injectAccessibilityIdentifiers()

                return cell
            }
        }
        let tableView = TableView()
        tableView.makeCell = { FooCell() }

        let cell = FooTableViewController().tableView(tableView, cellForRowAt: IndexPath(indexes: [0, 0]))

        #expect(cell.accessibilityIdentifier == "FooCell")
        #expect((cell as? FooCell)?.barView.accessibilityIdentifier == "FooCell.barView")
    }

    @Test func `the cell that awakes, and the parts that every cell has`() {
        class FooCell: TableViewCell {
            var fooLabel: Label! = Label()
            var fooButton: Button! = Button()
            var barView: View! = View()

            override func awakeFromNib() {
                super.awakeFromNib()
                textLabel = Label()
                detailTextLabel = Label()
                imageView = ImageView()
                injectAccessibilityIdentifiers()
            }
        }

        let cell = FooCell()
        cell.awakeFromNib()

        #expect(cell.accessibilityIdentifier == "FooCell")
        #expect(cell.barView.accessibilityIdentifier == "FooCell.barView")
        #expect(cell.fooLabel.accessibilityIdentifier == "FooCell.fooLabel")
        #expect(cell.fooButton.accessibilityIdentifier == "FooCell.fooButton")
        #expect(cell.contentView.accessibilityIdentifier == "FooCell.contentView")
        #expect(cell.textLabel?.accessibilityIdentifier == "FooCell.textLabel")
        #expect(cell.detailTextLabel?.accessibilityIdentifier == "FooCell.detailTextLabel")
        #expect(cell.imageView?.accessibilityIdentifier == "FooCell.imageView")
    }

    @Test func `the CustomReflectable example`() {
        class BarView: View {}

        class FooViewController: ViewController, @MainActor CustomReflectable {
            var fooFooView: View! = View()
            let barView = BarView.init()
            public var customMirror: Mirror {
                return Mirror(
                    self,
                    children: [
                        "barBar": barView,
                        // fooFooView needs to be manually included when conforming to CustomReflectable
                        "fooFooView": fooFooView as Any,
                    ])
            }

            override func viewDidLoad() { injectAccessibilityIdentifiers() }
        }

        let fooVC = FooViewController.init()

        #expect(fooVC.view.accessibilityIdentifier == "FooViewController.view")
        #expect(fooVC.barView.accessibilityIdentifier == "FooViewController.barBar")
        #expect(fooVC.fooFooView.accessibilityIdentifier == "FooViewController.fooFooView")
    }

    @Test func `identifiers that exist are not interfered with`() {
        class FooView: View {
            let mine = View()
            let unassigned = View()
        }
        let foo = FooView()
        foo.mine.accessibilityIdentifier = "mine"

        foo.injectAccessibilityIdentifiers(replaceExisting: false)

        #expect(foo.mine.accessibilityIdentifier == "mine")
        #expect(foo.unassigned.accessibilityIdentifier == "FooView.unassigned")
    }

    @Test func `the identifiers of CardApp`() {
        class CardView: View {
            var view: View! = View()
            var prevCardButton: Button! = Button()
            var nextCardButton: Button! = Button()
            var completeCardButton: Button! = Button()
            var recordButton: Button! = Button()
            var playButton: Button! = Button()
            var questionLabel: Label! = Label()
            var currentCardLabel: Label! = Label()
            var completedLabel: Label! = Label()
        }
        class QuestionsTableViewController: TableViewController {}
        class QuestionCell: TableViewCell { let questionLabel = Label() }
        class AnswerCell: TableViewCell { let actionLabel = Label() }

        let injected =
            CardView().injectAccessibilityIdentifiers()
            + QuestionsTableViewController().injectAccessibilityIdentifiers()
            + QuestionCell().injectAccessibilityIdentifiers() + AnswerCell().injectAccessibilityIdentifiers()

        #expect(
            injected.map(\.identifier) == [
                "CardView.view", "CardView.prevCardButton", "CardView.nextCardButton", "CardView.completeCardButton",
                "CardView.recordButton", "CardView.playButton", "CardView.questionLabel", "CardView.currentCardLabel",
                "CardView.completedLabel", "QuestionsTableViewController.view", "QuestionCell",
                "QuestionCell.contentView", "QuestionCell.questionLabel", "AnswerCell", "AnswerCell.contentView",
                "AnswerCell.actionLabel",
            ])
    }
}
