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
        commandName: "desktop",
        abstract: "Says what the programs of the desktop announce, while no screen reader does.",
        discussion:
            "Hears the accessibility bus, and announces in the name of each program. Runs until it is told to end; "
            + "the unit a11y-speak-desktop.service runs it with the graphical session. "
            + "[desktop] in config.toml says what is heard: man a11y-speakd-desktop.")

    @Flag(help: "Take back what one that was killed has told toolkits, and end; the unit does it.")
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
