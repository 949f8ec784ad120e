/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "CPipeWire.h"

struct pipewire_library pipewire;

#define FIND(member, name) \
    if (!(pipewire.member = (__typeof__(pipewire.member))dlsym(library, name))) return name

static const char *load(void) {
    void *library = dlopen("libpipewire-0.3.so.0", RTLD_NOW);
    if (!library) return "libpipewire-0.3.so.0";
    FIND(init, "pw_init");
    FIND(log, "pw_log_set_level");
    FIND(loop_new, "pw_thread_loop_new");
    FIND(loop_get, "pw_thread_loop_get_loop");
    FIND(loop_start, "pw_thread_loop_start");
    FIND(lock, "pw_thread_loop_lock");
    FIND(unlock, "pw_thread_loop_unlock");
    FIND(signal, "pw_thread_loop_signal");
    FIND(time_after, "pw_thread_loop_get_time");
    FIND(wait, "pw_thread_loop_timed_wait_full");
    FIND(context_new, "pw_context_new");
    FIND(add_plugins, "pw_context_add_spa_lib");
    FIND(load_module, "pw_context_load_module");
    FIND(connect, "pw_context_connect");
    FIND(disconnect, "pw_core_disconnect");
    FIND(proxy_destroy, "pw_proxy_destroy");
    FIND(properties, "pw_properties_new");
    FIND(set, "pw_properties_set");
    FIND(stream_new, "pw_stream_new");
    FIND(stream_listen, "pw_stream_add_listener");
    FIND(stream_connect, "pw_stream_connect");
    FIND(stream_update, "pw_stream_update_properties");
    FIND(stream_destroy, "pw_stream_destroy");
    FIND(stream_state, "pw_stream_get_state");
    FIND(node_id, "pw_stream_get_node_id");
    FIND(set_active, "pw_stream_set_active");
    FIND(dequeue, "pw_stream_dequeue_buffer");
    FIND(queue, "pw_stream_queue_buffer");
    FIND(time, "pw_stream_get_time_n"); /* since 0.3.50 */
    pipewire.init(0, 0);
    /* Its functions report all errors that matter, so it need not log them. */
    if (!getenv("PIPEWIRE_DEBUG")) pipewire.log(SPA_LOG_LEVEL_NONE);
    return 0;
}

/* The thread of an open stream reads the functions while another stream is opened, so they are written once. */
const char *pipewire_load(void) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static bool is_loaded;
    pthread_mutex_lock(&lock);
    const char *missing = is_loaded ? 0 : load();
    is_loaded = !missing;
    pthread_mutex_unlock(&lock);
    return missing;
}
