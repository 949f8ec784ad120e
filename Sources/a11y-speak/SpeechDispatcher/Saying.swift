// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// The work of `say` and `spd-say` after their command lines are parsed.
struct Saying {
    let options: SpeechOptions
    let connection: ConnectionOptions
    /// The announcement without words and priority.
    let template: AnnounceRequest
    /// The client name that is sent to the daemon when the options have none.
    let program: String
    /// How the text is written; nil for plain.
    var kind: TextKindOptions?
    /// Whether standard input is spoken by sentences, as they arrive.
    var isStream = false
    /// Whether a missing voice is replaced by the user's default voice.
    let fallsBack: Bool

    /// The client name that is sent to the daemon: clients of Speech Dispatcher have two names.
    var name: String {
        [options.applicationName ?? program, options.connectionName].compactMap(\.self).joined(separator: ":")
    }

    /// Does the work that comes before the announcements.
    func prepare(_ client: AnnouncementClient) async throws {
        if options.stop { _ = try await client.cancelCurrent() }
        if options.cancel { _ = try await client.cancel(.all) }
        if options.listOutputModules || options.outputModule != nil { try await printModules(client) }
        if options.listSynthesisVoices {
            let reply = try await client.voices(language: options.language)
            for line in DispatcherVoiceList.lines(reply) { StandardOutput.line(line) }
        }
    }

    /// - Parameter text: nil for no text.
    func announcements(of text: String?) throws -> [AnnounceWords] {
        try (options.soundIcon.map { [.soundIcon($0)] } ?? []) + (text.map { [try words($0)] } ?? [])
    }

    func words(_ text: String) throws -> AnnounceWords {
        let words = try options.words(text)
        if case .text(let text) = words, let kind { return kind.words(text) }
        return words
    }

    /// The template with words and priority.
    func request(_ words: AnnounceWords) -> AnnounceRequest {
        var request = template
        request.words = words
        request.priority = options.priority ?? (options.pipeMode ? .message : .default)
        if case .soundIcon = words { return request }
        // The words wait for their sound icon to end instead of interrupting it.
        if options.soundIcon != nil { request.queue = true }
        return request
    }

    /// Announces words, and waits for the outcome when requested.
    /// - Throws: ``CommandFailure`` when a requested wait ends without the outcome `finished`.
    func say(_ words: AnnounceWords, through client: AnnouncementClient) async throws {
        let request = request(words)
        guard options.wait else {
            let receipt = try await announce(request, through: client)
            if connection.json { StandardOutput.json(AnnouncementReply(announcement: receipt.id)) }
            let status = try await client.status()
            if let reason = status.pause(of: request.priority) ?? status.silence {
                StandardOutput.error("\(program): It is not heard now. \(reason)")
            }
            return
        }
        try await HeardWait(client: client, printsEvents: connection.json).end {
            let receipt = try await announce(request, through: client)
            if let pause = try await client.status().pause(of: request.priority) { throw CommandFailure(pause) }
            return receipt
        }
        // Speech that was played to its end may still be inaudible.
        if let silence = try await client.status().silence { throw CommandFailure("It is not heard. \(silence)") }
    }

    /// Announces. If the voice is missing and a fallback is allowed, uses the user's default voice and prints the
    /// reason.
    func announce(_ request: AnnounceRequest, through client: AnnouncementClient) async throws -> AnnouncementReceipt {
        do {
            return try await client.announce(request)
        } catch let error as WireError where error.code == .unknownVoice && fallsBack {
            StandardOutput.error("\(program): \(error.message)")
            var plain = request
            (plain.delivery.voice, plain.delivery.voiceType, plain.delivery.language) = (nil, nil, nil)
            return try await client.announce(plain)
        }
    }

    /// The text of the options, or else of standard input; nil when the options need no text.
    func text() async throws -> String? {
        if options.text.isEmpty && options.isEnough { return nil }
        guard options.text.isEmpty || options.text == ["-"] else { return options.text.joined(separator: " ") }
        let text = try await ByteInput(path: "-").text()
        guard !text.allSatisfy(\.isWhitespace) else {
            throw CommandFailure("There is nothing to say on standard input.")
        }
        return text
    }

    /// Prints the only output module: the daemon's synthesizer.
    private func printModules(_ client: AnnouncementClient) async throws {
        let module = String(try await client.status().synthesizer.prefix { $0 != " " })
        if options.listOutputModules { for line in ["OUTPUT MODULES", module] { StandardOutput.line(line) } }
        if let wanted = options.outputModule, wanted != module {
            StandardOutput.error("\(program): There is no output module '\(wanted)': \(module) speaks instead.")
        }
    }
}

/// The list of voices in spd-say's form: three right-aligned columns of 25 characters.
enum DispatcherVoiceList {
    static func lines(_ reply: VoicesReply) -> [String] {
        let rows = reply.voices.map { [$0.name, $0.languages.first ?? "", "none"] }
        return ([["NAME", "LANGUAGE", "VARIANT"]] + rows).map { row in
            row.map { String(repeating: " ", count: max(0, 25 - $0.count)) + $0 }.joined()
        }
    }
}
