// Functions of libmicrohttpd that take any number of arguments, which Swift cannot call, under names with a fixed number.
#ifndef PILASTER_CMICROHTTPD_H
#define PILASTER_CMICROHTTPD_H

#include <string.h>
#include <microhttpd.h>

// Leaves the target of a request as it came: whoever looks it up must see what was encoded.
static size_t cmicrohttpd_keep(void *state, struct MHD_Connection *connection, char *text)
{
    (void)state;
    (void)connection;
    return strlen(text);
}

// A daemon without threads of its own, on a socket that listens already.
static inline struct MHD_Daemon *cmicrohttpd_start(
    MHD_socket socket, MHD_AccessHandlerCallback handler, void *state, unsigned int connections, unsigned int seconds,
    size_t memory)
{
    unsigned int flags = MHD_ALLOW_SUSPEND_RESUME;
    if (MHD_is_feature_supported(MHD_FEATURE_EPOLL) == MHD_YES)
        flags |= MHD_USE_EPOLL;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handler, state,
        MHD_OPTION_LISTEN_SOCKET, socket,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_UNESCAPE_CALLBACK, &cmicrohttpd_keep, NULL,
        MHD_OPTION_END);
}

// The descriptor that becomes readable when the daemon has something to do, or -1 where the system has no epoll.
static inline int cmicrohttpd_descriptor(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info == NULL ? -1 : info->epoll_fd;
}

// How many connections there are, those that have just ended left out.
static inline unsigned int cmicrohttpd_connections(struct MHD_Daemon *daemon)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
    return info == NULL ? 0 : info->num_connections;
}

#endif
