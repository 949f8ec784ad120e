/* SPDX-License-Identifier: MIT
   Changes the date of one program, into which it is preloaded, so that the date of the machine stays right. The date is off by
   the seconds in the file $CLOCK_OFFSET, a 64-bit integer. Clocks that a user cannot set stay unchanged. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static volatile int64_t *offset;
static int (*real)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    real = dlsym(RTLD_NEXT, "clock_gettime");
    const char *path = getenv("CLOCK_OFFSET");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *offset, PROT_READ, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) offset = page;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (!real) begin();
    int result = real(clock, now);
    if (offset && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *offset;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec exact;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *now) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (now) *now = exact.tv_sec;
    return exact.tv_sec;
}
