"""Numbers for whoever runs a server. No name, card or secret is in any of them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

TABLES = Gauge("twinpack_tables", "Tables in memory", registry=REGISTRY)
CONNECTIONS = Gauge("twinpack_connections", "Clients connected", registry=REGISTRY)
ENTRIES = Counter("twinpack_entries", "Entries written to matches", registry=REGISTRY)
REFUSALS = Counter("twinpack_refusals", "Messages refused, by reason", ["code"], registry=REGISTRY)
SLOW_READERS = Counter("twinpack_slow_readers", "Clients let go because they did not read", registry=REGISTRY)
ACTIONS = Histogram(
    "twinpack_action_seconds",
    "From the arrival of an action until it is on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)


def text() -> bytes:
    """All numbers in the format of Prometheus."""
    return generate_latest(REGISTRY)
