// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import Wording

/// Allowed dependencies, as listed in ARCHITECTURE.md, checked against the sources.
@Suite("Layers")
struct LayeringTests {
    private static let library = "Sources/AnnouncementKit"
    private static let queue = "Sources/AnnouncementQueue"
    private static let protocolModule = "Sources/DaemonProtocol"
    private static let daemon = "Sources/a11y-speakd"

    /// Each folder with the folders that it may use.
    private static let libraryLayers: [String: Set<String>] = [
        "Elements": [],
        "Content": ["Elements"],
        "Identifiers": ["Elements"],
        "Lists": ["Identifiers", "Content", "Elements"],
        "Charts": ["Content", "Elements"],
        "Markup": ["Content"],
        "Screen": ["Markup", "Charts", "Content", "Elements"],
        "Wire": ["Screen", "Markup", "Charts", "Lists", "Identifiers", "Content", "Elements"],
        "Client": ["Wire", "Screen", "Charts", "Lists", "Identifiers", "Content", "Elements"],
    ]
    /// The files above these folders are the queue itself.
    private static let queueLayers: [String: Set<String>] = [
        "Manners": [],
        "Waiting": ["Manners"],
        "History": ["Manners", "Waiting"],
    ]
    /// The subfolders of the folder with all of Speech Dispatcher's protocol.
    private static let ssipLayers: [String: Set<String>] = [
        "Conversation": [], "Serving": ["Conversation"], "Place": [],
    ]

    private static let client = "Sources/a11y-speak"

    @Test func `a module imports only allowed modules`() throws {
        let allowed: [String: Set<String>] = [
            Self.library: ["Dispatch", "FoundationEssentials", "Glibc", "Synchronization"],
            Self.protocolModule: ["AnnouncementKit", "FoundationEssentials"],
            Self.queue: ["AnnouncementKit"],
            "Sources/AnnouncementTesting": [
                "AnnouncementKit", "AnnouncementQueue", "DaemonProtocol", "Glibc", "Wording",
            ],
            "Sources/Sonification": ["AnnouncementKit", "Glibc"],
            "Sources/DataFiles": ["AnnouncementKit", "Glibc", "Synchronization"],
            "Sources/Wording": ["AnnouncementKit", "Glibc", "DataFiles", "Synchronization"],
            "Sources/Translating": ["AnnouncementKit", "DataFiles", "Wording"],
            "Sources/Tables": ["AnnouncementKit", "Dispatch", "Glibc"],
            "Sources/ClientConnection": [
                "AnnouncementKit", "DaemonProtocol", "DataFiles", "Dispatch", "FoundationEssentials", "Glibc",
                "Synchronization",
            ],
            "Sources/Exploring": [
                "AnnouncementKit", "ClientConnection", "DaemonProtocol", "Sonification", "Tables", "Wording",
                "CNcurses", "Dispatch",
                "FoundationEssentials", "Glibc", "Synchronization",
            ],
            "Sources/DesktopBridge": [
                "AnnouncementKit", "ClientConnection", "DaemonProtocol", "Wording", "CBus", "Glibc",
            ],
            "Sources/AudioSinks": ["CAlsa", "CPipeWire", "CPulse", "Dispatch", "Glibc", "Synchronization"],
            "Sources/TOML": [],
            "Sources/Synthesis": [
                "AnnouncementKit", "AudioSinks", "Wording", "CEspeak", "CMalloc", "CSamplerate", "CSeccomp", "CSndfile",
                "CSonic", "CTimerfd", "Dispatch", "FoundationEssentials", "Glibc", "Synchronization",
            ],
            Self.client: [
                "AnnouncementKit", "ClientConnection", "DaemonProtocol", "DataFiles", "DesktopBridge", "Exploring",
                "Sonification", "Tables", "Translating", "Wording",
                "ArgumentParser", "CRecording", "Dispatch", "FoundationEssentials", "Glibc", "Synchronization",
            ],
            Self.daemon: [
                "AnnouncementKit", "AnnouncementQueue", "AudioSinks", "DaemonProtocol", "Documents", "DataFiles",
                "Sonification", "Synthesis", "TOML", "Wording", "ArgumentParser", "CSystemd", "Dispatch",
                "FoundationEssentials", "Glibc", "Logging", "NIOCore", "NIOPosix", "Synchronization",
            ],
        ]
        for (module, modules) in allowed {
            for file in try SourceFile.all(in: module) {
                #expect(file.imports.subtracting(modules) == [], "\(file.path)")
            }
        }
    }

