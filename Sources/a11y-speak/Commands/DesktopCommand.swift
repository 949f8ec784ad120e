// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DesktopBridge
import FoundationEssentials
import Glibc

/// `desktop`: speaks the announcements and notifications of the desktop's programs.
struct DesktopCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "desktop", "Speaks notifications and announcements of programs while no screen reader runs.",
        examples: [
            "a11y-speak desktop": "runs until it is stopped",
            "systemctl --user enable --now a11y-speak-desktop.service": "in every session",
        ],
        notes: "Listens on the accessibility bus, and announces in the name of each program. The table [desktop] "
            + "of config.toml selects the sources: man a11y-speakd-desktop.")

    @Flag(help: "Reset the toolkit settings that a killed process left behind, and exit; the unit does this.")
    var restore = false

    @OptionGroup var connection: ConnectionOptions

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        if restore {
            guard let address = BusAddress(environment: environment).session else { return }
            return try Toolkits(socket: try connection.socketPath()).restore(at: address)
        }
        let service = DesktopService(path: try connection.socketPath(), environment: environment) {
            StandardOutput.error("a11y-speak: \($0)")
        }
        let end = service.run()
        if end == SIGINT { throw ExitCode(128 + end) }
    }
}
