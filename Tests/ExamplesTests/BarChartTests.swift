// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@testable import BarChart

/// The bar chart, driven and heard.
@MainActor
@Suite("Example: the bar chart")
struct BarChartTests {
    /// The program's chart, and the application that tests it.
    @MainActor
    private struct Stage {
        let app = Application(Listener())
        let chart = BarChartView(BarChartCommand.rain, frame: Rect(x: 10, y: 20, width: 600, height: 200))

        init() {
            Accessibility.root = chart
            chart.notifyDataSetChanged()
            Accessibility.post(.screenChanged)
        }

        func focus(_ label: String) throws { try app.cells[label].focus() }
    }

    @Test func `the chart begins with its heading, and the bars of a month follow each other`() throws {
        let stage = Stage()
        let heading = "Rain in two towns, bar chart, 2 series: Harbor, Hill, heading, 1 of 13"
        #expect(stage.app.listener.finish() == [heading])
        #expect(
            stage.app.readThrough() == [
                heading, "January, Harbor, 62 mm, 2 of 13", "January, Hill, 95 mm, 3 of 13",
                "February, Harbor, 48 mm, 4 of 13", "February, Hill, 70 mm, 5 of 13",
                "March, Harbor, 51 mm, 6 of 13", "March, Hill, 74 mm, 7 of 13", "April, Harbor, 40 mm, 8 of 13",
                "April, Hill, 66 mm, 9 of 13", "May, Harbor, 38 mm, 10 of 13", "May, Hill, 59 mm, 11 of 13",
                "June, Harbor, 29 mm, 12 of 13", "June, Hill, 47 mm, 13 of 13",
            ])
        try stage.app.performAccessibilityAudit()
        #expect(stage.app.listener.problems == [])
    }

    @Test func `a bar has the place of its drawing on the screen`() throws {
        let stage = Stage()
        #expect(try stage.app.cells["January, Hill, 95 mm"].frame == Rect(x: 60, y: 20, width: 40, height: 200))
        stage.chart.frame.x = 0
        stage.chart.notifyDataSetChanged()
        #expect(try stage.app.cells["January, Hill, 95 mm"].frame == Rect(x: 50, y: 20, width: 40, height: 200))
    }

    @Test func `a chosen bar is selected, and another choice ends the first`() throws {
        let stage = Stage()
        try stage.focus("May, Hill, 59 mm")
        #expect(try stage.app.heard { try stage.app.cells["May, Hill, 59 mm"].tap() } == ["selected"])
        try stage.focus("June, Hill, 47 mm")
        #expect(try stage.app.heard { try stage.app.cells["June, Hill, 47 mm"].tap() } == ["selected"])
        #expect(try !stage.app.cells["May, Hill, 59 mm"].isSelected)
        #expect(try stage.app.heard { try stage.app.cells["June, Hill, 47 mm"].tap() } == ["not selected"])
        #expect(throws: ElementFailure.self) { try stage.app.cells.element(boundBy: 0).tap() }
    }

    @Test func `a new value of the focused bar is heard, and of no other bar`() throws {
        let stage = Stage()
        try stage.focus("June, Harbor, 29 mm")
        let heard = stage.app.heard {
            stage.chart.data.sets[0].values[5] = 34
            stage.chart.notifyDataSetChanged()
        }
        #expect(heard == ["June, Harbor, 34 mm"])
        #expect(
            stage.app.heard {
                stage.chart.data.sets[1].values[0] = 200
                stage.chart.notifyDataSetChanged()
            } == [])
        #expect(stage.app.cells["January, Hill, 200 mm"].exists)
        #expect(try stage.app.cells["June, Harbor, 34 mm"].hasFocus)
    }

    @Test func `the focus moves from a bar of a hidden series to the next bar`() throws {
        let stage = Stage()
        try stage.focus("March, Hill, 74 mm")
        let heard = stage.app.heard {
            stage.chart.data.sets[1].isVisible = false
            stage.chart.notifyDataSetChanged()
        }
        #expect(heard == ["April, 40 mm, 5 of 7"])
        #expect(
            stage.app.readThrough() == [
                "Rain in two towns, bar chart, 1 series: Harbor, heading, 1 of 7", "January, 62 mm, 2 of 7",
                "February, 48 mm, 3 of 7", "March, 51 mm, 4 of 7", "April, 40 mm, 5 of 7", "May, 38 mm, 6 of 7",
                "June, 29 mm, 7 of 7",
            ])
        try stage.app.performAccessibilityAudit()
    }

    @Test func `the chart is also text`() {
        let stage = Stage()
        stage.chart.highlight(Bar(set: 0, index: 5))
        #expect(
            stage.chart.text == """
                January    =============         ====================  
                February   ==========            ===============       
                March      ===========           ================      
                April      ========              ==============        
                May        ========              ============          
                June       ######                ==========            
                """)
    }
}