    @Test(arguments: [
        "CAlsa", "CBus", "CEspeak", "CMalloc", "CMd4c", "CNcurses", "CPipeWire", "CPulse", "CRecording", "CSamplerate",
        "CSeccomp", "CSndfile", "CSonic",
        "CSystemd", "CTimerfd", "Logging",
    ])
    func `a C library, and a replaceable library, has one importer`(module: String) throws {
        let importers = try SourceFile.all(in: "Sources").filter { $0.imports.contains(module) }.map(\.name)
        let mayBeMore = [
            "Logging": ["Daemon", "Options"],
            "CBus": ["Bus", "BusBody", "BusDatum", "BusObjects"],
            "CSeccomp": [
                "EngineProgram", "EspeakReadAhead", "Landlock", "OutputFile", "SystemCallFilter", "WorkerHost",
                "WorkerLimits",
            ],
            "CEspeak": ["Espeak", "EspeakCall", "EspeakEngine", "EspeakVoice", "EspeakVoices"],
            "CPulse": ["PulseAlarm", "PulseMuting", "PulseStream", "PulseStream+Playback"],
        ][module]
        #expect(importers.sorted() == mayBeMore ?? importers.prefix(1).map(\.self))
        #expect(!importers.isEmpty)
    }

    @Test func `a C header defines no state, because each file that includes it would have a copy`() throws {
        for header in try SourceFile.all(in: "Sources", ending: ".h") {
            #expect(try !header.text.contains(Regex(#"\bstatic (?!inline\b|const\b)"#)), "\(header.path)")
        }
    }

    @Test func `a folder of the library uses only those to its right`() throws {
        try check(Self.library, Self.libraryLayers)
    }

    @Test func `a folder of the queue uses only those to its right`() throws {
        try check(Self.queue, Self.queueLayers)
    }

    @Test func `a folder of the wording uses only those to its right`() throws {
        try check("Sources/Wording", LayerTables.wording)
    }

    @Test func `a folder of sonification uses only those to its right`() throws {
        try check("Sources/Sonification", LayerTables.sound)
    }

    @Test func `a folder of the daemon uses only those to its right`() throws {
        try check(Self.daemon, LayerTables.daemon)
        try check(Self.daemon + "/SSIP", Self.ssipLayers)
        try check(Self.daemon + "/Speech", LayerTables.speech)
        try check("Sources/Synthesis", LayerTables.synthesis)
        try check("Sources/AudioSinks", LayerTables.sinks)
    }

    @Test func `a folder of the client uses only those to its right, and above them is only the list of commands`()
        throws
    {
        try check(Self.client, LayerTables.client)
        try check("Sources/Exploring", LayerTables.exploring)
        try check("Sources/ClientConnection", LayerTables.connection)
        try check("Sources/DesktopBridge", LayerTables.desktop)
        #expect(try SourceFile.all(in: Self.client).filter { $0.folder.isEmpty }.map(\.name) == ["A11ySpeak"])
    }

    @Test func `files of the client have no circular use`() throws {
        let modules = [
            Self.client, "Sources/Tables", "Sources/ClientConnection", "Sources/Exploring", "Sources/DesktopBridge",
        ]
        let files = try modules.flatMap { try SourceFile.all(in: $0) }
        let homes = files.reduce(into: [String: String]()) { homes, file in
            for name in file.declared { homes[name] = file.path }
        }
        var uses = files.reduce(into: [String: Set<String>]()) { uses, file in
            uses[file.path] = Set(file.words.compactMap { homes[$0] }).subtracting([file.path])
        }
        // Without circles there is always a file that uses none of the remaining files.
        while let end = uses.first(where: { $0.value.isDisjoint(with: uses.keys) })?.key { uses[end] = nil }
        #expect(uses.keys.sorted() == [])
    }

