// SPDX-License-Identifier: MIT

import ClientConnection
import Dispatch
import Glibc

/// Where lines come from. Bytes are read on a thread where waiting hurts nobody, the next when the last were taken.
final class FollowSource: Sendable {
    enum Kind: Sendable, Equatable {
        /// Standard input, a pipe with a name, or a device: to its end.
        case stream(Int32)
        case file(String, fromStart: Bool)
        /// Of one unit, or all.
        case journal(unit: String?)
    }

    let kind: Kind
    private let isTaken = DispatchSemaphore(value: 0)

    /// - Throws: ``NotDone`` when nothing can be read there.
    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Standard input for `-`.
    static func kind(of path: String, fromStart: Bool) throws(NotDone) -> Kind {
        guard path != "-" else { return .stream(STDIN_FILENO) }
        var facts = stat()
        guard stat(path, &facts) == 0 else { return .file(path, fromStart: fromStart) }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return .file(path, fromStart: fromStart)
        case S_IFDIR: throw NotDone("\(path) is a folder: name a file in it.")
        default:
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw NotDone("\(path) cannot be read: \(String(cString: strerror(errno))).")
            }
            return .stream(descriptor)
        }
    }

    /// The bytes that were received last are done with.
    func taken() { isTaken.signal() }

    /// - Parameter received: bytes; nil where a new line begins whatever came before. Called on the thread of the source.
    func start(_ received: @escaping @Sendable ([UInt8]?) -> Void, ended: @escaping @Sendable () -> Void)
        throws(NotDone)
    {
        switch kind {
        case .stream(let descriptor): read(descriptor, received, ended)
        case .file(let path, let fromStart): follow(try FollowedFile(path, fromStart: fromStart), path, received)
        case .journal(let unit):
            guard ChildProgram.path(of: "journalctl") != nil, let child = ChildProgram.start(Self.command(unit)) else {
                throw NotDone("The journal cannot be read: there is no journalctl, which comes with systemd.")
            }
            read(child.output, received) {
                _ = ChildProgram.wait(for: child.process)
                ended()
            }
        }
    }

    /// A unit of the system's manager, or of the user's own.
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
