"""One process of OpenStack Swift, which serves S3 to `npm run cluster`: accounts, buckets, objects, or the proxy in front of them.

Debian's package python3-swift has the programs as a library; the services of its other packages would start with the machine.

    python3 serve.py rings <folder> <port of accounts> <of containers> <of objects>
    python3 serve.py account|container|object|proxy <folder>
"""

import sys

from swift.common.utils import set_swift_dir

KINDS = ("account", "container", "object")


def make_rings(folder, ports):
    """Says where each kind is kept: on one disk, once."""
    from swift.common.ring import RingBuilder

    for kind, port in zip(KINDS, ports):
        builder = RingBuilder(4, 1, 0)
        address = {"ip": "127.0.0.1", "port": int(port)}
        replication = {"replication_ip": "127.0.0.1", "replication_port": int(port)}
        place = {"id": 0, "region": 1, "zone": 1, "device": "disk", "weight": 1.0, "meta": ""}
        builder.add_dev({**place, **address, **replication})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{kind}.ring.gz")


def serve(kind, folder):
    from swift.common.wsgi import run_wsgi

    more = {}
    if kind == "object":
        from swift.obj import server

        more["global_conf_callback"] = server.global_conf_callback
    return run_wsgi(f"{folder}/{kind}.conf", f"{kind}-server", verbose=True, **more)


class NoCache:
    """Answers for a memcached, which tempauth insists on: nothing is ever found in it."""

    def __init__(self, app):
        self.app = app

    def __call__(self, env, start_response):
        env["swift.cache"] = self
        return self.app(env, start_response)

    def get(self, *_, **__):
        return None

    set = delete = incr = decr = get


def no_cache(_global_conf, **_conf):
    return NoCache


if __name__ == "__main__":
    task, where = sys.argv[1:3]
    set_swift_dir(where)
    if task == "rings":
        make_rings(where, sys.argv[3:])
    else:
        sys.exit(serve(task, where))
