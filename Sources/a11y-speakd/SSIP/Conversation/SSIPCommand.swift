// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// One parsed command.
enum SSIPCommand: Sendable, Hashable {
    case set(SSIPSetting, of: SSIPTarget)
    case setPriority(SSIPPriority)
    case setClientName(SSIPClientName)
    case setNotification(SSIPNotifications, isOn: Bool)
    case setDebug(Bool)
    case speak
    case character(String)
    case key(String)
    case soundIcon(String)
    case control(SSIPControl, SSIPTarget)
    case get(SSIPProperty)
    case listModules
    case listVoiceTypes
    case listVoices(language: String?, variant: String?)
    case history(SSIPHistoryCommand)
    case block(isBegin: Bool)
    case help
    case quit
}

extension SSIPCommand {
    /// The commands allowed in a block; SET is allowed for some settings only.
    private static let allowedInBlock: Set<String> = [
        "set", "speak", "char", "key", "sound_icon", "block", "quit", "bye",
    ]
    private static let known: Set<String> = allowedInBlock.union([
        "history", "stop", "cancel", "pause", "resume", "list", "get", "help",
    ])

    /// - Parameters:
    ///   - client: the number of the client that sends the command.
    ///   - isInBlock: whether the command is between BLOCK BEGIN and BLOCK END.
    /// - Throws: the reply to a command that is not valid.
    init(_ words: SSIPWords, client: Int, isInBlock: Bool) throws(SSIPReply) {
        let name = (words[0] ?? "").lowercased()
        guard Self.known.contains(name) else { throw .invalidCommand }
        guard !isInBlock || Self.allowedInBlock.contains(name) else { throw .notInsideBlock }
        switch name {
        case "set": self = try Self.set(words, isInBlock: isInBlock)
        case "speak": self = .speak
        case "char": self = .character(try Self.argument(words, blank: "space"))
        case "key": self = .key(try Self.argument(words, blank: "space"))
        case "sound_icon": self = .soundIcon(try Self.argument(words, blank: nil))
        case "history": self = .history(try SSIPHistoryCommand(words, client: client))
        case "list": self = try Self.list(words)
        case "block": self = .block(isBegin: try Self.isBegin(words))
        case "help": self = .help
        case "quit", "bye": self = .quit
        case "get":
            guard let property = SSIPProperty(rawValue: try words.keyword(1)) else { throw .invalidParameter }
            self = .get(property)
        default:
            guard let control = SSIPControl(rawValue: name) else { throw .invalidCommand }
            self = .control(control, try Self.controlled(words))
        }
    }

    /// - Parameter blank: the name that clients send for a blank.
    private static func argument(_ words: SSIPWords, blank: String?) throws(SSIPReply) -> String {
        let argument = try words.word(1)
        guard !argument.isEmpty else { throw .missingParameter }
        guard words.isUTF8 else { throw .invalidEncoding }
        return argument == blank ? " " : argument
    }

    private static func controlled(_ words: SSIPWords) throws(SSIPReply) -> SSIPTarget {
        guard let target = SSIPTarget(try words.word(1)) else { throw .invalidParameter }
        if case .client(let number) = target, number <= 0 { throw .unknownID }
        return target
    }

    private static func isBegin(_ words: SSIPWords) throws(SSIPReply) -> Bool {
        switch try words.keyword(1) {
        case "begin": true
        case "end": false
        default: throw .invalidParameter
        }
    }

    private static func list(_ words: SSIPWords) throws(SSIPReply) -> Self {
        switch try words.keyword(1) {
        case "output_modules": .listModules
        case "voices": .listVoiceTypes
        case "synthesis_voices":
            .listVoices(language: words[2].flatMap(nonEmpty), variant: words[3].flatMap(nonEmpty))
        default: throw .invalidParameter
        }
    }

    private static func nonEmpty(_ word: String) -> String? { word.isEmpty ? nil : word }
}

extension SSIPCommand {
    private static func set(_ words: SSIPWords, isInBlock: Bool) throws(SSIPReply) -> Self {
        guard let target = SSIPTarget(try words.word(1)) else { throw .invalidParameter }
        let name = try words.keyword(2)
        if isInBlock && SSIPSetting.isFixedInBlock(name) { throw .notInsideBlock }
        if let setting = try SSIPSetting.parsed(name, words) { return .set(setting, of: target) }
        switch name {
        case "priority":
            guard target == .own else { throw .prioritySelfOnly }
            guard let priority = SSIPPriority(rawValue: try words.keyword(3)) else { throw .unknownPriority }
            return .setPriority(priority)
        case "client_name":
            guard target == .own else { throw .invalidParameter }
            guard let name = SSIPClientName(try words.word(3)) else { throw .clientNameNotSet }
            return .setClientName(name)
        case "notification":
            guard target == .own else { throw .invalidParameter }
            let kind = try words.keyword(3)
            let isOn = try words.isOn(4, otherwise: .invalidParameter)
            guard let kinds = SSIPNotifications(name: kind) else { throw .notificationNotSet }
            return .setNotification(kinds, isOn: isOn)
        case "debug": return .setDebug(try words.isOn(3, otherwise: .notOnOff))
        default: throw .invalidCommand
        }
    }
}

/// The ways in which a client may control messages.
enum SSIPControl: String, Sendable, Hashable {
    /// Ends the message that is heard, and the waiting messages of its block.
    case stop
    /// Ends all messages, including the waiting ones.
    case cancel
    case pause
    case resume

    var done: SSIPReply {
        switch self {
        case .stop: .stopped
        case .cancel: .canceled
        case .pause: .paused
        case .resume: .resumed
        }
    }
}

/// The clients that a command affects.
enum SSIPTarget: Sendable, Hashable {
    case own
    case all
    /// A client, by the number that HISTORY GET CLIENT_ID returns to it. Such a client may not exist.
    case client(Int)
}

extension SSIPTarget {
    /// - Returns: nil when the word is neither `self`, nor `all`, nor a number.
    init?(_ word: String) {
        switch word.lowercased() {
        case "self": self = .own
        case "all": self = .all
        default:
            guard let number = SSIPWords.number(word) else { return nil }
            self = .client(number)
        }
    }
}

/// A setting that GET returns.
enum SSIPProperty: String, Sendable, Hashable, CaseIterable {
    case rate, pitch, volume, language, punctuation
    case voiceType = "voice_type"
    case outputModule = "output_module"
}

extension SSIPSettings {
    /// - Parameter language: the user's language, returned when the client has set none.
    func value(of property: SSIPProperty, language userLanguage: String) -> String {
        switch property {
        case .rate: "\(rate ?? 0)"
        case .pitch: "\(pitch ?? 0)"
        case .volume: "\(volume ?? 100)"
        case .language: language ?? userLanguage
        case .punctuation: (punctuation ?? Punctuation.none).rawValue
        case .voiceType: voiceType?.ssipName ?? (synthesisVoice == nil ? "MALE1" : "NO_VOICE")
        case .outputModule: outputModule
        }
    }
}

extension VoiceType {
    /// SSIP's name: `CHILD_MALE`.
    var ssipName: String { optionName.uppercased().replacing("-", with: "_") }
}
