// SPDX-License-Identifier: MIT

import Foundation

/// A terminal with a program in it: a window of tmux, with keys and a readable screen. Ends with the home.
struct TerminalWindow {
    private let home: Home
    private let socket: String
    /// A file with the program's exit code.
    private let status: String

    /// - Parameter command: a command line for a shell.
    init(
        in home: Home, _ command: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) async throws {
        self.home = home
        socket = home.path("tmux\(UUID().uuidString.prefix(8))")
        let server = try home.start(
            ["tmux", "-u", "-f", "/dev/null", "-S", socket, "-D"],
            environment: home.environment.merging(environment) { $1 })
        status = "\(socket).status"
        let socket = socket
        try await eventually("tmux; it wrote: \(server.errors)") { FileManager.default.fileExists(atPath: socket) }
        // The window stays open, so that the last lines can be read. tmux itself sometimes loses an exit code.
        let program = "trap : INT; (\(command)); echo $? > \(status); exec sleep 1000"
        try await tmux("new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", program)
    }

    @discardableResult
    private func tmux(_ arguments: String...) async throws -> String {
        let told = try await home.run(["tmux", "-u", "-S", socket] + arguments)
        guard told.exitStatus == 0 else { throw Setback(description: "tmux \(arguments): \(told.errors)") }
        return told.output
    }

    /// Presses keys, by tmux's names: `Right`, `C-c`, `q`.
    func press(_ keys: String...) async throws {
        for key in keys { try await tmux("send-keys", key) }
    }

    /// Presses a key this many times, as fast as possible.
    func press(_ key: String, times: Int) async throws { try await tmux("send-keys", "-N", "\(times)", key) }

    /// The cursor's column and row, counted from 0: "12,3".
    func cursor() async throws -> String {
        String(try await tmux("display-message", "-p", "#{cursor_x},#{cursor_y}").dropLast())
    }

    func type(_ text: String) async throws { try await tmux("send-keys", "-l", text) }

    func resize(columns: Int, rows: Int) async throws {
        try await tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
    }

    /// The rows, without spaces at their ends.
    func rows() async throws -> [String] {
        let text = try await tmux("capture-pane", "-p")
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The text with its styling sequences.
    func styledText() async throws -> String { try await tmux("capture-pane", "-p", "-e") }

    /// Waits until a row meets the condition, and returns all rows.
    @discardableResult
    func shows(_ what: String, where isShown: (String) -> Bool) async throws -> [String] {
        var last: [String] = []
        return try await eventually("\(what) on the screen; it shows \(last.joined(separator: "\n"))") {
            last = try await rows()
            return last.contains(where: isShown) ? last : nil
        }
    }

    /// Waits until some text is on the screen.
    @discardableResult
    func shows(_ text: String) async throws -> [String] { try await shows(text) { $0.contains(text) } }

    /// Waits for the end of the program, and returns its exit code.
    func ended() async throws -> Int {
        try await eventually("the end of the program in the terminal") {
            let text = try? String(contentsOfFile: status, encoding: .utf8)
            return text.flatMap { Int($0.dropLast()) }
        }
    }
}
