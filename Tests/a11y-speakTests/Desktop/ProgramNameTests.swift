// SPDX-License-Identifier: MIT

import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Names of programs")
struct ProgramNameTests {
    @Test(
        arguments: [
            ("/usr/bin/gedit", ["gedit"], "gedit"),
            ("/usr/bin/gedit (deleted)", ["gedit"], "gedit"),
            (
                "/usr/lib/chromium/chromium", ["/usr/lib/chromium/chromium --type=browser https://example.org/"],
                "chromium"
            ),
            ("/usr/bin/python3.13", ["/usr/bin/python3", "/home/ann/gtk4.py", "now"], "gtk4"),
            ("/usr/bin/python3.11", ["python3", "-u", "/usr/share/orca/main.py"], "orca"),
            ("/usr/bin/python3.11", ["python3", "-m", "http.server"], "http.server"),
            ("/usr/bin/python3.11", ["python3"], "python3.11"),
            ("/usr/lib/jvm/java-17/bin/java", ["java", "-Xmx1g", "-jar", "/opt/jabref.jar"], "jabref"),
            ("/usr/bin/node", ["node", "/srv/app/index.js"], "app"),
            ("/usr/lib/electron/electron", ["electron", "/usr/lib/signal/app.asar"], "signal"),
            ("/usr/bin/gjs-console", ["/usr/bin/gjs", "/usr/bin/polari"], "polari"),
            ("/usr/bin/shotwell", ["shotwell"], "shotwell"),
        ] as [(String, [String], String)])
    func `an interpreter's is that of its script`(program: String, arguments: [String], name: String) {
        #expect(ProgramName.of(ProcessFacts(program: program, arguments: arguments)) == name)
    }

    @Test func `a Flatpak has its application's name, and other programs the best known name`() {
        #expect(
            ProgramName.of(ProcessFacts(program: "/usr/bin/xdg-dbus-proxy", application: "org.gnome.Fractal"))
                == "org.gnome.Fractal")
        #expect(ProgramName.of(ProcessFacts(arguments: ["/opt/x/mumble"])) == "mumble")
        let whole = ["/usr/lib/chromium/chromium --type=browser https://example.org/"]
        #expect(ProgramName.of(ProcessFacts(arguments: whole, shortName: "chromium")) == "chromium")
        #expect(ProgramName.of(ProcessFacts(shortName: "mumble")) == "mumble")
        #expect(ProgramName.of(ProcessFacts()) == "unknown program")
    }
}
