// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// All that `doctor` knows of the machine, the daemon and the sound. A value: it is gathered in one place and judged in
/// another.
struct MachineFacts: Equatable, Sendable {
    var login = LoginFacts()
    var socket = SocketFacts()
    var units = UnitFacts()
    var daemon = DaemonFacts.notAsked
    var settings = SettingsFacts()
    var voiceData = VoiceDataFacts()
    var sound = SoundFacts()
    var dispatcher = DispatcherFacts()
    var desktop = DesktopFacts()
    /// What the daemon tells of `[desktop]`; nil for its defaults.
    var desktopSettings: DesktopSettings?
    var heard = HeardFacts.notTried
    /// The name of the daemon's program here.
    var daemonProgram = "a11y-speakd"
    /// This program's own.
    var version = ClientProgram.version

    /// Whether a problem with the socket is reported as a problem with the way to it.
    var isSocketElsewhere: Bool { login.sandbox != nil || login.hasFarSocket }
}

/// The user who asks, and where from.
struct LoginFacts: Equatable, Sendable {
    /// A barrier between a program and the machine that it runs on.
    enum Sandbox: Equatable, Sendable {
        case flatpak(app: String)
        case container
    }

    var uid: UInt32 = 1000
    var user = "user"
    var host = "localhost"
    /// `XDG_RUNTIME_DIR`; nil when it is not set.
    var runtimeFolder: String?
    /// The owner of the folder, and the users who may enter it; nil when it is not there.
    var runtimeAccess: FileAccess?
    /// `/run/user/UID` is there.
    var hasUsualFolder = false
    /// The user's services run without a login.
    var lingers = false
    var isThroughSSH = false
    /// `A11Y_SPEAKD_SOCKET` is set.
    var namesSocket = false
    var sandbox: Sandbox?

    /// The socket leads to another machine.
    var hasFarSocket: Bool { isThroughSSH && namesSocket }
}

/// The owner and the permissions of a file or a folder.
struct FileAccess: Equatable, Sendable {
    var owner: UInt32
    /// The permission bits.
    var mode: UInt32
}

/// A process at the other end of a socket, or one that holds a lock.
struct Peer: Equatable, Sendable {
    /// 0 when it is in another container.
    var pid: Int32
    var name: String

    /// Later versions of sshd have a program of its own for each connection.
    var isSSH: Bool { ["sshd", "sshd-session"].contains(name) }
}

/// The daemon's socket, and who is at it.
struct SocketFacts: Equatable, Sendable {
    enum State: Equatable, Sendable {
        /// Nothing gives its place.
        case nowhere
        case missing
        case noSocket
        case listening(Peer)
        /// The file is there, and nobody at it.
        case dead
        case denied
        case failed(String)
    }

    var path = ""
    var state = State.nowhere
    var access: FileAccess?

    /// sshd listens, for a daemon elsewhere.
    var isBehindSSH: Bool {
        if case .listening(let peer) = state { peer.isSSH } else { false }
    }
}

/// The units of the user's service manager.
struct UnitFacts: Equatable, Sendable {
    /// A unit's state as `systemctl show` reports it.
    struct Unit: Equatable, Sendable {
        var name = ""
        /// loaded, not-found, masked or bad-setting.
        var load = "not-found"
        /// enabled, disabled, static or nothing.
        var file = ""
        var active = "inactive"
        var result = "success"
        /// The last exit code of its program.
        var status = 0
        /// A service has a user namespace of its own.
        var hasNamespace = false

        var isThere: Bool { load == "loaded" }
    }

    var hasManager = false
    /// The units by their names.
    var units: [String: Unit] = [:]
    /// The path of the socket's unit, when the manager does not know it.
    var unreadFile: String?
    /// `ESPEAK_DATA_PATH` of the services.
    var voiceFolder: String?

    /// The first of the daemon's units that may not be started.
    var masked: String? { [Self.socketName, Self.serviceName].first { self[$0].load == "masked" } }
    /// Likewise of the sound server's, where none of them can be.
    var maskedSound: String? {
        Self.soundNames.contains { self[$0].isThere } ? nil : Self.soundNames.first { self[$0].load == "masked" }
    }

    subscript(_ name: String) -> Unit { units[name] ?? Unit() }
    var socket: Unit { self[Self.socketName] }
    var service: Unit { self[Self.serviceName] }
    var dispatcherSocket: Unit { self[Self.dispatcherName] }

    static let socketName = "a11y-speakd.socket"
    static let serviceName = "a11y-speakd.service"
    static let dispatcherName = "a11y-speakd-ssip.socket"
    static let desktopName = "a11y-speak-desktop.service"
    /// The units that may be the sound server's.
    static let soundNames = ["pipewire-pulse.socket", "pulseaudio.socket", "pipewire.socket"]
}

/// The result of asking the daemon.
enum DaemonFacts: Equatable, Sendable {
    case notAsked
    /// It takes connections and says nothing.
    case silent
    /// It ends connections without a word.
    case closing
    case refusing(String)
    case answering(version: String, status: StatusReply, languages: Int)

    var status: StatusReply? {
        if case .answering(_, let status, _) = self { status } else { nil }
    }
}

/// The result of `a11y-speakd config --check`.
struct SettingsFacts: Equatable, Sendable {
    /// Nil when it cannot be started.
    var status: Int32?
    var lines: [String] = []
}

/// espeak-ng's voices and phonemes.
struct VoiceDataFacts: Equatable, Sendable {
    /// `ESPEAK_DATA_PATH`; nil when it is not set.
    var named: String?
    /// The folder that has them; nil when none has.
    var folder: String?
}

/// The place where Speech Dispatcher's clients connect.
struct DispatcherFacts: Equatable, Sendable {
    var path = ""
    var listener: Peer?
    /// The process that holds Speech Dispatcher's lock.
    var holder: Peer?
}

/// The outcome of the sentence that was said.
enum HeardFacts: Equatable, Sendable {
    case notTried
    case finished
    /// It ended otherwise, with its outcome and the reason.
    case otherwise(outcome: String, reason: String?)
    /// It still waits, and why.
    case waiting(String)
    case failed(String)
}
