// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// The examples as separate applications, with the library from the documentation package.
let kit: [Target.Dependency] = [.product(name: "AnnouncementKit", package: "AnnouncementKit")]

/// The examples in a terminal share its keys with the windows.
let terminal = kit + ["ExampleTerminal", "ExampleWindow"]

let package = Package(
    name: "Examples",
    dependencies: [.package(name: "AnnouncementKit", path: "library")],
    targets: [
        .executableTarget(name: "Announce", dependencies: kit, path: "swift"),
        .target(name: "ExampleWindow", dependencies: kit, path: "window"),
        .executableTarget(name: "CO2Chart", dependencies: kit + ["ExampleWindow"], path: "co2-chart"),
        .executableTarget(name: "PhotoPlayer", dependencies: kit + ["ExampleWindow"], path: "photo-player"),
        .executableTarget(name: "ProcessTable", dependencies: kit, path: "process-table", exclude: ["README.md"]),
        .target(name: "ExampleTerminal", dependencies: kit + ["ExampleWindow"], path: "terminal"),
        .executableTarget(name: "Timeline", dependencies: terminal, path: "timeline", exclude: ["README.md"]),
        .executableTarget(name: "BarChart", dependencies: terminal, path: "bar-chart", exclude: ["README.md"]),
        .executableTarget(
            name: "AudiobookPlayer", dependencies: terminal, path: "audiobook-player", exclude: ["README.md"]),
    ],
    swiftLanguageModes: [.v6]
)
