// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc
import TestSupport
import Testing
import Wording

@testable import a11y_speak

@Suite("Reports of ended commands")
struct JobReportTests {
    private func said(
        _ end: JobEnd, seconds: Double = 200, error: String? = nil, title: String? = "make",
        in language: SpokenLanguage = .english
    ) -> String {
        JobReport(title: title, end: end, seconds: seconds, error: error).words(in: language).display
    }

    @Test func `a report has command, outcome, time, and the last error of a failure`() {
        #expect(said(.succeeded) == "make finished after 3 minutes")
        #expect(said(.succeeded, error: "warning: unused") == "make finished after 3 minutes")
        #expect(said(.failed(2), error: "a.c:3: error: bad") == "make failed with 2 after 3 minutes. a.c:3: error: bad")
        #expect(said(.failed(2)) == "make failed with 2 after 3 minutes")
        #expect(said(.killed(SIGSEGV), error: "oh") == "make was ended by SIGSEGV after 3 minutes. oh")
        #expect(said(.interrupted, error: "oh") == "make was interrupted after 3 minutes")
        #expect(said(.unstarted(errno: ENOENT)) == "make could not be started: No such file or directory")
        #expect(said(.succeeded, title: nil) == "The command finished after 3 minutes")
    }

    @Test(
        arguments: [
            (0.2, "less than a second"), (1, "1 second"), (1.9, "1 second"), (119.9, "119 seconds"), (120, "2 minutes"),
            (7199, "119 minutes"), (7200, "2 hours"), (172_799, "47 hours"), (172_800, "2 days"),
        ] as [(Double, String)])
    func `a time is announced in the largest unit with a count of two or more`(seconds: Double, told: String) {
        #expect(said(.succeeded, seconds: seconds) == "make finished after \(told)")
    }

    @Test func `a report is in the user's language`() {
        #expect(said(.failed(2), in: .german) == "make ist mit 2 gescheitert, 3 Minuten")
        #expect(said(.failed(2), in: .french) == "make a échoué avec 2 après 3 minutes")
        #expect(said(.succeeded, in: .spanish) == "make ha terminado tras 3 minutos")
        #expect(said(.killed(SIGKILL), in: .russian) == "make: завершено сигналом SIGKILL, 3 минуты")
        #expect(said(.interrupted, in: .japanese) == "make、中断、3分間")
        #expect(said(.succeeded, in: .simplifiedChinese) == "make 已完成，用时 3 分钟")
    }

    @Test func `failure is heard whole, and success when nothing else is said`() {
        let priorities = [JobEnd.succeeded, .interrupted, .failed(1), .killed(9), .unstarted(errno: ENOENT)].map {
            JobReport(title: nil, end: $0, seconds: 1).priority
        }
        #expect(priorities == [.low, .low, .message, .message, .message])
    }

    @Test func `its exit code is the command's, as shells have it`() {
        let ends = [0, 2 << 8, SIGKILL, SIGINT, SIGSEGV | 0x80].map { JobEnd(waitStatus: $0) }
        #expect(ends == [.succeeded, .failed(2), .killed(SIGKILL), .interrupted, .killed(SIGSEGV)])
        #expect(ends.map(\.exitCode) == [0, 2, 137, 130, 139])
        #expect([ENOENT, EACCES].map { JobEnd.unstarted(errno: $0).exitCode } == [127, 126])
        #expect(
            [0, 1, 130, 137, 200].map { JobEnd(shellStatus: $0) }
                == [.succeeded, .failed(1), .interrupted, .killed(SIGKILL), .failed(200)])
    }
}

@Suite("The last error of a command")
struct LastErrorTests {
    private func last(_ lines: String...) -> String? {
        var error = LastError()
        for line in lines { error.take(Array(line.utf8)) }
        return error.end()
    }

    @Test func `the last error of a build is the compiler's, not make's`() {
        #expect(
            last(
                "a.c:1:5: error: unknown type\n", "a.c:2:1: warning: unused\n", "make: *** [Makefile:2: a.o] Error 1\n")
                == "a.c:1:5: error: unknown type")
        #expect(last("a.c: warning: x\n", "make: *** [all] Error 1\n", "make: leaving\n") == "make: *** [all] Error 1")
    }

    @Test func `the last error of git, Python, Rust and apt is their own line`() {
        #expect(last("hint: no\nfatal: not a git repository\nbye\n") == "fatal: not a git repository")
        #expect(last("Traceback:\n  File \"a.py\"\nValueError: bad\n") == "ValueError: bad")
        #expect(last("\u{1B}[1m\u{1B}[31merror[E0425]\u{1B}[0m: no x\n  --> a.rs\n") == "error[E0425]: no x")
        #expect(last("E: Unable to locate package x\n") == "E: Unable to locate package x")
    }

    @Test func `the last line is the error where no line looks like one`() {
        #expect(last("one\n", "two") == "two")
        #expect(last("10 %\r20 %\r", "30 %\n\n") == "30 %")
        #expect(last("", "\n") == nil)
    }
}
