// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol
import FoundationEssentials
import Glibc

/// Gathers the facts: the only part of `doctor` that examines the machine.
struct Examination {
    /// Nil for the path in the environment.
    let socket: String?
    let environment: [String: String]

    /// All facts except the outcome of a test sentence.
    func facts() async -> MachineFacts {
        var facts = MachineFacts()
        facts.login = login
        facts.socket = socketFacts
        facts.units = UnitFacts(asking: environment)
        facts.daemonProgram = DaemonProgram.name
        facts.settings = settings
        facts.voiceData = voiceData(of: facts.units)
        facts.dispatcher = dispatcher
        if case .listening = facts.socket.state { facts.daemon = await DaemonExchange(path: facts.socket.path).facts() }
        facts.desktop = DesktopFacts(
            asking: environment, expectsBridge: facts.units[UnitFacts.desktopName].active == "active")
        if facts.desktop.hasSession, facts.daemon.status != nil { facts.desktopSettings = await desktopSettings }
        // Last, because a daemon that was just started plays there by now.
        facts.sound = SoundFacts(asking: environment)
        return facts
    }

    private var desktopSettings: DesktopSettings? {
        get async {
            let path = try? socket ?? DaemonAddress.socketPath(environment: environment)
            guard let path else { return nil }
            return try? await DaemonLink(path: path).withClient(as: "a11y-speak doctor") {
                try await $0.configure(ConfigureRequest()).desktop
            }
        }
    }

    /// The value of a variable; nil when it is missing or empty.
    private func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }

    private var login: LoginFacts {
        var login = LoginFacts()
        login.uid = getuid()
        login.user = getpwuid(login.uid).flatMap { $0.pointee.pw_name.map { String(cString: $0) } } ?? "\(login.uid)"
        login.host = hostName
        login.runtimeFolder = set("XDG_RUNTIME_DIR")
        login.runtimeAccess = login.runtimeFolder.flatMap { FileAccess(of: $0, kind: S_IFDIR) }
        login.hasUsualFolder = FileAccess(of: "/run/user/\(login.uid)", kind: S_IFDIR)?.owner == login.uid
        login.lingers = access("/var/lib/systemd/linger/\(login.user)", F_OK) == 0
        login.isThroughSSH = set("SSH_CONNECTION") != nil
        login.namesSocket = socket == nil && set("A11Y_SPEAKD_SOCKET") != nil
        login.sandbox = sandbox
        return login
    }

    private var hostName: String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { name in
            guard let start = name.baseAddress, gethostname(start, name.count) == 0 else { return "localhost" }
            return String(cString: start)
        }
    }

    private var sandbox: LoginFacts.Sandbox? {
        if let info = try? Data(contentsOf: URL(filePath: "/.flatpak-info")) {
            let lines = String(decoding: info, as: UTF8.self).split(separator: "\n")
            let name = lines.first { $0.hasPrefix("name=") }?.dropFirst(5)
            return .flatpak(app: name.map(String.init) ?? "APP")
        }
        // Marker files of Podman and Docker; systemd and others set `container`.
        let marks: [String] = ["/run/.containerenv", "/.dockerenv"]
        let isContainer = marks.contains { access($0, F_OK) == 0 }
        // A container with its own daemon counts as a separate machine.
        return (isContainer || set("container") != nil) && !DaemonProgram.isInstalled ? .container : nil
    }

    private var socketFacts: SocketFacts {
        guard let path = try? socket ?? DaemonAddress.socketPath(environment: environment) else { return SocketFacts() }
        return SocketFacts(at: path)
    }

    private var settings: SettingsFacts {
        guard let told = ProgramOutput(["\(DaemonProgram.path)", "config", "--check"]), told.status != 127 else {
            return SettingsFacts()
        }
        return SettingsFacts(status: told.status, lines: told.lines)
    }

    /// Looks for the voices' data as libespeak-ng does.
    private func voiceData(of units: UnitFacts) -> VoiceDataFacts {
        // A missing folder is ignored.
        let named = (units.socket.isThere ? units.voiceFolder : set("ESPEAK_DATA_PATH")).flatMap { path in
            FileAccess(of: path, kind: S_IFDIR) == nil ? nil : path
        }
        let usual = [
            "/usr/lib/\(Self.triplet)/espeak-ng-data", "/usr/lib/espeak-ng-data", "/usr/share/espeak-ng-data",
            "/usr/local/share/espeak-ng-data",
        ]
        let folders = named.map { ["\($0)/espeak-ng-data", $0] } ?? usual
        let found = folders.filter { access("\($0)/phontab", R_OK) == 0 }
        // Since 1.50 languages are in lang, before that in voices.
        let whole = found.first { access("\($0)/lang", R_OK) == 0 || access("\($0)/voices", R_OK) == 0 }
        return VoiceDataFacts(named: named, folder: whole, isDamaged: whole == nil && !found.isEmpty)
    }

    #if arch(arm64)
        private static let triplet = "aarch64-linux-gnu"
    #else
        private static let triplet = "x86_64-linux-gnu"
    #endif

    private var dispatcher: DispatcherFacts {
        guard let base = set("XDG_RUNTIME_DIR") ?? set("XDG_CACHE_HOME") ?? set("HOME").map({ "\($0)/.cache" }) else {
            return DispatcherFacts()
        }
        let folder = "\(base)/speech-dispatcher"
        var facts = DispatcherFacts(path: "\(folder)/speechd.sock")
        if case .listening(let peer) = SocketFacts(at: facts.path).state { facts.listener = peer }
        facts.holder = Peer(locking: "\(folder)/pid/speech-dispatcher.pid")
        return facts
    }
}

extension FileAccess {
    /// Nil when the file is missing, or of another kind.
    init?(of path: String, kind: mode_t) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == kind else { return nil }
        self.init(owner: status.st_uid, mode: status.st_mode & 0o777)
    }
}
