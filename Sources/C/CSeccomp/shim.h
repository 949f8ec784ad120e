/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* Swift cannot call variadic functions. */
static inline int end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
static inline int open_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }
static inline int make_memory_file(void) { return (int)syscall(SYS_memfd_create, "sound", 1u); }
static inline int set_nonblocking(int descriptor) { return fcntl(descriptor, F_SETFL, O_NONBLOCK); }
static inline void close_from(unsigned first) { syscall(SYS_close_range, first, ~0u, 0); }
static inline int be_no_dump(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
static inline int be_named(const char *name) { return prctl(PR_SET_NAME, name, 0, 0, 0); }
static inline int gain_no_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

/* Whether a file's first byte is in memory. A file system that cannot answer without a wait says no. */
static inline int is_in_memory(int file) {
    char byte;
    struct iovec piece = {&byte, 1};
    return syscall(SYS_preadv2, file, &piece, 1, 0, 0, 8 /* RWF_NOWAIT */) == 1;
}

/* Replaces the command line that `ps` shows, as far as its memory has room. glibc's name of the program is its start. */
extern char *program_invocation_name;
static inline void be_shown_as(const char *line) {
    char old[4096];
    int file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ssize_t room = file < 0 ? 0 : read(file, old, sizeof old);
    if (file >= 0) close(file);
    if (room <= 1 || strncmp(old, program_invocation_name, (size_t)room) != 0) return;
    memset(program_invocation_name, 0, (size_t)room);
    strncpy(program_invocation_name, line, (size_t)room - 1);
}

/* O_PATH, which Swift does not import: opens a file that is neither read nor written. */
static const int open_path = 010000000;

/* landlock(7): glibc lacks these calls, and Debian 12's headers lack parts of them. */
struct landlock_rules { uint64_t files, network, scopes; };
struct landlock_folder { uint64_t allowed; int32_t descriptor; } __attribute__((packed));

static inline int landlock_version(void) { return (int)syscall(444, (void *)0, (size_t)0, 1u); }
static inline int landlock_create(const struct landlock_rules *rules, size_t size) {
    return (int)syscall(444, rules, size, 0u);
}
static inline int landlock_allow(int rules, const struct landlock_folder *folder) {
    return (int)syscall(445, rules, 1, folder, 0u);
}
static inline int landlock_restrict(int rules) { return (int)syscall(446, rules, 0u); }
