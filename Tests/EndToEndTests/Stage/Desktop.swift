// SPDX-License-Identifier: MIT

/// An invisible screen and a session bus, for programs with windows. Both end with the home.
struct Desktop {
    private let home: Home
    /// The environment of programs, which names the screen and the bus.
    let environment: [String: String]

    /// - Parameter environment: further variables of programs.
    init(in home: Home, environment: [String: String]) async throws {
        self.home = home
        // Xvfb chooses a free number, and prints it once it accepts connections.
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

    /// Presses a key, by its name: "Tab".
    func press(_ key: String) async throws {
        let keyboard = try await home.run(["xdotool", "key", key], environment: environment)
        guard keyboard.exitStatus == 0 else { throw Setback(description: "no key \(key): \(keyboard.errors)") }
    }
}
