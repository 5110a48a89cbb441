"""File descriptors: how many connections the system allows."""

import sys

ENOUGH = 65_536
RESERVED = 128  # descriptors for the database, pictures, threads and whatever else a server opens


def connections_possible() -> int:
    """Raises the process's own limit to what the system allows, and says how many connections that is."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - RESERVED, wanted // 2)
