// SPDX-License-Identifier: MIT

import ArgumentParser
import ClientConnection
import Exploring
import FoundationEssentials

/// The option for the keys of `explore`.
struct KeyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "standard, or classic for the keys of version 0.1; without it your config.toml decides.", valueName: "name")
    )
    var keys: KeyScheme?

    /// - Throws: ``CommandFailure`` when the user's settings have invalid keys.
    func layout() throws(CommandFailure) -> KeyLayout {
        if let keys { return KeyLayout(keys) }
        // Without a path for the user's settings, the defaults apply.
        guard let store = try? ConfigurationStore(environment: ProcessInfo.processInfo.environment) else {
            return KeyLayout()
        }
        return try KeySettings(ConfigurationText(try store.read()), file: store.path).layout
    }
}

extension KeyScheme: ExpressibleByArgument {}
