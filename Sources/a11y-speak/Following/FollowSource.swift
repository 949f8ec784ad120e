// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc

/// The source of lines. Bytes are read on a thread that may block, the next part after the last was handled.
final class FollowSource: Sendable {
    enum Kind: Sendable, Equatable {
        /// Standard input, a named pipe, or a device, read to its end.
        case stream(Int32)
        case file(String, fromStart: Bool)
        /// The journal of one unit; nil for all units.
        case journal(unit: String?)
    }

    let kind: Kind
    private let isTaken = DispatchSemaphore(value: 0)

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// The kind of a path; `-` is standard input.
    static func kind(of path: String, fromStart: Bool) throws(CommandFailure) -> Kind {
        guard path != "-" else { return .stream(STDIN_FILENO) }
        var facts = stat()
        guard stat(path, &facts) == 0 else { return .file(path, fromStart: fromStart) }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return .file(path, fromStart: fromStart)
        case S_IFDIR: throw CommandFailure("\(path) is a folder: name a file in it.")
        default:
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw CommandFailure("\(path) cannot be read: \(String(cString: strerror(errno))).")
            }
            return .stream(descriptor)
        }
    }

    /// Allows the source to read on: the last bytes are handled.
    func taken() { isTaken.signal() }

    /// - Parameter received: called on the source's thread with bytes, or with nil when a new line begins.
    func start(_ received: @escaping @Sendable ([UInt8]?) -> Void, ended: @escaping @Sendable () -> Void)
        throws(CommandFailure)
    {
        switch kind {
        case .stream(let descriptor): read(descriptor, received, ended)
        case .file(let path, let fromStart): follow(try FollowedFile(path, fromStart: fromStart), path, received)
        case .journal(let unit):
            guard ChildProgram.path(of: "journalctl") != nil, let child = ChildProgram.start(Self.command(unit)) else {
                throw CommandFailure("The journal cannot be read: there is no journalctl, which comes with systemd.")
            }
            read(child.output, received) {
                _ = ChildProgram.wait(for: child.process)
                ended()
            }
        }
    }

    /// The command for a unit of the system's or the user's service manager.
    static func command(_ unit: String?) -> [String] {
        ["journalctl", "--follow", "--output=json", "--lines=0", "--quiet"]
            + (unit.map { ["--unit=\($0)", "--user-unit=\($0)"] } ?? [])
    }

    private func read(
        _ descriptor: Int32, _ received: @escaping @Sendable ([UInt8]?) -> Void, _ ended: @escaping @Sendable () -> Void
    ) {
        DispatchQueue(label: "a11y-speak.input").async { [isTaken] in
            while let bytes = ByteInput.read(descriptor) {
                received(bytes)
                isTaken.wait()
            }
            ended()
        }
    }

    private func follow(_ file: FollowedFile, _ path: String, _ received: @escaping @Sendable ([UInt8]?) -> Void) {
        if file.isAwaited { StandardOutput.error("a11y-speak: \(path) does not exist yet; waiting for it.") }
        nonisolated(unsafe) let file = file
        DispatchQueue(label: "a11y-speak.input").async { [isTaken] in
            while true {
                if case .bytes(let bytes) = file.next() { received(bytes) } else { received(nil) }
                isTaken.wait()
            }
        }
    }
}
