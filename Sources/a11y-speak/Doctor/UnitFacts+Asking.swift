// SPDX-License-Identifier: MIT

import ClientConnection
import FoundationEssentials
import Glibc

extension UnitFacts {
    /// - Parameter environment: determines the folders of the units.
    init(asking environment: [String: String]) {
        let names = [Self.socketName, Self.serviceName, Self.dispatcherName, Self.desktopName] + Self.soundNames
        let properties =
            "Id,LoadState,UnitFileState,ActiveState,Result,ExecMainStatus,PrivateUsers,MainPID,ExecStart,NeedDaemonReload"
        guard let told = ProgramOutput(["systemctl", "--user", "show", "--property=\(properties)"] + names),
            told.status == 0
        else {
            self.init()
            return
        }
        self.init(shown: told.text)
        lookAtService()
        guard !socket.isThere else {
            let mark = "ESPEAK_DATA_PATH="
            let lines = ProgramOutput(["systemctl", "--user", "show-environment"])?.lines ?? []
            voiceFolder = lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
            return
        }
        unreadFile = Self.folders(environment).map { "\($0)/\(Self.socketName)" }.first { access($0, F_OK) == 0 }
    }

    /// - Parameter text: the output of `systemctl show`: lines of `Key=value`, with an empty line between two units.
    init(shown text: String) {
        self.init()
        hasManager = true
        var unit = Unit()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let sign = line.firstIndex(of: "=") else {
                unit = Unit()
                continue
            }
            let value = String(line[line.index(after: sign)...])
            switch line[..<sign] {
            case "Id": unit.name = value
            case "LoadState": unit.load = value
            case "UnitFileState": unit.file = value
            case "ActiveState": unit.active = value
            case "Result": unit.result = value
            case "ExecMainStatus": unit.status = Int(value) ?? 0
            case "PrivateUsers": unit.hasNamespace = value == "yes"
            case "MainPID": unit.process = Int(value) ?? 0
            case "ExecStart": unit.program = Self.program(value)
            case "NeedDaemonReload": unit.hasChanged = value == "yes"
            default: break
            }
            if !unit.name.isEmpty { units[unit.name] = unit }
        }
    }

    /// - Parameter command: the value of `ExecStart`, such as `{ path=/usr/bin/a11y-speakd ; argv[]=…`.
    private static func program(_ command: String) -> String {
        let mark = "{ path="
        guard command.hasPrefix(mark) else { return "" }
        // A space is before the semicolon.
        let path = command.dropFirst(mark.count).split(separator: ";", maxSplits: 1).first
        return path.map { String($0.dropLast()) } ?? ""
    }

    /// Looks at the program and the process of the daemon's service: a setting that was changed later does not apply to
    /// a running process.
    private mutating func lookAtService() {
        let program = service.program
        if program.hasPrefix("/"), access(program, X_OK) != 0 { missingProgram = program }
        guard service.process > 0, let own = Self.userMap("self"), let its = Self.userMap("\(service.process)") else {
            return
        }
        units[Self.serviceName]?.hasNamespace = own != its
    }

    /// The users of a process's namespace (user_namespaces(7)); nil when there is no such process.
    private static func userMap(_ process: String) -> String? {
        let content = try? String(contentsOf: URL(filePath: "/proc/\(process)/uid_map"), encoding: .utf8)
        return content.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The folders in which systemd looks for users' units, the user's own first.
    private static func folders(_ environment: [String: String]) -> [String] {
        let home = environment["HOME"] ?? ""
        let config = environment["XDG_CONFIG_HOME"] ?? "\(home)/.config"
        let data = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
        return [
            "\(config)/systemd/user", "\(data)/systemd/user", "/etc/systemd/user", "/usr/local/lib/systemd/user",
            "/usr/lib/systemd/user",
        ]
    }
}
