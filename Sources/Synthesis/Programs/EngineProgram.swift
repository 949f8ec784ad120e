// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CSeccomp
import Glibc

/// A program that was started as an engine. Its input and output are pipes. It ends with this process.
package struct EngineProgram: EnginePipes {
    private let process: pid_t
    /// The descriptor for writing; -1 after it was closed.
    private var input: Int32
    /// The descriptor for reading, which does not block.
    private let output: Int32
    let name: String

    /// - Parameters:
    ///   - words: the program, with its path or with a name in the system's folders, and its arguments.
    ///   - file: the file for its sound; nil when the sound goes to its output.
    ///   - confine: called in the new process before the program runs.
    init(_ words: [String], writing file: OutputFile? = nil, confine: () -> Bool) throws(EngineFault) {
        let path = try Self.path(of: words[0])
        name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        let (input, output) = try Self.pipes(for: path)
        let arguments = OutputFile.named(in: words).map { strdup($0 as String) } + [nil]
        defer { arguments.forEach { free($0) } }
        let variables = Self.environment.map { strdup($0 as String) } + [nil]
        defer { variables.forEach { free($0) } }
        let parent = getpid()
        process = fork()
        if process == 0 {
            // From here on, only calls that are safe after fork(2).
            dup2(input[0], STDIN_FILENO)
            dup2(output[1], STDOUT_FILENO)
            if let file { dup2(file.descriptor, OutputFile.given) }
            WorkerLimits.closeInherited(from: file == nil ? OutputFile.given : OutputFile.given + 1)
            _ = end_with_parent()
            signal(SIGPIPE, SIG_DFL)
            guard getppid() == parent, confine() else { _exit(126) }
            execve(path, arguments, variables)
            _exit(127)
        }
        guard process > 0 else { throw Self.fault(path, closing: input + output) }
        close(input[0])
        close(output[1])
        (self.input, self.output) = (input[1], output[0])
        for descriptor in [self.input, self.output] {
            _ = set_nonblocking(descriptor)
        }
    }

    /// The pipes of a program's input and output, each with its end for reading first.
    /// - Parameter open: opens a pipe as pipe(2) does; a test passes one that fails.
    static func pipes(
        for path: String, opening open: (UnsafeMutablePointer<Int32>) -> Int32 = { open_pipe($0) }
    ) throws(EngineFault) -> (input: [Int32], output: [Int32]) {
        var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard open(&input) == 0, open(&output) == 0 else { throw fault(path, closing: input + output) }
        return (input, output)
    }

    /// The error of the last system call. Closes the descriptors of the program that was not started; -1 stands for no
    /// descriptor.
    private static func fault(_ path: String, closing descriptors: [Int32]) -> EngineFault {
        let reason = String(cString: strerror(errno))
        for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
        return EngineFault("\(path) could not be started: \(reason)")
    }

    private static let folders = ["/usr/local/bin", "/usr/bin", "/bin"]

    /// - Throws: when there is no such program.
    package static func path(of program: String) throws(EngineFault) -> String {
        let paths = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw EngineFault("there is no executable program \(program.quoted)")
        }
        return path
    }

    /// The environment without the user's session: it has no server's address and no key.
    private static var environment: [String] {
        let kept = ["LANG", "LC_ALL", "LC_CTYPE", "HOME", "TZ"].compactMap { (name: String) in
            getenv(name).map { "\(name)=\(String(cString: $0))" }
        }
        return kept + ["PATH=/usr/local/bin:/usr/bin:/bin", "PULSE_SERVER=unix:/dev/null", "PYTHONDONTWRITEBYTECODE=1"]
    }

    func wait(for wanted: PipeWait, atMost milliseconds: Int32) -> PipeNews? {
        // The kernel ignores a descriptor below 0.
        var waits = [
            pollfd(fd: wanted.contains(.output) ? output : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wanted.contains(.room) ? input : -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: wanted.contains(.request) ? SynthesisWorker.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&waits, 3, milliseconds) != 0 else { return nil }
        return PipeNews(hasOutput: waits[0].revents != 0, hasRoom: waits[1].revents != 0)
    }

    func read(into buffer: inout [UInt8]) -> PipeRead {
        let count = Glibc.read(output, &buffer, buffer.count)
        if count > 0 { return .bytes(count) }
        return count == 0 || errno != EAGAIN && errno != EINTR ? .end : .nothing
    }

    func write(_ bytes: ArraySlice<UInt8>) -> PipeWrite {
        let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
        if count >= 0 { return .wrote(count) }
        return errno == EAGAIN || errno == EINTR ? .full : .closed
    }

    /// Closes the program's input.
    mutating func closeInput() {
        guard input >= 0 else { return }
        close(input)
        input = -1
    }

    /// Ends the program if it runs, and frees its resources.
    /// - Returns: the way in which the program ended, as the end of a sentence.
    @discardableResult
    mutating func end() -> String {
        closeInput()
        close(output)
        kill(process, SIGKILL)
        return Self.wait(process)
    }

    /// Waits for a program that has closed its output and will soon exit; after 0.1 s, ends it.
    /// - Returns: whether the program has failed, and the way in which it ended, as the end of a sentence.
    mutating func ended() -> (hasFailed: Bool, told: String) {
        closeInput()
        close(output)
        var status: Int32 = 0
        for _ in 0..<20 {
            if waitpid(process, &status, WNOHANG) == process { return (status != 0, Self.told(status)) }
            usleep(5000)
        }
        kill(process, SIGKILL)
        return (false, Self.wait(process))
    }

    private static func wait(_ process: pid_t) -> String {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return told(status)
    }

    private static func told(_ status: Int32) -> String {
        let signal = status & 0x7F
        guard signal != 0 else {
            let code = status >> 8 & 0xFF
            // A shell that finds no command ends with the same status as our child that could not be replaced.
            guard code == 127 else { return "it ended with the status \(code)" }
            return "it, its interpreter or a command that it runs is missing or may not be opened: "
                + "\"files\" allows more places"
        }
        return "it ended: \(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)")"
    }
}
