/* SPDX-License-Identifier: MIT */
#include "CRecording.h"

#include <dlfcn.h>
#include <math.h>

static struct {
    __typeof__(sf_open) *open;
    __typeof__(sf_readf_float) *read;
    __typeof__(sf_close) *close;
    __typeof__(sf_strerror) *error;
    __typeof__(src_simple) *resample;
    __typeof__(ebur128_init) *meter;
    __typeof__(ebur128_add_frames_float) *measure;
    __typeof__(ebur128_loudness_global) *loudness;
    __typeof__(ebur128_destroy) *end;
} found;

#define FIND(member, name) ((found.member = (__typeof__(found.member))dlsym(library, name)) != 0)

const char *recording_load(void) {
    void *library = dlopen("libsndfile.so.1", RTLD_NOW);
    if (!library || !FIND(open, "sf_open") || !FIND(read, "sf_readf_float") || !FIND(close, "sf_close") ||
        !FIND(error, "sf_strerror"))
        return "libsndfile";
    library = dlopen("libsamplerate.so.0", RTLD_NOW);
    if (!library || !FIND(resample, "src_simple")) return "libsamplerate";
    library = dlopen("libebur128.so.1", RTLD_NOW);
    if (!library || !FIND(meter, "ebur128_init") || !FIND(measure, "ebur128_add_frames_float") ||
        !FIND(loudness, "ebur128_loudness_global") || !FIND(end, "ebur128_destroy"))
        return "libebur128";
    return 0;
}

SNDFILE *recording_open(const char *path, SF_INFO *info) { return found.open(path, SFM_READ, info); }

const char *recording_error(SNDFILE *file) { return found.error(file); }

sf_count_t recording_read(SNDFILE *file, float *frames, sf_count_t count) { return found.read(file, frames, count); }

void recording_close(SNDFILE *file) { found.close(file); }

int recording_resample(SRC_DATA *data) { return found.resample(data, SRC_SINC_BEST_QUALITY, 1); }

ebur128_state *recording_meter(unsigned channels, unsigned long rate) {
    return found.meter(channels, rate, EBUR128_MODE_I);
}

void recording_measure(ebur128_state *meter, const float *frames, size_t count) {
    if (meter) found.measure(meter, frames, count);
}

double recording_loudness(ebur128_state *meter) {
    double loudness = -HUGE_VAL;
    if (meter) found.loudness(meter, &loudness);
    return loudness;
}

void recording_meter_free(ebur128_state *meter) {
    if (meter) found.end(&meter);
}
