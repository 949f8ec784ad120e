// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// Swift 6 mode with every warning an error; `any` is written out, and each file imports what it uses.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Optimized for size, because the daemon may have 20 MB. No such module is on the way of a flood of messages, and the loops over samples
/// are those of libsonic, libespeak-ng and the sound servers.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// The same for modules that apps use too, which may have no unsafe flags: only `make release` sets the variable.
let released: [SwiftSetting] =
    Context.environment["A11Y_SPEAKD_RELEASE"] == nil ? [] : [.unsafeFlags(["-Osize"])]

/// Only the programs and their tests have other dependencies than AnnouncementKit: an app leaves them out with `traits: []`.
let programs: TargetDependencyCondition? = .when(traits: ["Programs"])

/// The sources of all packages are in this folder where a distribution builds without a network (`make vendor`). Those that only other
/// packages need are in it too, because a package at the top replaces theirs.
let dependencies: [Package.Dependency] =
    if let folder = Context.environment["A11Y_SPEAKD_VENDOR"] {
        [
            "swift-argument-parser", "swift-atomics", "swift-collections", "swift-log", "swift-nio", "swift-system",
        ].map { .package(path: "\(folder)/\($0)") }
    } else {
        [
            .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
            .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
            .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        ]
    }

let package = Package(
    name: "AnnouncementKit",
    products: [
        .library(name: "AnnouncementKit", targets: ["AnnouncementKit"]),
        .library(name: "Sonification", targets: ["Sonification"]),
        .library(name: "AnnouncementTesting", targets: ["AnnouncementTesting"]),
        .executable(name: "a11y-speakd", targets: ["a11y-speakd"]),
        .executable(name: "a11y-speak", targets: ["a11y-speak"]),
    ],
    traits: [
        .default(enabledTraits: ["Programs"]),
        .trait(name: "Programs", description: "What the daemon and the client program depend on; no app needs it."),
    ],
    dependencies: dependencies,
    targets: [
        // The C libraries as modules; each has one importer. None is looked for by pkg-config: an app would be warned of each that is
        // missing, although it builds none of them.
        .systemLibrary(name: "CAlsa", path: "Sources/C/CAlsa", providers: [.apt(["libasound2-dev"])]),
        .systemLibrary(name: "CBus", path: "Sources/C/CBus", providers: [.apt(["libsystemd-dev"])]),
        .systemLibrary(name: "CEspeak", providers: [.apt(["libespeak-ng-dev"])]),
        .systemLibrary(name: "CMalloc", path: "Sources/C/CMalloc"),
        .systemLibrary(name: "CMd4c", path: "Sources/C/CMd4c", providers: [.apt(["libmd4c-dev"])]),
        .systemLibrary(name: "CNcurses", path: "Sources/C/CNcurses", providers: [.apt(["libncurses-dev"])]),
        // Where its headers are, as nothing is linked with it: it is loaded where it is.
        .target(
            name: "CPipeWire", path: "Sources/C/CPipeWire",
            cSettings: [.unsafeFlags(["-isystem", "/usr/include/pipewire-0.3", "-isystem", "/usr/include/spa-0.2"])]),
        .systemLibrary(name: "CPulse", path: "Sources/C/CPulse", providers: [.apt(["libpulse-dev"])]),
        .target(name: "CRecording", path: "Sources/C/CRecording"),
        .systemLibrary(name: "CSamplerate", path: "Sources/C/CSamplerate", providers: [.apt(["libsamplerate0-dev"])]),
        .systemLibrary(name: "CSeccomp", path: "Sources/C/CSeccomp", providers: [.apt(["libseccomp-dev"])]),
        .systemLibrary(name: "CSndfile", path: "Sources/C/CSndfile", providers: [.apt(["libsndfile1-dev"])]),
        .systemLibrary(name: "CSonic", path: "Sources/C/CSonic", providers: [.apt(["libsonic-dev"])]),
        .systemLibrary(name: "CSystemd", path: "Sources/C/CSystemd", providers: [.apt(["libsystemd-dev"])]),
        .systemLibrary(name: "CTimerfd", path: "Sources/C/CTimerfd"),
        .target(name: "AnnouncementKit", swiftSettings: strict),
        .target(name: "DaemonProtocol", dependencies: ["AnnouncementKit"], swiftSettings: strict),
        .target(name: "AnnouncementQueue", dependencies: ["AnnouncementKit"], swiftSettings: strict),
        .target(name: "DataFiles", dependencies: ["AnnouncementKit"], swiftSettings: strict),
        .target(name: "Wording", dependencies: ["AnnouncementKit", "DataFiles"], swiftSettings: strict),
        .target(
            name: "Translating", dependencies: ["AnnouncementKit", "DataFiles", "Wording"], swiftSettings: strict),
        .target(name: "Sonification", dependencies: ["AnnouncementKit"], swiftSettings: strict + released),
        .target(
            name: "AnnouncementTesting",
            dependencies: ["AnnouncementKit", "AnnouncementQueue", "DaemonProtocol", "Wording"],
            swiftSettings: strict),
        .target(name: "Tables", dependencies: ["AnnouncementKit"], swiftSettings: strict),
        .target(
            name: "ClientConnection", dependencies: ["AnnouncementKit", "DaemonProtocol", "DataFiles"],
            swiftSettings: strict),
        .target(
            name: "Exploring",
            dependencies: [
                "AnnouncementKit", "ClientConnection", "CNcurses", "DaemonProtocol", "Sonification", "Tables",
                "Wording",
            ],
            swiftSettings: strict),
        .target(
            name: "DesktopBridge",
            dependencies: ["AnnouncementKit", "CBus", "ClientConnection", "DaemonProtocol", "Wording"],
            swiftSettings: strict),
        .target(name: "AudioSinks", dependencies: ["CAlsa", "CPipeWire", "CPulse"], swiftSettings: strict),
        .target(name: "Documents", dependencies: ["AnnouncementKit", "CMd4c"], swiftSettings: strict + small),
        .target(name: "TOML", swiftSettings: strict + small),
        .target(
            name: "Synthesis",
            dependencies: [
                "AnnouncementKit", "AudioSinks", "CEspeak", "CMalloc", "CSamplerate", "CSeccomp", "CSndfile", "CSonic",
                "CTimerfd", "Wording",
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "a11y-speakd",
            dependencies: [
                "AnnouncementKit", "AnnouncementQueue", "AudioSinks", "CSystemd", "DaemonProtocol", "Documents",
                "DataFiles", "Sonification", "Synthesis", "TOML", "Wording",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
                .product(name: "Logging", package: "swift-log", condition: programs),
                .product(name: "NIOCore", package: "swift-nio", condition: programs),
                .product(name: "NIOPosix", package: "swift-nio", condition: programs),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "a11y-speak",
            dependencies: [
                "AnnouncementKit", "ClientConnection", "CRecording", "DaemonProtocol", "DataFiles", "DesktopBridge",
                "Exploring", "Sonification", "Tables", "Translating", "Wording",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
            ],
            swiftSettings: strict),
        // Empty: one `swift build --target` makes both programs.
        .target(name: "Programs", dependencies: ["a11y-speakd", "a11y-speak"], swiftSettings: strict),
        .executableTarget(
            name: "Announce", dependencies: ["AnnouncementKit"], path: "Examples/swift", swiftSettings: strict),
        .target(
            name: "ExampleWindow", dependencies: ["AnnouncementKit"], path: "Examples/window", swiftSettings: strict),
        .executableTarget(
            name: "CO2Chart", dependencies: ["AnnouncementKit", "ExampleWindow"], path: "Examples/co2-chart",
            swiftSettings: strict),
        .executableTarget(
            name: "PhotoPlayer", dependencies: ["AnnouncementKit", "ExampleWindow"], path: "Examples/photo-player",
            swiftSettings: strict),
        .executableTarget(
            name: "ProcessTable", dependencies: ["AnnouncementKit"], path: "Examples/process-table",
            exclude: ["README.md"], swiftSettings: strict),
        .target(
            name: "ExampleTerminal", dependencies: ["AnnouncementKit", "ExampleWindow"], path: "Examples/terminal",
            swiftSettings: strict),
        .executableTarget(
            name: "Timeline", dependencies: ["AnnouncementKit", "ExampleTerminal", "ExampleWindow"],
            path: "Examples/timeline", exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "BarChart", dependencies: ["AnnouncementKit", "ExampleTerminal", "ExampleWindow"],
            path: "Examples/bar-chart", exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "AudiobookPlayer", dependencies: ["AnnouncementKit", "ExampleTerminal"],
            path: "Examples/audiobook-player", exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "KitBenchmark",
            dependencies: ["AnnouncementKit", "AnnouncementQueue", "DaemonProtocol", "Sonification", "Wording"],
            path: "Benchmarks/kit", swiftSettings: strict),
        .target(
            name: "TestSupport", dependencies: ["AnnouncementKit", "AnnouncementQueue", "Wording"],
            path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(
            name: "AnnouncementKitTests",
            dependencies: ["AnnouncementKit", "AnnouncementQueue", "DaemonProtocol", "TestSupport", "Wording"],
            swiftSettings: strict),
        .testTarget(
            name: "AnnouncementQueueTests",
            dependencies: ["AnnouncementKit", "AnnouncementQueue", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "WordingTests",
            dependencies: ["AnnouncementKit", "DataFiles", "TestSupport", "Translating", "Wording"],
            swiftSettings: strict),
        .testTarget(
            name: "SonificationTests",
            dependencies: ["AnnouncementKit", "Sonification", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "AnnouncementTestingTests",
            dependencies: ["AnnouncementKit", "AnnouncementTesting", "DaemonProtocol"],
            swiftSettings: strict),
        .testTarget(
            name: "A11ySpeakdTests",
            dependencies: [
                "AnnouncementQueue", "AnnouncementTesting", "a11y-speakd", "AudioSinks", "CEspeak", "CPipeWire",
                "DaemonProtocol", "DataFiles", "Sonification", "Synthesis", "TestSupport", "TOML", "Wording",
                .product(name: "NIOEmbedded", package: "swift-nio", condition: programs),
                .product(name: "NIOPosix", package: "swift-nio", condition: programs),
            ],
            path: "Tests/a11y-speakdTests", swiftSettings: strict),
        .testTarget(
            name: "A11ySpeakTests",
            dependencies: [
                "a11y-speak", "ClientConnection", "DaemonProtocol", "DataFiles", "DesktopBridge", "Exploring",
                "Sonification", "Tables", "TestSupport",
                "Wording",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
            ],
            path: "Tests/a11y-speakTests", swiftSettings: strict),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "AnnouncementKit", "AnnouncementTesting", "AudiobookPlayer", "BarChart", "ExampleTerminal",
                "ExampleWindow",
                "TestSupport", "PhotoPlayer", "ProcessTable", "Timeline",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "AnnouncementKit", "AnnouncementTesting", "DaemonProtocol", "TestSupport", "a11y-speak", "a11y-speakd",
                "Announce",
                "AudiobookPlayer", "BarChart", "CO2Chart", "PhotoPlayer", "ProcessTable", "Timeline",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
