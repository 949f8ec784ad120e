// SPDX-License-Identifier: MIT

/// Every command line of README and of the manual. `every command of a page is in the table` fails for a missing one.
extension PageCommand {
    static let table = readme + terminal + commands + settings + manual + sessions + developers + translators

    /// Lines that begin like a command, but are none.
    static let prose: Set = [
        "GET RATE PITCH VOLUME LANGUAGE PUNCTUATION VOICE_TYPE OUTPUT_MODULE",
        "id         = string | whole number | null",
        "last is closed",
    ]

    private static let readme: [PageCommand] = [
        .covered("make demo", by: "Tests/EndToEndTests/DemoTests.swift", where: "the demo"),
        .covered("make test", by: ".ci/run", where: "make test"),
        .covered("make install", by: "Tests/EndToEndTests/InstallTests.swift", where: "make install"),
        .systemd("systemctl --user daemon-reload"),
        .systemd(
            "systemctl --user enable --now a11y-speakd.socket",
            then: "systemctl --user is-active --quiet a11y-speakd.socket; "
                + "systemctl --user is-enabled --quiet a11y-speakd.socket"),
        // A busy manager may read the service's readiness message after the client has its answer.
        .systemd(
            #"a11y-speak say "Hello""#,
            then: "timeout 60 sh -c 'until systemctl --user is-active --quiet a11y-speakd.service; do sleep 0.1; done'"),
        .shell(#"a11y-speak say "Build finished""#, says: ["Build finished"]),
        .shell(#"a11y-speak say --wait --priority high "Fire alarm""#, says: ["Fire alarm"]),
        .shell("make 2>&1 | tail -1 | a11y-speak say --language en -", before: makefile, says: ["Build finished"]),
        .shell("a11y-speak status", prints: ["clients: "]),
        .terminal("a11y-speak watch", keys: "q", shows: ["a11y-speakd 0.2.0 on null"]),
        .shell("a11y-speak repeat", before: "a11y-speak say --wait hello", says: ["hello"]),
        .shell("a11y-speak cancel", prints: ["Nothing was spoken, and nothing waited."]),
        .shell(#"a11y-speak -r -20 -P important "Fire alarm""#, says: ["Fire alarm"]),
        .shell(
            #"printf '%s\n' '{"id":1,"method":"announce","params":{"text":"Hello from the shell"}}' | "#
                + "socat -t 5 - UNIX-CONNECT:$XDG_RUNTIME_DIR/a11y-speakd/events.sock",
            prints: [#""id":1"#, #""announcement":"#], says: ["Hello from the shell"]),
        .shell("a11y-speak perform Player.progress increment", beside: "PhotoPlayer --stay", says: ["25"]),
        .shell(
            "Examples/mauna-loa/view-events --timed | a11y-speak render - -o co2.wav",
            then: "test -s co2.wav; grep -q '<00:00:' co2.vtt"),
        .shell(
            "Examples/ci/hear-announcements.sh Examples/ci/events.jsonl Examples/ci/expected.txt", prints: [""]),
        .terminal("a11y-speak explore Examples/mauna-loa/co2.csv", keys: "C-q", shows: ["co2", "2284 weeks"]),
        .terminal("vmstat 1 | a11y-speak explore -", keys: "C-q", shows: ["Live"]),
        .terminal(
            "a11y-speak explore --x date --unit temp_max=°C --plain Examples/data/seattle-weather.csv", keys: "C-q",
            shows: ["seattle-weather, 4 series", "Question mark"]),
        .shell(
            "a11y-speak sonify Examples/mauna-loa/co2.csv --duration 5", says: ["co2 played, 1958 to 2001"]),
        .shell(
            "a11y-speak sonify Examples/mauna-loa/co2.csv --duration 5 --wav co2.wav",
            then: "test $(stat -c %s co2.wav) = 440448"),
        .shell(
            "a11y-speak sonify Examples/mauna-loa/co2.csv --from 1970 --to 1979 --mode contour --wav - | aplay",
            instead:
                "a11y-speak sonify Examples/mauna-loa/co2.csv --from 1970 --to 1979 --mode contour --wav - >co2.wav",
            then: "head -c 4 co2.wav | grep -q RIFF"),
        .terminal("a11y-speak hear-test", keys: "Escape", shows: ["Set the volume", "Space heard"]),
        .shell("a11y-speak help keys", prints: ["next point", "Ctrl+Q  "]),
        .systemd(
            "systemctl --user enable a11y-speakd-ssip.socket",
            then: "systemctl --user is-enabled --quiet a11y-speakd-ssip.socket"),
        .systemd(
            "systemctl --user enable --now a11y-speak-desktop.service",
            then: "systemctl --user is-active --quiet a11y-speak-desktop.service"),
        .systemd("systemctl --user restart a11y-speakd-ssip.socket", then: "spd-say hello"),
        .systemd(
            "systemctl --user disable --now a11y-speakd-ssip.socket",
            then: "! systemctl --user is-active --quiet a11y-speakd-ssip.socket"),
        .covered(
            "export SPEECHD_CMD=$HOME/.local/bin/a11y-speakd", by: "Tests/EndToEndTests/AutospawnTests.swift",
            where: "the Python module starts the daemon by its path"),
        .shell(
            "a11y-speak status --prometheus > metrics.$$ && mv metrics.$$ /var/lib/node_exporter/a11y-speakd.prom",
            before: "a11y-speak say --wait hello",
            instead: "a11y-speak status --prometheus > metrics.$$ && mv metrics.$$ a11y-speakd.prom",
            then: "grep -q '^a11y_speakd_first_sound_seconds' a11y-speakd.prom"),
    ]

    /// Commands that end, lines that are followed, and alerts.
    private static let terminal: [PageCommand] = [
        .shell(
            "a11y-speak run -- make -j8", before: makefile, prints: ["Build finished\n"],
            says: ["make finished after less than a second"]),
        .shell(
            #"a11y-speak run --longer-than 1m --name "The backup" -- rsync -a /home /media/backup"#,
            instead: #"a11y-speak run --longer-than 0s --name "The backup" -- mkdir backup"#,
            says: ["The backup finished after less than a second"]),
        .covered(#"eval "$(a11y-speak shell-hook bash)""#, by: shellHook, where: "a11y-speak shell-hook bash"),
        .covered(
            #"eval "$(a11y-speak shell-hook bash --longer-than 10s)""#, by: shellHook,
            where: "a11y-speak shell-hook bash --longer-than"),
        .covered("a11y-speak shell-hook fish | source", by: shellHook, where: "a11y-speak shell-hook fish"),
        .covered("a11y-speak follow /var/log/syslog", by: follow, where: "follow(client, log)"),
        .covered(
            #"a11y-speak follow /var/log/nginx/error.log --match "crit|emerg" --every 30s"#, by: follow,
            where: "--match"),
        .covered("a11y-speak follow --journal ssh", by: follow, where: #""--journal", "ssh""#),
        .shell("make 2>&1 | a11y-speak follow -", before: makefile, says: ["Build finished"]),
        .covered("a11y-speak alertmanager", by: alerts, where: #""alertmanager""#),
        .covered("a11y-speak alertmanager --listen 127.0.0.1:9099 --repeat 60s", by: alerts, where: "--repeat"),
        .shell("a11y-speak acknowledge", prints: ["No alarm that was heard waits to be acknowledged."]),
    ]
    private static let shellHook = "Tests/EndToEndTests/ShellHookTests.swift"
    private static let follow = "Tests/EndToEndTests/FollowTests.swift"
    private static let reading = "Tests/EndToEndTests/ReadTests.swift"
    /// A paragraph of 20 sentences, which takes two minutes, so that a busy machine does not miss its end; and another.
    private static let longText =
        #"a11y-speak say --rate 80 "$(printf 'One two three four five six seven eight. %.0s' $(seq 20); printf '\n\n'; "#
        + #"printf 'Nine ten eleven twelve. %.0s' 1 2 3 4 5 6)""#
    private static let alerts = "Tests/EndToEndTests/AlertmanagerTests.swift"

    /// Examples of commands in a11y-speak(1).
    private static let commands: [PageCommand] = [
        .shell(
            "a11y-speak repeat 3", before: "for word in one two three; do a11y-speak say --wait $word; done",
            says: ["one", "two", "three"]),
        .shell("a11y-speak cancel current", prints: ["Nothing was spoken, and nothing waited."]),
        .shell("a11y-speak pause", then: "a11y-speak status | grep -q paused"),
        .shell(
            "a11y-speak navigate previous", before: longText + "; a11y-speak navigate next", prints: ["Sentence "],
            says: nil),
        .shell("a11y-speak navigate next --by paragraph", before: longText, prints: ["Sentence 21 of 26: "], says: nil),
        .covered("a11y-speak read README.md", by: reading, where: #" read \(file)"#),
        .shell(
            "a11y-speak read --as terminal build.log", before: #"printf '\033[1mBuild finished\033[0m\n' > build.log"#,
            instead: "setsid -w a11y-speak read --as terminal build.log", says: ["Build finished"]),
        .shell("a11y-speak resume", before: "a11y-speak pause", then: "! a11y-speak status | grep -q paused"),
        .shell(
            "a11y-speak history", before: "a11y-speak say --wait hello", prints: ["#1 ", "a11y-speak, finished: hello"]),
        .shell(
            "a11y-speak history -n 1", before: "a11y-speak say --wait hello",
            prints: ["#1 ", "a11y-speak, finished: hello"]),
        .shell(
            "a11y-speak explain", before: "a11y-speak say --wait hello",
            prints: ["#1 default from a11y-speak, ", "hello"]),
        .shell(#"a11y-speak spd-say -w "Hello""#, says: ["Hello"]),
        .shell("a11y-speak help --all", prints: ["Speak\n", "  say ", "Settings and repair\n", "  setup "]),
        .shell("a11y-speak help say", prints: ["Speaks a text.\n"]),
        .covered("a11y-speak chart", by: "Tests/EndToEndTests/ExploreClientTests.swift", where: #"speak("chart")"#),
        .covered(
            "a11y-speak chart first", by: "Tests/EndToEndTests/ExploreClientTests.swift",
            where: #"speak("chart", "first")"#),
        .covered(
            "a11y-speak desktop", by: "Tests/EndToEndTests/DesktopTests.swift",
            where: #"[BuildFolder.client, "desktop"]"#),
        .covered("a11y-speak doctor", by: "Tests/EndToEndTests/DoctorTests.swift", where: #"speak("doctor")"#),
        .covered(
            "a11y-speak ssh server", by: "Tests/EndToEndTests/RemoteTests.swift",
            where: "a11y-speak ssh forwards the socket"),
        .covered(
            "a11y-speak ssh server a11y-speak say Done", by: "Tests/EndToEndTests/RemoteTests.swift",
            where: "a11y-speak ssh forwards the socket"),
    ]

    private static let settings: [PageCommand] = [
        .terminal("a11y-speak setup", keys: "Escape", shows: ["Setup. Enter if you hear this well"]),
        .terminal("a11y-speak settings", keys: "Escape", shows: ["Voice        the language's own"]),
        .shell("a11y-speak settings set --rate 220", prints: ["rate: 220\n"]),
        .shell("a11y-speak settings set", prints: ["rate: "]),
        .shell("a11y-speak settings file --defaults", prints: ["Settings of a11y-speakd", "# rate = 175\n"]),
        .shell(
            "a11y-speak settings file --check",
            before: "mkdir -p ~/.config/a11y-speakd; echo 'rate = 200' >~/.config/a11y-speakd/config.toml",
            prints: ["config.toml is good."]),
        .shell(
            "a11y-speak settings rule Mumble --group-limit 3",
            then: "grep -q 'group-limit = 3' ~/.config/a11y-speakd/config.toml"),
        .shell(
            "a11y-speak settings rules", before: "a11y-speak settings rule Mumble --group-limit 3",
            prints: ["Mumble: group-limit 3\n"]),
        .shell(
            #"a11y-speak settings pronounce kubectl "cube control""#, says: ["kubectl"],
            then: #"grep -q 'kubectl = "cube control"' ~/.config/a11y-speakd/config.toml"#),
        .shell(
            "a11y-speak settings pronounce --list", before: #"a11y-speak settings pronounce kubectl "cube control""#,
            prints: ["kubectl: cube control\n"]),
    ]

    private static let manual: [PageCommand] = [
        .shell(
            #"ln -s "$(command -v a11y-speak)" ~/.local/bin/a11y-espeak"#, before: "mkdir -p ~/.local/bin",
            then: "test -x ~/.local/bin/a11y-espeak"),
        .covered(
            "DTK_PROGRAM=~/.local/bin/a11y-espeak emacspeak", by: "Tests/EndToEndTests/EmacspeakTests.swift",
            where: "Emacspeak speaks"),
        .shell("make 2>&1 | tail -1 | a11y-speak say -", before: makefile, says: ["Build finished"]),
        .shell(
            "make 2>&1 | a11y-speak -e -P progress", before: makefile, prints: ["Build finished\n"],
            says: ["Build finished"]),
        .shell(#"a11y-speak -w -r -20 -l de "Guten Tag""#, says: ["Guten Tag"]),
        .shell("a11y-speak voices en-GB", prints: ["en-gb"]),
        .shell("a11y-speak voices --engines --listen", prints: ["engine", "flite"], says: nil),
        .shell(
            "Examples/mauna-loa/view-events | a11y-speak send --wait --plain -",
            instead: "Examples/mauna-loa/view-events --speed 100 | a11y-speak send --wait --plain -",
            prints: ["Highest value, 373.9 parts per million"], says: nil),
        .shell(
            "a11y-speak explain 17", before: "for i in {1..17}; do a11y-speak say -P message $i; done",
            prints: ["#17 message from a11y-speak, ", ": 17\n"]),
        .shell(
            "a11y-speak listen app.wav --expect-file app.vtt",
            before: "head -3 Examples/ci/events.jsonl | a11y-speak render - -o app.wav", prints: [""]),
        .terminal(
            "a11y-speak watch --json | grep --line-buffered expired", keys: "C-c", shows: [#""event":"expired""#],
            beside: "while a11y-speak say -P message one two three four five six seven eight nine ten; do "
                + "a11y-speak say -P low --expires 0.1 late; done",
            status: 130),
        .shell(
            "jq . $XDG_RUNTIME_DIR/a11y-speakd/events.sock.journal", before: "a11y-speak say -P message kept",
            prints: [#""text": "kept""#]),
        .shell(
            #"jq -c 'select(.method=="announce")' JOURNAL | a11y-speak send"#,
            before: #"echo '{"method":"announce","params":{"text":"kept"}}' >JOURNAL"#, prints: [""], says: ["kept"]),
    ]

    /// Commands of a11y-speakd-sessions(7).
    private static let sessions: [PageCommand] = [
        .covered(
            #"sudo loginctl enable-linger "$USER""#, by: "Tests/a11y-speakTests/Doctor/DiagnosisTests.swift",
            where: "loginctl enable-linger"),
        .covered(
            #"sudo usermod --append --groups audio "$USER""#,
            by: "Tests/a11y-speakTests/Doctor/SoundDiagnosisTests.swift", where: "usermod --append --groups audio"),
        .systemd(
            "systemctl --user edit a11y-speakd.service",
            // The result of the edit, because the command itself needs a terminal.
            instead: "mkdir -p ~/.config/systemd/user/a11y-speakd.service.d && "
                + "printf '[Service]\\nPrivateDevices=no\\n' >~/.config/systemd/user/a11y-speakd.service.d/override.conf && "
                + "systemctl --user daemon-reload",
            then: "systemctl --user show -p PrivateDevices a11y-speakd.service | grep -q =no"),
        .shell(
            "export XDG_RUNTIME_DIR=/run/user/$(id -u)",
            instead: "export XDG_RUNTIME_DIR=/run/user/$(id -u); [ $XDG_RUNTIME_DIR = /run/user/$(id -u) ]"),
        .covered(
            #"a11y-speak --spawn say "Hello""#, by: "Tests/EndToEndTests/SessionTests.swift", where: "--spawn"),
        .covered(
            "export A11Y_SPEAKD_SPAWN=a11y-speakd", by: "Tests/EndToEndTests/SessionTests.swift",
            where: "A11Y_SPEAKD_SPAWN"),
        .shell(
            "export XDG_RUNTIME_DIR=$(mktemp -d)",
            instead: #"export XDG_RUNTIME_DIR=$(mktemp -d); [ $(stat -c %a "$XDG_RUNTIME_DIR") = 700 ]"#),
        .covered(
            #"podman run --userns=keep-id --env XDG_RUNTIME_DIR=/run/me  --volume "#
                + #""$XDG_RUNTIME_DIR/a11y-speakd:/run/me/a11y-speakd" IMAGE"#,
            by: "Tests/EndToEndTests/SessionTests.swift", where: "a sandbox with the folder of the socket"),
        .covered(
            #"docker run --user "$(id -u)" --env XDG_RUNTIME_DIR=/run/me  --volume "#
                + #""$XDG_RUNTIME_DIR/a11y-speakd:/run/me/a11y-speakd" IMAGE"#,
            by: "Tests/EndToEndTests/SessionTests.swift", where: "a sandbox with the folder of the socket"),
        .covered(
            "flatpak override --user --filesystem=xdg-run/a11y-speakd APP",
            by: "Tests/EndToEndTests/SessionTests.swift", where: "a sandbox with the folder of the socket"),
        .shell(
            #"runuser -u ann -- env XDG_RUNTIME_DIR=/run/user/$(id -u ann) a11y-speak say "Backup finished""#,
            instead:
                #"[ $(id -u) = 0 ] && become="runuser -u root --"; "#
                + #"$become env XDG_RUNTIME_DIR=$XDG_RUNTIME_DIR a11y-speak say "Backup finished""#,
            says: ["Backup finished"]),
        .shell(
            "socat UNIX-LISTEN:/tmp/ann.sock,fork,unlink-early,mode=660,group=speech  "
                + "UNIX-CONNECT:$XDG_RUNTIME_DIR/a11y-speakd/events.sock",
            instead:
                "socat UNIX-LISTEN:ann.sock,fork,unlink-early,mode=660,group=$(id -gn) "
                + "UNIX-CONNECT:$XDG_RUNTIME_DIR/a11y-speakd/events.sock & until [ -S ann.sock ]; do sleep 0.1; done; "
                + #"A11Y_SPEAKD_SOCKET=$PWD/ann.sock a11y-speak say --wait "From the group"; stat -c %a ann.sock; kill $!"#,
            prints: ["660\n"], says: ["From the group"]),
        .covered(
            "export A11Y_SPEAKD_SOCKET=/tmp/ann.sock", by: "Tests/EndToEndTests/Stage/ShellServer.swift",
            where: "A11Y_SPEAKD_SOCKET"),
        .covered(
            "export A11Y_SPEAKD_SOCKET=$HOME/.a11y-speakd.sock", by: "Tests/EndToEndTests/Stage/ShellServer.swift",
            where: "A11Y_SPEAKD_SOCKET"),
        .covered(
            "while :; do", by: "Tests/EndToEndTests/Stage/FragileLink.swift", where: "again",
            shows: [
                "    ssh -N -T -o BatchMode=yes -o ExitOnForwardFailure=yes \\",
                "        -o ServerAliveInterval=15 -o ServerAliveCountMax=2 server", "    sleep 1", "done",
            ]),
        .covered(
            "export SPEECHD_ADDRESS=unix_socket:$HOME/.a11y-speakd.ssip", by: "Tests/EndToEndTests/RemoteTests.swift",
            where: "SPEECHD_ADDRESS"),
        .covered(
            "export SPEECHD_CMD=/bin/false", by: "Tests/EndToEndTests/RemoteTests.swift", where: "SPEECHD_CMD"),
    ]

    /// Commands of a11y-speakd-protocol(7).
    private static let developers: [PageCommand] = [
        .shell(
            #"echo '{"id":1,"method":"announce","params":{"text":"Build finished"}}' | a11y-speak send"#,
            prints: [#""id":1"#, #""announcement":"#], says: ["Build finished"]),
        .shell("a11y-speak protocol", prints: ["socket: ", "protocol 1", "methods: hello, ", "events: ", "limits: "]),
        .shell(
            "a11y-speak protocol --schema > speak.schema.json",
            then: #"jq -e '."x-protocol" == 1' speak.schema.json"#),
    ]

    /// Commands of a11y-speak-language(7). A program of the build has its languages in the tree.
    private static let translators: [PageCommand] = [
        .shell("a11y-speak language list", prints: ["de\tlevel 3\n", "it\tlevel 3\n"]),
        .shell("a11y-speak language check it.phrases", before: italian, prints: ["it: level "]),
        .shell(
            "a11y-speak language export it.phrases > it.po", before: italian, then: "grep -q 'msgctxt \"page\"' it.po"),
        .shell("mkdir -p ~/.config/a11y-speakd/languages"),
        .shell("cd ~/.config/a11y-speakd/languages", before: "mkdir -p ~/.config/a11y-speakd/languages"),
        .shell(
            "cp /usr/share/a11y-speakd/languages/en.phrases lb.phrases",
            instead: "cp '\(BuildFolder.package)/Languages/en.phrases' lb.phrases",
            then: "grep -q '^page = ' lb.phrases"),
        .shell(
            "a11y-speak language check lb.phrases", before: luxembourgish,
            prints: ["lb: level 0, 2 phrases of its own; "]),
        .shell(
            "a11y-speak language check --missing lb.phrases", before: luxembourgish,
            prints: ["axis.x = X axis", "lb: level 0, 2 phrases of its own; "]),
        .systemd("systemctl --user reload a11y-speakd"),
        .shell(
            "a11y-speak language hear lb.phrases", before: luxembourgish,
            instead: "a11y-speak language hear --alone lb.phrases", prints: ["page: Säit 2 vun 3"],
            says: ["Säit 2 vun 3"]),
        .shell(
            "a11y-speak language export lb.phrases > lb.po", before: luxembourgish, then: "grep -q 'Säit {i}' lb.po"),
        .shell(
            "a11y-speak language import lb.po > lb.phrases",
            before: luxembourgish + "; a11y-speak language export lb.phrases > lb.po; rm lb.phrases",
            then: "grep -q '^page = Säit {i} vun {n}$' lb.phrases"),
    ]

    private static let italian = #"printf 'page = Pagina {i} di {n}\n' >it.phrases"#
    private static let luxembourgish = #"printf 'plurals =\npage = Säit {i} vun {n}\n' >lb.phrases"#

    private static let makefile = #"printf 'all:\n\t@echo Build finished\n' >Makefile"#
}