    @Test func `Speech Dispatcher's protocol as values depends on the library alone`() throws {
        let conversation = Self.daemon + "/SSIP/Conversation/"
        let files = try SourceFile.all(in: Self.daemon)
        let names = files.filter { !$0.path.hasPrefix(conversation) }.reduce(into: Set<String>()) {
            $0.formUnion($1.declared)
        }
        for file in files where file.path.hasPrefix(conversation) {
            #expect(file.words.intersection(names) == [], "\(file.path)")
        }
    }

    @Test func `speech and audio do not use the wire`() throws {
        let files = try [Self.library + "/Wire", Self.protocolModule].flatMap { try SourceFile.all(in: $0) }
        let wire = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        for folder in [Self.daemon + "/Speech", "Sources/Synthesis", "Sources/AudioSinks"] {
            for file in try SourceFile.all(in: folder) {
                #expect(file.words.intersection(wire) == [], "\(file.path)")
            }
        }
    }

    @Test(
        arguments: ["Elements", "Content", "Lists", "Identifiers", "Charts", "Screen", "Markup"].map {
            library + "/" + $0
        }
            + [
                queue, "Sources/Wording", "Sources/Sonification", daemon + "/SSIP/Conversation",
                "Sources/TOML",
            ])
    func `pure folders have no clock, no waiting, no lock and no descriptor`(folder: String) throws {
        let impure: Set<String> = [
            "async", "await", "Task", "ContinuousClock", "SuspendingClock", "Mutex", "Atomic", "fopen", "socket",
        ]
        // Exceptions: a surface has its own frames, in the one file that uses a clock; a caller that posts may wait for the
        // end; languages are found in files; and phrases that a language lacks are counted.
        let effects = ["FrameClock", "PostReceipt", "LanguageLibrary", "MissingPhrases"]
        for file in try SourceFile.all(in: folder) where !effects.contains(file.name) {
            #expect(file.words.intersection(impure) == [], "\(file.path)")
            #expect(file.plainCalls.intersection(["write", "read"]) == [], "\(file.path)")
        }
    }

    @Test func `files have at most 400 lines, and begin with their license`() throws {
        for file in try SourceFile.all(in: "Sources") + SourceFile.all(in: "Tests") {
            // A language's file is data: its sentences.
            if !file.path.contains("/Languages/") { #expect(file.lineCount <= 400, "\(file.path)") }
            let isDaemons = ["a11y-speakd/", "a11y-speakdTests/", "AudioSinks/", "Documents/", "Synthesis/", "TOML/"]
                .contains {
                    file.path.contains($0)
                }
            let licence = isDaemons ? "GPL-3.0-or-later" : "MIT"
            // CLDR's codes and signs of money, and its words, have CLDR's license.
            let isData = file.path.hasSuffix("/KnownMoney.swift") || file.path.hasSuffix("/TableWords.swift")
            let licences =
                file.path.contains("EndToEnd")
                ? ["MIT", "GPL-3.0-or-later"] : isData ? ["Unicode-3.0"] : [licence]
            #expect(licences.contains { file.text.hasPrefix("// SPDX-License-Identifier: \($0)\n") }, "\(file.path)")
        }
    }

    private func check(_ module: String, _ layers: [String: Set<String>]) throws {
        let files = try SourceFile.all(in: module)
        let folders = Set(files.map(\.folder)).subtracting(layers[""] == nil ? [""] : [])
        #expect(folders.subtracting(layers.keys) == [], "a folder that this test does not know")
        for folder in folders {
            let foreign = folders.subtracting(layers[folder, default: []]).subtracting([folder])
            let names = files.filter { foreign.contains($0.folder) }.reduce(into: Set<String>()) {
                $0.formUnion($1.declared)
            }
            for file in files where file.folder == folder {
                #expect(file.words.intersection(names) == [], "\(file.path) uses what is to its left")
            }
        }
    }
}
