// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `make demo`, at ten times its speed, with the programs under test.
@Suite("The demo", .seated)
struct DemoTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test func `the demo prints its actions, the outcomes and the words that a recognizer hears`() async throws {
        let wave = home.path("demo.wav")
        let environment = home.environment.merging(["A11Y_SPEAKD_BIN_DIR": BuildFolder.programs]) { $1 }
        let done = try await home.run(
            [BuildFolder.script("demo"), "--speed", "10", wave], environment: environment)
        #expect(done.exitStatus == 0, "\(done.errors)")
        for part in [
            "No sound server answers here, so the sound is rendered to \(wave).",
            "zoom into the sixties, in steps (6 events)", "finished: Highest value, 373.9 parts per million",
            "A speech recognizer hears in it:", "x axis range changed now it's", "make install",
        ] {
            #expect(done.output.contains(part), "\(part) is missing in \(done.output)")
        }
    }
}
