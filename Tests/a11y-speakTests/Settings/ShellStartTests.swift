// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import a11y_speak

@Suite("The start file of a shell")
struct ShellStartTests {
    @Test(arguments: [
        ("/bin/bash", "/h/.bashrc", #"eval "$(a11y-speak shell-hook bash)""#),
        ("/usr/bin/zsh", "/h/.zshrc", #"eval "$(a11y-speak shell-hook zsh)""#),
        ("fish", "/h/.config/fish/config.fish", "a11y-speak shell-hook fish | source"),
    ])
    func `bash, zsh and fish have their files and lines`(shell: String, path: String, line: String) throws {
        let start = try #require(ShellStart(environment: ["HOME": "/h", "SHELL": shell]))
        #expect(start.path == path && start.line == line)
    }

    @Test func `a shell without a hook, or no home, has no start file`() {
        #expect(ShellStart(environment: ["HOME": "/h", "SHELL": "/bin/dash"]) == nil)
        #expect(ShellStart(environment: ["SHELL": "/bin/bash"]) == nil)
        #expect(ShellStart(environment: ["HOME": "/h"]) == nil)
    }

    @Test(arguments: [nil, "alias l=ls\n", "alias l=ls"])
    func `the hook is appended once on a line by itself`(before: String?) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        let start = try #require(ShellStart(environment: ["HOME": home, "SHELL": "/bin/bash"]))
        try before?.write(toFile: start.path, atomically: false, encoding: .utf8)
        #expect(!start.hasHook)
        try start.addHook()
        let text = try String(contentsOfFile: start.path, encoding: .utf8)
        #expect(text == (before == nil ? "" : "alias l=ls\n") + start.line + "\n")
        #expect(start.hasHook)
    }
}
