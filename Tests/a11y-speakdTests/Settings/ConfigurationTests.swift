// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Testing

@testable import a11y_speakd

@Suite("Configuration")
struct ConfigurationTests {
    private func read(_ toml: String, file: String = "config.toml") -> (
        configuration: Configuration, problems: [String]
    ) {
        var problems: [ConfigurationError] = []
        let configuration = Configuration(toml: Array(toml.utf8), file: file, problems: &problems)
        return (configuration, problems.map(\.description))
    }

    private static let keys = SettingsTable.rows(of: .top).map(\.name).joined(separator: ", ")
    private static let ofClients = SettingsTable.rows(of: .client).map(\.name).joined(separator: ", ")

    @Test(arguments: [
        ("speed = 5", "line 1: there is no key \"speed\": the top of the file has \(keys)"),
        ("\nrat = 200", "line 2: there is no key \"rat\": did you mean \"rate\"? the top of the file has \(keys)"),
        (
            "log_level = 'info'",
            "line 1: there is no key \"log_level\": did you mean \"log-level\"? the top of the file has \(keys)"
        ),
        ("mute = true", "line 1: there is no key \"mute\": the top of the file has \(keys)"),
        ("rate = 'fast'", "line 1: \"rate\" is \"fast\", but must be a whole number from 80 to 2000"),
        ("rate = 200.0", "line 1: \"rate\" is 200.0, but must be a whole number from 80 to 2000"),
        ("rate = 79", "line 1: \"rate\" is 79, but must be a whole number from 80 to 2000"),
        ("pitch = -1", "line 1: \"pitch\" is -1, but must be a whole number from 0 to 100"),
        ("pan = -1.01", "line 1: \"pan\" is -1.01, but must be a number from -1 to 1"),
        ("pan = 2", "line 1: \"pan\" is 2, but must be a number from -1 to 1"),
        ("pan = nan", "line 1: \"pan\" is nan, but must be a number from -1 to 1"),
        ("pan = 'left'", "line 1: \"pan\" is \"left\", but must be a number from -1 to 1"),
        ("lead-in = 5001", "line 1: \"lead-in\" is 5001, but must be a whole number from 0 to 5000"),
        ("verbosity = 'loud'", "line 1: \"verbosity\" is \"loud\", but must be \"low\", \"medium\" or \"high\""),
        ("capitals = true", "line 1: \"capitals\" is true, but must be \"none\", \"spell\" or \"icon\""),
        (
            "silent = ['noise']",
            "line 1: \"silent\" is [\"noise\"], but must be a list of any of \"label\", \"value\", \"traits\", \"hint\", "
                + "\"position\", \"unit\", \"delta\""
        ),
        ("ssip = 'yes'", "line 1: \"ssip\" is \"yes\", but must be true or false"),
        (
            "voice = ''",
            "line 1: \"voice\" is \"\", but must be a style, or a voice of espeak-ng such as en-us+klatt4, in quotes"
        ),
        ("[rate]", "line 1: \"rate\" is {}, but must be a whole number from 80 to 2000"),
        (
            "[clients.'x']\nmute = true",
            "line 1: \"clients\" cannot be used this way: did you mean \"client\"? a table is [client.\"NAME\"] or "
                + "[priority.NAME] with its keys, [engine.NAME], [voice.NAME], [sound], [desktop], [pronounce] or [keys]"
        ),
        (
            "client = 5",
            "line 1: \"client\" cannot be used this way: a table is [client.\"NAME\"] or [priority.NAME] with its "
                + "keys, [engine.NAME], [voice.NAME], [sound], [desktop], [pronounce] or [keys]"
        ),
        (
            "[client]\nmute = true",
            "line 2: \"client\" cannot be used this way: a table is [client.\"NAME\"] or [priority.NAME] with its "
                + "keys, [engine.NAME], [voice.NAME], [sound], [desktop], [pronounce] or [keys]"
        ),
        (
            "[client.x]\nvolumes = 5",
            "line 2: there is no key \"volumes\": did you mean \"volume\"? a client has \(ofClients)"
        ),
        ("[client.x]\nmute = 1", "line 2: \"mute\" is 1, but must be true or false"),
        ("rate = 200\nrate = 300", "line 2: \"rate\" is given a second time: remove one (column 1)"),
        (
            "[[[",
            "line 1: a key is missing: there is \"[\"; quote other characters than letters, digits, - and _ (column 3)"
        ),
    ])
    func `a mistake is reported with file, line, key and the allowed values`(toml: String, sentence: String) {
        let (configuration, problems) = read(toml)
        #expect(problems == ["config.toml: \(sentence)"])
        #expect(configuration.settings.isEmpty)
        #expect(configuration.rule(for: ["x"])?.delivery ?? Delivery() == Delivery())
    }

