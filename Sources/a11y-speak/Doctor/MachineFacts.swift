// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// All that `doctor` knows about the machine, the daemon and the sound. A value, gathered by one type and judged by
/// others.
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
    /// The daemon's settings in `[desktop]`; nil when unknown.
    var desktopSettings: DesktopSettings?
    var heard = HeardFacts.notTried
    /// The name of the daemon's program on this machine.
    var daemonProgram = "a11y-speakd"
    /// This program's version.
    var version = ClientProgram.version

    /// Whether the daemon answers, speaks, and knows of nothing that makes its sound inaudible.
    var isDaemonAudible: Bool {
        guard let status = daemon.status, !heard.hasFailed else { return false }
        return !status.paused && status.problem == nil && status.muted == nil
    }

    /// Whether the sandbox or ssh is responsible for problems with the socket.
    var isSocketElsewhere: Bool { login.sandbox != nil || login.hasFarSocket }
}

/// The user, and where this program runs.
struct LoginFacts: Equatable, Sendable {
    /// A barrier between a program and its machine.
    enum Sandbox: Equatable, Sendable {
        case flatpak(app: String)
        case container
    }

    var uid: UInt32 = 1000
    var user = "user"
    var host = "localhost"
    /// `XDG_RUNTIME_DIR`; nil when not set.
    var runtimeFolder: String?
    /// The owner and permissions of the folder; nil when the folder is missing.
    var runtimeAccess: FileAccess?
    /// Whether `/run/user/UID` exists and belongs to the user.
    var hasUsualFolder = false
    /// Whether the user's services run without a login.
    var lingers = false
    var isThroughSSH = false
    /// Whether `A11Y_SPEAKD_SOCKET` is set.
    var namesSocket = false
    var sandbox: Sandbox?

    /// Whether the socket leads to another machine.
    var hasFarSocket: Bool { isThroughSSH && namesSocket }
}

/// The owner and the permissions of a file or a folder.
struct FileAccess: Equatable, Sendable {
    var owner: UInt32
    /// The permission bits.
    var mode: UInt32
}

/// A process at the other end of a socket, or the holder of a lock.
struct Peer: Equatable, Sendable {
    /// 0 for a process in another container.
    var pid: Int32
    var name: String

    /// Later versions of sshd run a separate program for each connection.
    var isSSH: Bool { ["sshd", "sshd-session"].contains(name) }
}

/// The daemon's socket, and the process that listens on it.
struct SocketFacts: Equatable, Sendable {
    enum State: Equatable, Sendable {
        /// The path is unknown.
        case nowhere
        case missing
        case noSocket
        case listening(Peer)
        /// The file exists, but no process listens.
        case dead
        case denied
        case failed(String)
    }

    var path = ""
    var state = State.nowhere
    var access: FileAccess?

    /// Whether sshd listens, for a daemon on another machine.
    var isBehindSSH: Bool {
        if case .listening(let peer) = state { peer.isSSH } else { false }
    }
}

/// The units of the user's service manager.
struct UnitFacts: Equatable, Sendable {
    /// A unit's state from `systemctl show`.
    struct Unit: Equatable, Sendable {
        var name = ""
        /// loaded, not-found, masked or bad-setting.
        var load = "not-found"
        /// enabled, disabled, static or empty.
        var file = ""
        var active = "inactive"
        var result = "success"
        /// The last exit code of the unit's program.
        var status = 0
        /// Whether a service has its own user namespace.
        var hasNamespace = false
        /// The service's process; 0 when none runs.
        var process = 0
        /// The program that a service starts; empty for a socket.
        var program = ""
        /// Whether the unit's files have changed since systemd read them.
        var hasChanged = false

        var isThere: Bool { load == "loaded" }
    }

    var hasManager = false
    /// The units by name.
    var units: [String: Unit] = [:]
    /// The path of the socket's unit file, when the manager does not know it.
    var unreadFile: String?
    /// `ESPEAK_DATA_PATH` in the environment of the services.
    var voiceFolder: String?
    /// The program of the daemon's service, when no such program can be started.
    var missingProgram: String?

    /// The first unit of the daemon that is masked.
    var masked: String? { [Self.socketName, Self.serviceName].first { self[$0].load == "masked" } }
    /// The first masked unit of the sound server, when no such unit is loaded.
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
    /// The units that a sound server may have.
    static let soundNames = ["pipewire-pulse.socket", "pulseaudio.socket", "pipewire.socket"]
}

/// The result of asking the daemon.
enum DaemonFacts: Equatable, Sendable {
    case notAsked
    /// The daemon accepts connections but does not reply.
    case silent
    /// The daemon closes connections without a reply.
    case closing
    case refusing(String)
    case answering(version: String, status: StatusReply, languages: Int)

    var status: StatusReply? {
        if case .answering(_, let status, _) = self { status } else { nil }
    }
}

/// The result of `a11y-speakd config --check`.
struct SettingsFacts: Equatable, Sendable {
    /// Nil when the program cannot be started.
    var status: Int32?
    var lines: [String] = []
}

/// The data of espeak-ng: voices and phonemes.
struct VoiceDataFacts: Equatable, Sendable {
    /// `ESPEAK_DATA_PATH`; nil when not set.
    var named: String?
    /// The folder with the data; nil when none was found.
    var folder: String?
    /// Whether a folder has phonemes, but neither languages nor voices.
    var isDamaged = false
}

/// The socket to which Speech Dispatcher's clients connect.
struct DispatcherFacts: Equatable, Sendable {
    var path = ""
    var listener: Peer?
    /// The process that holds Speech Dispatcher's lock.
    var holder: Peer?
}

/// The outcome of the test sentence.
enum HeardFacts: Equatable, Sendable {
    case notTried
    case finished
    /// The sentence ended in another way, with its outcome and the reason.
    case otherwise(outcome: String, reason: String?)
    /// The sentence still waits, for this reason.
    case waiting(String)
    case failed(String)

    var hasFailed: Bool {
        switch self {
        case .otherwise("failed", _), .waiting, .failed: true
        case .notTried, .finished, .otherwise: false
        }
    }
}
