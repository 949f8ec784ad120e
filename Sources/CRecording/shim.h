/* SPDX-License-Identifier: MIT */
/* libsndfile, libsamplerate and libebur128, loaded when they are wanted: linked with them, every 'a11y-speak say' would
   wait 2.6 ms for libraries that only 'listen' needs. Nothing here is called when `recording_load` has failed. */
#include <dlfcn.h>
#include <ebur128.h>
#include <math.h>
#include <samplerate.h>
#include <sndfile.h>

struct recording_libraries {
    __typeof__(sf_open) *open;
    __typeof__(sf_readf_float) *read;
    __typeof__(sf_close) *close;
    __typeof__(sf_strerror) *error;
    __typeof__(src_simple) *resample;
    __typeof__(ebur128_init) *meter;
    __typeof__(ebur128_add_frames_float) *measure;
    __typeof__(ebur128_loudness_global) *loudness;
    __typeof__(ebur128_destroy) *end;
};

static inline struct recording_libraries *recording_libraries(void) {
    static struct recording_libraries libraries;
    return &libraries;
}

#define RECORDING_FIND(member, name) \
    ((recording_libraries()->member = (__typeof__(recording_libraries()->member))dlsym(library, name)) != 0)

/* What is missing; null when all is there. */
static inline const char *recording_load(void) {
    void *library = dlopen("libsndfile.so.1", RTLD_NOW);
    if (!library || !RECORDING_FIND(open, "sf_open") || !RECORDING_FIND(read, "sf_readf_float") ||
        !RECORDING_FIND(close, "sf_close") || !RECORDING_FIND(error, "sf_strerror"))
        return "libsndfile";
    library = dlopen("libsamplerate.so.0", RTLD_NOW);
    if (!library || !RECORDING_FIND(resample, "src_simple")) return "libsamplerate";
    library = dlopen("libebur128.so.1", RTLD_NOW);
    if (!library || !RECORDING_FIND(meter, "ebur128_init") || !RECORDING_FIND(measure, "ebur128_add_frames_float") ||
        !RECORDING_FIND(loudness, "ebur128_loudness_global") || !RECORDING_FIND(end, "ebur128_destroy"))
        return "libebur128";
    return 0;
}

static inline SNDFILE *recording_open(const char *path, SF_INFO *info) { return recording_libraries()->open(path, SFM_READ, info); }

static inline const char *recording_error(SNDFILE *file) { return recording_libraries()->error(file); }

static inline sf_count_t recording_read(SNDFILE *file, float *frames, sf_count_t count) {
    return recording_libraries()->read(file, frames, count);
}

static inline void recording_close(SNDFILE *file) { recording_libraries()->close(file); }

/* 0 when it could be done. The faster converters take away what is above 6 kHz, of which an s is made. */
static inline int recording_resample(SRC_DATA *data) { return recording_libraries()->resample(data, SRC_SINC_BEST_QUALITY, 1); }

/* Integrated loudness of one channel in LUFS, by EBU R 128; not finite when it is silent or too short. */
static inline double recording_loudness(const float *samples, size_t count, unsigned long rate) {
    double loudness = -HUGE_VAL;
    ebur128_state *meter = recording_libraries()->meter(1, rate, EBUR128_MODE_I);
    if (meter && recording_libraries()->measure(meter, samples, count) == EBUR128_SUCCESS) recording_libraries()->loudness(meter, &loudness);
    if (meter) recording_libraries()->end(&meter);
    return loudness;
}
