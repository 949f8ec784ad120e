/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
/* One playback stream on a PipeWire server. libpipewire is loaded on first use, because the program also runs without it.
   In C, because libpipewire's interface is macros and inline functions, and because code on its real-time thread must neither
   wait nor allocate, which Swift never guarantees. All decisions are made in Swift. */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A sample for each ear. */
typedef struct {
    int16_t left, right;
} pipewire_frame;

/* The frames on their way to the graph. One thread writes and cuts; the graph's thread turns. Neither ever waits. Places count
   the frames since the reel was made. */
typedef struct pipewire_reel pipewire_reel;

/* The progress of the graph. */
typedef struct {
    uint64_t place;  /* the frames before this place are heard ... */
    int64_t time;    /* ... at this time: nanoseconds of the monotonic clock */
    uint64_t turns;  /* the number of cycles of the graph so far */
    uint64_t missed; /* how often cycles were missed; each time leaves a gap in the sound */
} pipewire_progress;

/* capacity: a power of two. Returns null when memory is short. */
pipewire_reel *pipewire_reel_new(size_t capacity, uint32_t rate);
void pipewire_reel_free(pipewire_reel *reel);

/* Writes as many frames as there is room for, and returns their number. */
size_t pipewire_reel_write(pipewire_reel *reel, const pipewire_frame *frames, size_t count);
/* The place after the last frame written. */
uint64_t pipewire_reel_written(const pipewire_reel *reel);
/* The number of frames written that were neither taken by the graph nor cut. */
uint64_t pipewire_reel_ahead(const pipewire_reel *reel);
/* Marks the frame that is written next. */
void pipewire_reel_mark(pipewire_reel *reel);
/* Silences all frames written so far: the sound fades within 3 ms, or ends at once. */
void pipewire_reel_cut(pipewire_reel *reel, bool fades);
pipewire_progress pipewire_reel_progress(const pipewire_reel *reel);

/* One cycle: fills `out`, with silence when frames are missing. `now` is the time at which the cycle began, and `delay` is the
   time from then until its first frame is heard, in nanoseconds. Returns true when the marked frame sounds in this cycle, or
   the sound ends. */
bool pipewire_reel_turn(pipewire_reel *reel, pipewire_frame *out, size_t count, int64_t now, int64_t delay);

/* Begins to count missed cycles with the next cycle. Called by the writer's thread. */
void pipewire_reel_start(pipewire_reel *reel);
/* A cycle begins at this place of the graph's sound, and has this length; both in nanoseconds. Called by the graph's thread. */
void pipewire_reel_follow(pipewire_reel *reel, int64_t place, int64_t length);

/* A connection to a server. Everything but `pipewire_load` and `pipewire_new` requires its lock. */
typedef struct pipewire_connection pipewire_connection;

/* Called on the connection's thread, with the lock held. */
typedef struct {
    void (*state)(void *me);                                                   /* `pipewire_state` has changed */
    void (*node)(void *me, uint32_t id, const char *name, const char *class);  /* the server has a node */
    void (*link)(void *me, uint32_t id, uint32_t from, uint32_t to);           /* two nodes are linked */
    void (*volume)(void *me, uint32_t id, bool muted, bool zero);              /* the volume of a sink, or of the stream */
    void (*gone)(void *me, uint32_t id);                                       /* a node or a link was removed */
    void (*answered)(void *me, int question);
    void (*turned)(void *me);                                                  /* the marked frame sounds, or the sound ends */
    void (*rang)(void *me, unsigned alarm);
} pipewire_events;

typedef enum { pipewire_down, pipewire_connecting, pipewire_ready } pipewire_state;
enum { pipewire_alarms = 4 };

/* Loads libpipewire. Returns the name of the missing library or function; null when all are found. */
const char *pipewire_load(void);
/* Makes a connection, and starts its thread. Returns null when that fails. */
pipewire_connection *pipewire_new(const pipewire_events *events, void *me, pipewire_reel *reel, uint32_t rate);
void pipewire_lock(pipewire_connection *connection);
void pipewire_unlock(pipewire_connection *connection);
/* Waits for `pipewire_signal`, at most for this time. */
void pipewire_wait(pipewire_connection *connection, uint64_t nanoseconds);
void pipewire_signal(pipewire_connection *connection);

/* Begins to connect. sink: null for the server's choice; latency: such as "256/48000". Returns 0, or an errno. */
int pipewire_connect(pipewire_connection *connection, const char *sink, const char *latency);
/* Ends the connection, and clears its state and its error. */
void pipewire_disconnect(pipewire_connection *connection);
pipewire_state pipewire_connection_state(const pipewire_connection *connection);
/* Why the connection went down; empty when no error ended it. */
const char *pipewire_error(const pipewire_connection *connection);
/* The id of the stream's node on the server. */
uint32_t pipewire_node(const pipewire_connection *connection);
/* An active stream keeps its device awake. */
void pipewire_set_active(pipewire_connection *connection, bool active);
/* Requests cycles of another length, such as "256/48000". */
void pipewire_set_latency(pipewire_connection *connection, const char *latency);
/* Asks the server for a sign of life. Returns the number of the question. */
int pipewire_ask(pipewire_connection *connection);
/* Rings once after this time, which replaces the time set before; 0 switches the alarm off. */
void pipewire_set_alarm(pipewire_connection *connection, unsigned alarm, uint64_t nanoseconds);
/* The time on the monotonic clock, in nanoseconds. */
int64_t pipewire_now(void);
