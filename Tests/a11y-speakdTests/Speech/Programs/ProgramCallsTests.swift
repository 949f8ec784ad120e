// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Glibc
import Testing

@testable import Synthesis
@testable import a11y_speakd

@Suite("System calls of engines that are programs")
struct ProgramCallsTests {
    private func permits(_ name: String, _ arguments: UInt64..., network: Bool = false, landlock: Bool = true) -> Bool {
        ProgramCalls.program(usesNetwork: network, mayOpenToWrite: landlock).contains { call in
            call.name == name
                && call.arguments.allSatisfy { test in
                    let value = arguments.indices.contains(Int(test.place)) ? arguments[Int(test.place)] : 0
                    return value & test.bits == test.value
                }
        }
    }

    @Test(arguments: [
        "openat2", "creat", "open", "kill", "tkill", "tgkill", "pidfd_send_signal", "io_uring_setup", "io_uring_enter",
        "ptrace", "process_vm_readv", "process_vm_writev", "fork", "vfork", "clone3", "socket", "connect", "bind",
        "unlink", "unlinkat", "rename", "mkdir", "chmod", "fchmod", "chown", "truncate", "ftruncate", "link", "symlink",
        "mount", "setuid", "keyctl", "bpf", "perf_event_open", "userfaultfd", "unshare", "setns", "memfd_create",
        "execveat", "setrlimit", "shmget", "msgget", "sched_setscheduler", "nice", "setpriority", "inotify_init1",
    ])
    func `an engine may not use this call`(name: String) { #expect(!permits(name)) }

    @Test func `an engine may start threads and no processes`() {
        #expect(permits("clone", 0x3D_0F00 | 0x0001_0000))
        #expect(!permits("clone", 0x0120_0000 | UInt64(SIGCHLD)))
    }

    @Test func `an engine may not open files for writing without Landlock`() {
        #expect(permits("openat", 0, 0, UInt64(O_RDONLY | O_CLOEXEC), landlock: false))
        for flags in [O_WRONLY, O_RDWR, O_CREAT, O_TRUNC] {
            #expect(!permits("openat", 0, 0, UInt64(flags), landlock: false))
        }
    }

    @Test func `an engine with Landlock may open files for writing, and may not truncate files that it reads`() {
        for flags in [O_WRONLY | O_CREAT | O_TRUNC, O_RDWR] { #expect(permits("openat", 0, 0, UInt64(flags))) }
        #expect(!permits("openat", 0, 0, UInt64(O_RDONLY | O_TRUNC)))
    }

    @Test func `an engine with network access may use internet sockets and may not bind`() {
        #expect(permits("socket", UInt64(AF_INET), network: true) && permits("socket", UInt64(AF_INET6), network: true))
        #expect(!permits("socket", UInt64(AF_UNIX), network: true) && !permits("bind", network: true))
    }

    @Test func `every permitted call has a reason, and the worker may send only SIGKILL`() {
        let all = ProgramCalls.program(usesNetwork: true, mayOpenToWrite: false) + ProgramCalls.worker
        #expect(all.allSatisfy { !$0.reason.isEmpty })
        #expect(ProgramCalls.worker.filter { $0.name == "kill" }.map(\.arguments) == [[.number(1, SIGKILL)]])
    }

    @Test func `an engine may read the system's files and the files that its command names`() throws {
        let engine = Engine(
            name: "piper",
            kind: .command(Engine.Command("/opt/piper -m '/home/u/joe.onnx' x")))
        let places = ProgramPlaces(engine).paths
        #expect(places.contains("/usr") && places.suffix(2) == ["/opt/piper", "/home/u/joe.onnx"])
        #expect(!places.contains("/home") && !places.contains("/etc/resolv.conf") && !places.contains("/"))
    }
}