    @Test func `valid settings of a file with mistakes apply`() {
        let (configuration, problems) = read(
            "rate = 400\npitch = 'high'\nvoice = 'alert'\n[client.x]\nmute = true\nrat = 5")
        #expect(problems.count == 2)
        #expect(configuration.settings.delivery == Delivery(voice: "alert", rate: 400))
        #expect(configuration.rule(for: ["x"])?.isMuted == true)
    }

    @Test func `every key at the top of a file sets its value`() {
        let (configuration, problems) = read(
            """
            rate = 300
            pitch = 40
            pitch-range = 60
            volume = 70
            pan = -0.25
            voice = "whisper"
            language = "de"
            verbosity = "high"
            punctuation = "some"
            capitals = "icon"
            numbers = "as-written"
            silent = ["hint", "position"]
            digest-interval = 10
            sink = "null"
            lead-in = 300
            log-level = "debug"
            ssip = true
            """)
        #expect(problems == [])
        var delivery = Delivery(language: "de", voice: "whisper", rate: 300, pitch: 40, volume: 70, pan: -0.25)
        (delivery.pitchRange, delivery.punctuation, delivery.capitals) = (60, .some, .icon)
        delivery.numbers = .written
        let layer = configuration.settings
        #expect(layer.delivery == delivery)
        #expect(layer.verbosity == .high)
        #expect(layer.switchedOff == [.hint, .position])
        #expect([layer.digestInterval, layer.leadIn] == [10, 300])
        #expect([layer.sink, layer.logLevel] == ["null", "debug"])
        #expect(layer.servesSSIP == true)
    }

    @Test func `the command line overrides configure, and configure overrides the files`() {
        var settings = UserSettings()
        #expect((settings.sink, settings.leadIn, settings.digestInterval) == ("auto", 0, 5))
        settings.files = read("lead-in = 100\nsink = 'null'\nrate = 300\nvolume = 40\nlanguage = 'de'").configuration
        settings.configured.delivery = Delivery(rate: 200)
        settings.commandLine[\.leadIn] = 0
        #expect((settings.sink, settings.leadIn, settings.digestInterval) == ("null", 0, 5))
        #expect(settings.delivery == Delivery(language: "de", rate: 200, volume: 40))
        settings.configured.delivery.voice = "en-us"
        #expect(settings.delivery == Delivery(voice: "en-us", rate: 200, volume: 40))
        settings.files = Configuration()
        #expect((settings.sink, settings.leadIn) == ("auto", 0))
    }

