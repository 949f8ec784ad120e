// SPDX-License-Identifier: MIT

import Testing

/// The roles, states and interfaces of each trait, read back over the bus.
@Suite("Traits over the accessibility bus", .seated)
struct ProviderTraitTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `every trait has its role, states, interfaces, actions and attributes`() async throws {
        let stage = try await ProviderStage(in: home)
        let traits = [
            "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
            "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
            "allowsDirectInteraction", "causesPageTurn", "tabBar", "header", "toggleButton",
        ]
        for trait in traits {
            try await stage.display(
                #""id":"\#(trait)","label":"\#(trait)","value":"1","traits":["\#(trait)"],"identifier":"t.\#(trait)""#)
        }
        try await stage.display(
            #""id":"load","label":"load","value":"40 %","traits":["updatesFrequently"],"actions":["Stop"]"#,
            #""id":"row","label":"row","container":"rows","index":0,"count":2,"traits":["selected"]"#)
        let table = try await stage.tree("table")
        // A newer libatspi also lists the interface Application.
        let isNew = try await home.atspiVersion() >= 60
        #expect(table == (isNew ? Self.table.replacing("Accessible\n", with: "Accessible Application\n") : Self.table))
    }

    private static let shown = "enabled focusable sensitive showing visible"
    private static let usual = "Accessible Action Component"

    /// The row of the table for an element with this trait.
    private static func row(
        _ role: String, _ trait: String, states: String = shown, _ more: String = "", value: String = ", 1",
        actions: String = "activate, escape"
    ) -> String {
        let interfaces = (usual.split(separator: " ") + more.split(separator: " ")).sorted().joined(separator: " ")
        let used = actions.isEmpty ? interfaces.replacing("Action ", with: "") : interfaces
        let attributes =
            (trait == "header" ? "id=t.\(trait) level=1" : "id=t.\(trait)") + " traits=\(trait)"
            + (role == "slider" ? " valuetext=1" : "")
        return "\(role) | \(trait)\(value) | \(states) | \(used) | \(actions) | \(attributes) | t.\(trait)"
    }

    private static let table =
        ([
            "application | player | enabled sensitive showing visible | Accessible",
            "frame | player | enabled sensitive showing visible | Accessible Component",
            row("push button", "button"), row("link", "link", "Text"), row("image", "image"),
            row(
                "label", "selected",
                states: "enabled focusable read-only selectable selected sensitive showing visible", "Text"),
            row("label", "playsSound", states: readOnly, "Text"), row("push button", "keyboardKey"),
            row("label", "staticText", states: readOnly, "Text"), row("status bar", "summaryElement", "Text"),
            row("label", "notEnabled", states: "focusable read-only showing visible", "Text", actions: ""),
            row("label", "updatesFrequently", states: readOnly, "Text"),
            row(
                "entry", "searchField",
                states: "editable enabled focusable sensitive showing single-line visible", "Text", value: ""),
            row("label", "startsMediaSession", states: readOnly, "Text"),
            row(
                "slider", "adjustable", states: "enabled focusable horizontal sensitive showing visible", "Value",
                value: "", actions: "activate, increment, decrement, escape"),
            row("label", "allowsDirectInteraction", states: readOnly, "Text"),
            row("label", "causesPageTurn", states: readOnly, "Text"), row("page tab list", "tabBar"),
            row("heading", "header", states: readOnly, "Text"),
            row(
                "toggle button", "toggleButton",
                states: "enabled focusable pressed sensitive showing visible", value: ""),
            "progress bar | load | enabled focusable horizontal sensitive showing visible | Accessible Action Component Value"
                + " | activate, Stop, escape | traits=updatesFrequently valuetext=40 %",
            "list |  | enabled sensitive showing visible | Accessible Component Selection",
            "list item | row | enabled focusable selectable selected sensitive showing visible"
                + " | Accessible Action Component Text | activate, escape, scroll left, scroll right, scroll up, scroll down | posinset=1 setsize=2 traits=selected",
        ]).joined(separator: "\n") + "\n"

    private static let readOnly = "enabled focusable read-only sensitive showing visible"

    @Test func `a label is read by characters, words, sentences and lines`() async throws {
        let stage = try await ProviderStage(in: home)
        try await stage.display(
            #""id":"a","label":"Wind, 3 m/s. Rain","traits":["staticText"],"frame":[10,20,170,30]"#)
        let parts = try await stage.tree("text", "Wind, 3 m/s. Rain")
        #expect(
            parts == """
                17 0 0 Wind, 3 m/s. Rain
                char ['W', 'i', 'n', 'd', ',', ' ', '3', ' ', 'm', '/', 's', '.', ' ', 'R', 'a', 'i', 'n']
                word ['Wind, ', '3 ', 'm/s. ', 'Rain']
                sentence ['Wind, 3 m/s. ', 'Rain']
                line ['Wind, 3 m/s. Rain']
                getTextBeforeOffset ('Wind, ', 0, 6)
                getTextAtOffset ('3 ', 6, 8)
                getTextAfterOffset ('m/s. ', 8, 13)
                extents (10, 20, 10, 30)

                """)
    }

    @Test func `bounds are given for the screen and the window, and the element at a point is found`() async throws {
        let stage = try await ProviderStage(in: home)
        try await stage.display(
            #""id":"a","label":"A","traits":["button"],"frame":[100,200,50,20]"#,
            #""id":"b","label":"B","traits":["button"],"container":"box","frame":[160,240,40,20]"#,
            #""id":"over","label":"Over","traits":["button"],"frame":[160,240,10,10]"#)
        #expect(
            try await stage.tree("places") == """
                player (100, 200, 100, 60) (0, 0, 100, 60) None True
                A (100, 200, 50, 20) (0, 0, 50, 20) A True
                panel (160, 240, 40, 20) (60, 40, 40, 20) B True
                B (160, 240, 40, 20) (60, 40, 40, 20) B True
                Over (160, 240, 10, 10) (60, 40, 10, 10) Over True

                """)
    }

    @Test func `selecting a list item activates it in its program`() async throws {
        let stage = try await ProviderStage(in: home)
        try await stage.display(
            #""id":"rows","label":"Rows","count":2"#,
            #""id":"r0","label":"First","container":"rows","index":0,"count":2,"traits":["selected"]"#,
            #""id":"r1","label":"Second","container":"rows","index":1,"count":2"#)
        #expect(try await stage.tree("select", "Rows", "1") == "True 1 ['First']\n")
        #expect(try await stage.performed("activate").params?.element == "r1")
    }
}
