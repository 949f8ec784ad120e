// SPDX-License-Identifier: GPL-3.0-or-later

/// The files that make up the configuration.
struct ConfigurationFiles: Sendable, Equatable {
    /// The file with the highest precedence first.
    let paths: [String]
    /// Whether `--config` names the file, which then must exist.
    let isNamed: Bool

    init(option: String?, environment: [String: String]) {
        isNamed = option != nil
        paths = option.map { [$0] } ?? Self.folders(environment).map { "\($0)/config.toml" }
    }

    /// The user's folder, those of `$XDG_CONFIG_DIRS`, and the machine's. As in the XDG specification, an empty
    /// variable counts as not set.
    static func folders(_ environment: [String: String]) -> [String] {
        let environment = environment.filter { !$0.value.isEmpty }
        let system = (environment["XDG_CONFIG_DIRS"] ?? "/etc/xdg").split(separator: ":").map(String.init)
        return ([userFolder(environment)].compactMap(\.self) + system.map { "\($0)/a11y-speakd" })
            + ["/etc/a11y-speakd"]
    }

    /// `$XDG_CONFIG_HOME/a11y-speakd`; nil when neither that variable nor `$HOME` is set.
    static func userFolder(_ environment: [String: String]) -> String? {
        let environment = environment.filter { !$0.value.isEmpty }
        let home = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { "\($0)/.config" }
        return home.map { "\($0)/a11y-speakd" }
    }

    /// Reads all the files. Reports settings that cannot be used, and applies the others.
    func configuration(problems: inout [ConfigurationError]) -> Configuration {
        var configuration = Configuration()
        for path in paths {
            do {
                guard let bytes = try SettingsFile.bytes(of: path, mayBeMissing: !isNamed) else { continue }
                configuration = configuration.over(Configuration(toml: bytes, file: path, problems: &problems))
            } catch {
                problems.append(error)
            }
        }
        return configuration
    }
}