    @Test func `the first of two files that has a key gives its value`() {
        let user = read("rate = 300\n[client.Firefox]\nrate = 350", file: "user").configuration
        let machine = read(
            "rate = 100\nvolume = 50\n[client.firefox]\nrate = 90\nmute = true\n[client.orca]\nmute = false",
            file: "machine"
        ).configuration
        let both = user.over(machine)
        #expect(both.settings.delivery == Delivery(rate: 300, volume: 50))
        #expect(
            both.rule(for: ["firefox"]) == ClientRule("firefox", Delivery(rate: 350), isMuted: true))
        #expect(both.rule(for: ["Orca"]) == ClientRule("orca", isMuted: false))
        #expect(both.settings.entry(\.volume) == Setting(value: .number(50), file: "machine", line: 2))
    }

    @Test func `a rule matches a client's name in any case, or the first 15 letters of its process`() {
        let rules = read("[client.firefox]\nrate = 90\n[client.'gnome-terminal-server']\nmute = true").configuration
        let asked = [["Firefox"], ["x", "firefox"], ["fire"], [], ["gnome-terminal-"], ["gnome-terminal"]]
        #expect(
            asked.map { rules.rule(for: $0)?.name } == ["firefox", "firefox", nil, nil, "gnome-terminal-server", nil])
    }

    @Test func `a setting that the check rejects is reported and not applied`() {
        var problems: [ConfigurationError] = []
        let checked = read("rate = 300\nvoice = 'nobody'\n[client.x]\nvoice = 'nobody'\nmute = true").configuration
            .checked(problems: &problems) { id, _, _ in id == "voice" ? "there is no such voice" : nil }
        #expect(
            problems.map(\.description) == [
                "config.toml: line 2: \"voice\": there is no such voice",
                "config.toml: line 4: \"voice\": there is no such voice",
            ])
        #expect(checked.settings.delivery == Delivery(rate: 300))
        #expect(checked.rule(for: ["x"]) == ClientRule("x", isMuted: true))
    }

    @Test func `the printed defaults are valid, change no setting and have every key`() {
        let asPrinted = read(ConfigurationDefaults.text)
        #expect(asPrinted.problems == [])
        #expect(asPrinted.configuration == Configuration())
        // The part before the engines: later tables are examples, and [voice] would replace the key `voice`.
        let common = ConfigurationDefaults.text.split(separator: "# Other engines", maxSplits: 1)[0]
        let lines = common.split(separator: "\n")
        let places: [SettingPlace] = [.top, .client, .sound]
        let keys = Set(places.flatMap(SettingsTable.rows).map(\.name))
        let switchedOn = lines.map { line in
            let bare = line.dropFirst(2)
            let isSetting = keys.contains(String(bare.prefix { $0 != " " })) && bare.contains(" = ")
            return isSetting || bare.hasPrefix("[") ? bare : line
        }
        let (configuration, problems) = read(switchedOn.joined(separator: "\n"))
        #expect(problems == [])
        func ids(_ place: SettingPlace) -> [String] { SettingsTable.rows(of: place).map(\.id) }
        #expect(Set(configuration.settings.entries.keys) == Set(ids(.top) + ids(.sound)))
        #expect(configuration[.client].mapValues { Set($0.entries.keys) } == ["firefox": Set(ids(.client))])
    }

    @Test func `configuration files are searched where the manual says`() {
        let environment = ["HOME": "/h", "XDG_CONFIG_HOME": "", "XDG_CONFIG_DIRS": "/x:/y"]
        #expect(
            ConfigurationFiles(option: nil, environment: environment).paths == [
                "/h/.config/a11y-speakd/config.toml", "/x/a11y-speakd/config.toml", "/y/a11y-speakd/config.toml",
                "/etc/a11y-speakd/config.toml",
            ])
        #expect(
            ConfigurationFiles(option: nil, environment: ["XDG_CONFIG_HOME": "/c"]).paths == [
                "/c/a11y-speakd/config.toml", "/etc/xdg/a11y-speakd/config.toml", "/etc/a11y-speakd/config.toml",
            ])
        #expect(ConfigurationFiles(option: "/a.toml", environment: environment).paths == ["/a.toml"])
    }

    @Test func `pronunciations apply by language and program, and the more specific override`() {
        let (configuration, problems) = read(
            """
            [pronounce]
            nginx = "engine x"
            "*ctl" = "control"
            [pronounce.de]
            nginx = "Endschinn x"
            [client."Kodi".pronounce]
            nginx = "the server"
            """)
        #expect(problems == [])
        #expect(
            configuration.words(for: [], in: LanguageTag("en-GB")) == ["nginx": "engine x", "*ctl": "control"])
        #expect(configuration.words(for: ["top"], in: LanguageTag("de-AT"))["nginx"] == "Endschinn x")
        #expect(
            configuration.words(for: ["kodi"], in: LanguageTag("de")) == ["nginx": "the server", "*ctl": "control"])
        let machine = read("[pronounce]\nnginx = 'n'\npg = 'page'").configuration
        #expect(
            configuration.over(machine).words(for: [], in: LanguageTag("en"))
                == ["nginx": "engine x", "*ctl": "control", "pg": "page"])
    }

    @Test func `keys of explore accept any text or list of texts and nothing else`() {
        let (configuration, problems) = read("[keys]\nlayout = 'classic'\nnext = ['Right', 'l']\nquit = []\nmark = 5\n")
        #expect(problems == ["config.toml: line 5: \"mark\" must be a key in quotes, or a list of keys"])
        #expect(configuration.settings.isEmpty)
    }

    @Test func `a pronunciation without letters or without a text is reported with its line`() {
        let problem = "is not a pronunciation: write a word, = and the words to say, in quotes"
        #expect(
            read("[pronounce]\n'*' = 'x'\nnginx = 5").problems == [
                "config.toml: line 2: \"*\" \(problem)", "config.toml: line 3: \"nginx\" \(problem)",
            ])
    }

    @Test func `a class of identifiers has words, and an unknown class is reported with the known ones`() {
        let read = read("[pronounce]\n'class:hash' = 'a hash'\n'class:hsah' = 'x'")
        #expect(read.configuration.words(for: [], in: LanguageTag("en")) == ["class:hash": "a hash"])
        #expect(
            read.problems == [
                "config.toml: line 3: \"class:hsah\" is not a class of identifiers: there are class:url, class:email, "
                    + "class:path, class:file, class:hash, class:uuid, class:address, class:color"
            ])
    }
}
