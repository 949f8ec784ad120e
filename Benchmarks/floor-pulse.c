// SPDX-License-Identifier: MIT
// The floor's stream on PulseAudio, with 20 ms of sound in the server.
#include "floor.h"

#include <pulse/simple.h>

enum { LENGTH_MS = 20 };

static pa_simple *stream;

int open_stream(int rate) {
    pa_sample_spec format = {.format = PA_SAMPLE_S16LE, .rate = rate, .channels = 1};
    pa_buffer_attr buffer = {
        .maxlength = -1, .tlength = LENGTH_MS * rate * sizeof(short) / 1000, .prebuf = sizeof(short), .minreq = -1, .fragsize = -1};
    stream = pa_simple_new(NULL, "floor", PA_STREAM_PLAYBACK, NULL, "floor", &format, NULL, &buffer, NULL);
    return stream != NULL;
}

void give(const short *samples, int count) { pa_simple_write(stream, samples, count * sizeof *samples, NULL); }

void drop(void) { pa_simple_flush(stream, NULL); }

void drain(void) { pa_simple_drain(stream, NULL); }
