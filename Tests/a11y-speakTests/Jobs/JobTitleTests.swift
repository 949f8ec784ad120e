// SPDX-License-Identifier: MIT

import Testing

@testable import a11y_speak

@Suite("The name of a command")
struct JobTitleTests {
    @Test(
        arguments: [
            ("make -j8", "make"), ("make install", "make install"), ("git push origin main", "git push"),
            ("git -C /tmp/x status", "git"), ("/usr/bin/cargo build --release", "cargo build"),
            ("mysqldump -psecret db", "mysqldump"), ("TOKEN=secret curl http://a", "curl"),
            ("sudo -E nice -n 5 apt-get upgrade", "apt-get upgrade"), ("cd src && make 2>&1 | tee log", "make"),
            ("make; echo done", "make"), ("echo a; echo b", "echo"), ("./run.sh &", "run.sh"),
            ("time (make all)", "make all"),
            ("for f in *; do convert $f; done", "convert"), ("git commit -m 'two; words | here'", "git commit"),
            ("docker run \"my image\"", "docker run"), ("make all # git push", "make all"), ("cmd &>log", "cmd"),
            ("a\\ b c", "a b"),
        ] as [(String, String)])
    func `is its program, and the step that it was asked for`(line: String, title: String) {
        #expect(JobTitle(commandLine: line)?.text == title)
    }

    @Test func `no line has none`() {
        #expect(JobTitle(commandLine: "") == nil)
        #expect(JobTitle(commandLine: " ; | & # x") == nil)
        #expect(JobTitle(["--"])?.text == "--")
    }

    @Test(arguments: [
        "vim a.txt", "git log | less", "sudo -u root ssh host", "man ls", "fg", "python3", "EDITOR=x nano y", "top",
        "cd x && htop", "bash",
    ])
    func `an interactive program is recognized`(line: String) {
        #expect(JobTitle(commandLine: line)?.isInteractive == true)
    }

    @Test(arguments: ["make", "python3 train.py", "bash build.sh", "less a; make", "git push"])
    func `a program without interaction is not interactive`(line: String) {
        #expect(JobTitle(commandLine: line)?.isInteractive == false)
    }

    @Test func `a shell reports no interrupted, stopped or interactive command`() {
        #expect(ShellHookCommand.report(of: "make", status: 130, seconds: 20) == nil)
        #expect(ShellHookCommand.report(of: "make", status: 148, seconds: 20) == nil)
        #expect(ShellHookCommand.report(of: "vim", status: 0, seconds: 20) == nil)
        #expect(
            ShellHookCommand.report(of: "make all", status: 2, seconds: 20)
                == JobReport(title: "make all", end: .failed(2), seconds: 20))
        #expect(
            ShellHookCommand.report(of: "", status: 0, seconds: 20)
                == JobReport(title: nil, end: .succeeded, seconds: 20))
    }
}
