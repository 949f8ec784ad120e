// SPDX-License-Identifier: GPL-3.0-or-later

/// What `config --defaults` prints: every key with what holds without it, as a config.toml that changes nothing.
enum ConfigurationDefaults {
    static var text: String {
        let clients = ConfigurationKey.ofClients.map(line)
        return ([introduction] + ConfigurationKey.general.map(entry) + [clientIntroduction] + clients)
            .joined(separator: "\n") + "\n"
    }

    private static let introduction = """
        # Settings of a11y-speakd, each with what holds without it. Take the # away from what you change.
        # Yours are in ~/.config/a11y-speakd/config.toml, the machine's in /etc/a11y-speakd/config.toml: of each key the first
        # that is found counts. After a change: systemctl --user reload a11y-speakd

        """

    private static let clientIntroduction = """
        # What counts for one program, whatever it asks for itself. It is known by the name that it gives itself, which
        # "a11y-speak history" tells, or by the name of its process. A table such as this for each:
        # [client."firefox"]
        """

    private static func entry(_ key: ConfigurationKey) -> String {
        let restart = ConfigurationKey.atStart.contains(key) ? " Looked at when the daemon starts." : ""
        return "# \(key.about)\(restart)\n# It is \(key.kind.allowed).\n\(line(key))\n"
    }

    private static func line(_ key: ConfigurationKey) -> String { "# \(key.rawValue) = \(key.standard.toml)" }
}
