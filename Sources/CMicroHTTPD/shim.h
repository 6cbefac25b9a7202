// libmicrohttpd, found when it is first needed: with it come nine other libraries, for encrypted connections that nobody makes
// here, and these would take a third of the time in which each command starts.
//
// Functions that take any number of arguments, which Swift cannot call, are here under names with a fixed number.
#ifndef PILASTER_CMICROHTTPD_H
#define PILASTER_CMICROHTTPD_H

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>
#include <microhttpd.h>

// The functions that are used, each with the type that the library's header gives it.
#define CMICROHTTPD_FUNCTIONS(F) \
    F(MHD_add_response_header) \
    F(MHD_create_response_from_buffer) \
    F(MHD_create_response_from_callback) \
    F(MHD_create_response_from_fd_at_offset64) \
    F(MHD_destroy_response) \
    F(MHD_get_connection_values) \
    F(MHD_get_daemon_info) \
    F(MHD_get_timeout) \
    F(MHD_is_feature_supported) \
    F(MHD_queue_response) \
    F(MHD_resume_connection) \
    F(MHD_run) \
    F(MHD_run_wait) \
    F(MHD_start_daemon) \
    F(MHD_stop_daemon) \
    F(MHD_suspend_connection)

// Nobody changes it once it is there, so any thread may have it.
struct __attribute__((swift_attr("@Sendable"))) cmicrohttpd_library {
#define CMICROHTTPD_FIELD(name) __typeof__(&name) _Nonnull name;
    CMICROHTTPD_FUNCTIONS(CMICROHTTPD_FIELD)
#undef CMICROHTTPD_FIELD
};

// Finds the library and its functions. Where something is missing, nothing that is returned may be called, and `cause` tells what
// it is, in the words of the system.
static inline struct cmicrohttpd_library cmicrohttpd_load(const char *_Nullable *_Nonnull cause)
{
    struct cmicrohttpd_library library;
    memset(&library, 0, sizeof library);
    *cause = NULL;
#ifdef __APPLE__
    // The linker has found it already: folders of package managers are unknown when a program runs.
#define CMICROHTTPD_FIND(name) library.name = &name;
#else
    void *handle = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
    // Another version's, where somebody builds with it.
    if (handle == NULL)
        handle = dlopen("libmicrohttpd.so", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) {
        *cause = dlerror();
        return library;
    }
#define CMICROHTTPD_FIND(name) \
    if ((library.name = (__typeof__(&name))dlsym(handle, #name)) == NULL) \
        *cause = dlerror();
#endif
    CMICROHTTPD_FUNCTIONS(CMICROHTTPD_FIND)
#undef CMICROHTTPD_FIND
    return library;
}

// Leaves the target of a request as it came: whoever looks it up must see what was encoded.
static size_t cmicrohttpd_keep(void *state, struct MHD_Connection *connection, char *text)
{
    (void)state;
    (void)connection;
    return strlen(text);
}

// A daemon without threads of its own, on a socket that listens already.
static inline struct MHD_Daemon *cmicrohttpd_start(
    struct cmicrohttpd_library library, MHD_socket socket, MHD_AccessHandlerCallback handler, void *state,
    unsigned int connections, unsigned int seconds, size_t memory)
{
    unsigned int flags = MHD_ALLOW_SUSPEND_RESUME;
    if (library.MHD_is_feature_supported(MHD_FEATURE_EPOLL) == MHD_YES)
        flags |= MHD_USE_EPOLL;
    return library.MHD_start_daemon(
        flags, 0, NULL, NULL, handler, state,
        MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_UNESCAPE_CALLBACK, &cmicrohttpd_keep, NULL,
        MHD_OPTION_END);
}

// The descriptor that becomes readable when the daemon has something to do, or -1 where the system has no epoll.
static inline int cmicrohttpd_descriptor(struct cmicrohttpd_library library, struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = library.MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info == NULL ? -1 : info->epoll_fd;
}

// How many connections there are, those that have just ended left out.
static inline unsigned int cmicrohttpd_connections(struct cmicrohttpd_library library, struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = library.MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info == NULL ? 0 : info->num_connections;
}

#endif
