/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "CPipeWire.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Long enough not to be heard as a click, and too short to be heard as a sound. */
static const uint32_t fades_a_second = 333;

struct pipewire_reel {
    pipewire_frame *frames;
    uint64_t capacity;
    uint32_t rate;
    uint32_t fade;
    /* Written by the writer. Frames between `read` and `written` belong to the graph's thread, all others to the writer. */
    _Atomic uint64_t written;
    _Atomic uint64_t cut;
    /* The sound before this place ends without a fade. */
    _Atomic uint64_t dropped;
    /* The place of the frame whose sound is reported. */
    _Atomic uint64_t mark;
    /* Written by the graph's thread. */
    _Atomic uint64_t read;
    uint32_t fading; /* the frames left of the fade */
    bool sounds;     /* the last cycle was filled with frames to its end */
    int64_t begin, length; /* the last cycle, in nanoseconds of the graph's sound */
    _Atomic bool runs;     /* there was a cycle since the start */
    /* The progress; consistent while the version is even. */
    _Atomic uint32_t version;
    _Atomic uint64_t place;
    _Atomic int64_t time;
    _Atomic uint64_t turns;
    _Atomic uint64_t missed;
};

pipewire_reel *pipewire_reel_new(size_t capacity, uint32_t rate) {
    pipewire_reel *reel = calloc(1, sizeof *reel);
    if (!reel) return 0;
    reel->frames = calloc(capacity, sizeof *reel->frames);
    reel->capacity = capacity;
    reel->rate = rate;
    reel->fade = rate / fades_a_second;
    if (reel->frames) return reel;
    free(reel);
    return 0;
}

void pipewire_reel_free(pipewire_reel *reel) {
    free(reel->frames);
    free(reel);
}

/* Copies frames from or to `place`, around the end of the ring. */
static void copy(pipewire_reel *reel, uint64_t place, pipewire_frame *to, const pipewire_frame *from, size_t count) {
    size_t start = place & (reel->capacity - 1);
    size_t first = count < reel->capacity - start ? count : reel->capacity - start;
    if (to) {
        memcpy(to, reel->frames + start, first * sizeof *to);
        memcpy(to + first, reel->frames, (count - first) * sizeof *to);
    } else {
        memcpy(reel->frames + start, from, first * sizeof *from);
        memcpy(reel->frames, from + first, (count - first) * sizeof *from);
    }
}

size_t pipewire_reel_write(pipewire_reel *reel, const pipewire_frame *frames, size_t count) {
    uint64_t written = atomic_load_explicit(&reel->written, memory_order_relaxed);
    uint64_t room = reel->capacity - (written - atomic_load_explicit(&reel->read, memory_order_acquire));
    if (count > room) count = room;
    copy(reel, written, 0, frames, count);
    atomic_store_explicit(&reel->written, written + count, memory_order_release);
    return count;
}

uint64_t pipewire_reel_written(const pipewire_reel *reel) { return atomic_load(&reel->written); }

uint64_t pipewire_reel_ahead(const pipewire_reel *reel) {
    uint64_t read = atomic_load(&reel->read), cut = atomic_load(&reel->cut);
    return atomic_load(&reel->written) - (read > cut ? read : cut);
}

void pipewire_reel_mark(pipewire_reel *reel) { atomic_store(&reel->mark, atomic_load(&reel->written)); }

void pipewire_reel_cut(pipewire_reel *reel, bool fades) {
    uint64_t written = atomic_load(&reel->written);
    if (!fades) atomic_store(&reel->dropped, written);
    atomic_store(&reel->cut, written);
}

/* Writes the fade of the sound that was cut, at most `count` frames of it. */
static size_t fade_out(pipewire_reel *reel, uint64_t *read, uint64_t cut, pipewire_frame *out, size_t count) {
    if (!reel->fading) reel->fading = reel->fade;
    if (!reel->sounds || *read < atomic_load(&reel->dropped)) reel->fading = 0;
    size_t length = reel->fading < cut - *read ? reel->fading : (size_t)(cut - *read);
    if (length > count) length = count;
    copy(reel, *read, out, 0, length);
    for (size_t index = 0; index < length; index++) {
        int32_t part = (int32_t)(reel->fading - index), whole = (int32_t)(reel->fade + 1);
        out[index] = (pipewire_frame){(int16_t)(out[index].left * part / whole), (int16_t)(out[index].right * part / whole)};
    }
    *read += length;
    reel->fading -= length;
    if (!reel->fading) *read = cut;
    if (*read == cut) reel->fading = 0;
    return length;
}

static void tell(pipewire_reel *reel, uint64_t place, int64_t time, bool moved) {
    uint32_t version = atomic_load_explicit(&reel->version, memory_order_relaxed);
    atomic_store(&reel->version, version + 1);
    if (moved) {
        atomic_store(&reel->place, place);
        atomic_store(&reel->time, time);
    }
    atomic_fetch_add(&reel->turns, 1);
    atomic_store(&reel->version, version + 2);
}

bool pipewire_reel_turn(pipewire_reel *reel, pipewire_frame *out, size_t count, int64_t now, int64_t delay) {
    uint64_t before = atomic_load_explicit(&reel->read, memory_order_relaxed), read = before;
    uint64_t cut = atomic_load(&reel->cut), mark = atomic_load(&reel->mark);
    uint64_t written = atomic_load_explicit(&reel->written, memory_order_acquire);
    size_t given = read < cut ? fade_out(reel, &read, cut, out, count) : 0;
    if (read >= cut) {
        size_t fresh = written - read < count - given ? (size_t)(written - read) : count - given;
        copy(reel, read, out + given, 0, fresh);
        read += fresh;
        given += fresh;
    }
    memset(out + given, 0, (count - given) * sizeof *out);
    atomic_store_explicit(&reel->read, read, memory_order_release);
    tell(reel, read, now + delay + (int64_t)given * 1000000000 / reel->rate, given > 0);
    bool sounded = reel->sounds || given > 0, begins = before <= mark && mark < read;
    reel->sounds = given == count && count > 0;
    return begins || (sounded && !reel->sounds);
}

void pipewire_reel_start(pipewire_reel *reel) { atomic_store(&reel->runs, false); }

void pipewire_reel_follow(pipewire_reel *reel, int64_t begin, int64_t length) {
    /* A resampler may request a few frames more or less than a cycle has. */
    if (atomic_exchange(&reel->runs, true) && begin - reel->begin > reel->length * 3 / 2) atomic_fetch_add(&reel->missed, 1);
    reel->begin = begin;
    reel->length = length;
}

pipewire_progress pipewire_reel_progress(const pipewire_reel *reel) {
    for (;;) {
        uint32_t version = atomic_load(&reel->version);
        pipewire_progress progress = {
            atomic_load(&reel->place), atomic_load(&reel->time), atomic_load(&reel->turns), atomic_load(&reel->missed)};
        if (!(version & 1) && version == atomic_load(&reel->version)) return progress;
    }
}
