// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// How a text is written.
struct TextKindOptions: ParsableArguments {
    @Option(name: .customLong("as"), help: "How the text is written: plain, markdown, html or terminal.")
    var kind: TextKind?

    @Flag(name: .customLong("code"), help: "Say blocks of code, instead of their number of lines.")
    var readsCode = false

    func validate() throws {
        guard !readsCode || kind != .plain && kind != .terminal else {
            throw ValidationError("--code is for texts with blocks of code: --as markdown or --as html")
        }
    }

    func words(_ text: String, as standard: TextKind = .plain) -> AnnounceWords {
        let kind = kind ?? standard
        return kind == .plain ? .text(text) : .formatted(text, kind, readsCode: readsCode)
    }
}

extension TextKind: ExpressibleByArgument {}
