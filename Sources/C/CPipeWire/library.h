/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions of libpipewire that are found by name. All others are inline in its headers. */
#include <pipewire/impl.h>
#include <pipewire/pipewire.h>

struct pipewire_library {
    __typeof__(pw_init) *init;
    __typeof__(pw_log_set_level) *log;
    __typeof__(pw_thread_loop_new) *loop_new;
    __typeof__(pw_thread_loop_get_loop) *loop_get;
    __typeof__(pw_thread_loop_start) *loop_start;
    __typeof__(pw_thread_loop_lock) *lock;
    __typeof__(pw_thread_loop_unlock) *unlock;
    __typeof__(pw_thread_loop_signal) *signal;
    __typeof__(pw_thread_loop_get_time) *time_after;
    __typeof__(pw_thread_loop_timed_wait_full) *wait;
    __typeof__(pw_context_new) *context_new;
    __typeof__(pw_context_add_spa_lib) *add_plugins;
    __typeof__(pw_context_load_module) *load_module;
    __typeof__(pw_context_connect) *connect;
    __typeof__(pw_core_disconnect) *disconnect;
    __typeof__(pw_proxy_destroy) *proxy_destroy;
    __typeof__(pw_properties_new) *properties;
    __typeof__(pw_properties_set) *set;
    __typeof__(pw_stream_new) *stream_new;
    __typeof__(pw_stream_add_listener) *stream_listen;
    __typeof__(pw_stream_connect) *stream_connect;
    __typeof__(pw_stream_update_properties) *stream_update;
    __typeof__(pw_stream_destroy) *stream_destroy;
    __typeof__(pw_stream_get_state) *stream_state;
    __typeof__(pw_stream_get_node_id) *node_id;
    __typeof__(pw_stream_set_active) *set_active;
    __typeof__(pw_stream_dequeue_buffer) *dequeue;
    __typeof__(pw_stream_queue_buffer) *queue;
    __typeof__(pw_stream_get_time_n) *time;
};

extern struct pipewire_library pipewire;
