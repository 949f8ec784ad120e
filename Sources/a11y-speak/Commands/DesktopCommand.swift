// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DesktopBridge
import FoundationEssentials
import Glibc

/// `desktop`: the whole desktop is heard.
struct DesktopCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "desktop",
        abstract: "Speaks the announcements of desktop programs while no screen reader does.",
        discussion:
            "Listens to the accessibility bus, and announces in the name of each program. Runs until a signal ends it; "
            + "the unit a11y-speak-desktop.service runs it with the graphical session. "
            + "[desktop] in config.toml chooses the announcements: man a11y-speakd-desktop.")

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
