// SPDX-License-Identifier: MIT

/// A screen that nobody sees, and a session bus: what programs with windows need. Ends with the home.
struct Desktop {
    private let home: Home
    /// For programs: where the screen and the bus are.
    let environment: [String: String]

    /// - Parameter environment: what else programs are to know.
    init(in home: Home, environment: [String: String]) async throws {
        self.home = home
        // It chooses a number that is free, and tells it on its standard output when it takes connections.
        let screen = try home.start(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"], isAskedToEnd: true)
        let display = try await eventually("a screen; it wrote: \(screen.errors)") {
            screen.output.hasSuffix("\n") ? screen.output.dropLast() : nil
        }
        _ = try await DesktopSession.broker(in: home)
        self.environment = DesktopSession.environment(in: home, besides: environment).merging([
            "DISPLAY": ":\(display)"
        ]) { $1 }
    }

    func start(_ command: [String]) throws -> Program { try home.start(command, environment: environment) }

    /// Strikes a key, by its name: "Tab".
    func press(_ key: String) async throws {
        let keyboard = try await home.run(["xdotool", "key", key], environment: environment)
        guard keyboard.exitStatus == 0 else { throw Setback(description: "no key \(key): \(keyboard.errors)") }
    }
}
