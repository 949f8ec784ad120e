// SPDX-License-Identifier: MIT

/// The process with the focus: one with a number, one with a name, or the busiest of all.
enum ProcessChoice: Hashable {
    case busiest
    case pid(Int)
    case command(String)

    init(_ text: String?) {
        self = text.map { text in Int(text).map(Self.pid) ?? .command(text) } ?? .busiest
    }

    func fits(_ process: ProcessUsage) -> Bool {
        switch self {
        case .busiest: true
        case .pid(let pid): process.id.pid == pid
        case .command(let command): process.command == command
        }
    }
}
