"""Measures the reference with the policies, entities and requests that the benchmark left in a folder,
and prints how much faster or slower ours is. The times are those that cedarpy itself reports for
deciding alone, without building requests or reading anything."""

import json
import pathlib
import statistics
import sys

try:
    import cedarpy
except ImportError:
    sys.exit("Python has no cedarpy here, so there is nothing to compare with (pip install cedarpy==4.12.0).")

folder = pathlib.Path(sys.argv[1])
policies = cedarpy.PolicySet.from_str((folder / "policies.cedar").read_text())
entities = cedarpy.Entities.from_json_str((folder / "entities.json").read_text())
requests = json.loads((folder / "requests.json").read_text())
decisions = json.loads((folder / "decisions.json").read_text())
ours = int((folder / "median").read_text())

times = []
for _ in range(20):
    answers = cedarpy.is_authorized_batch(requests, policies, entities)
    if [answer.decision.name.lower() for answer in answers] != decisions:
        sys.exit("The reference decides otherwise.")
    times += [answer.metrics["authz_duration_micros"] * 1000 for answer in answers]

theirs = statistics.median(times)
p99 = statistics.quantiles(times, n=100)[98]
print("\nThe reference through cedarpy, with the last of these")
print(f"  authorize  median {theirs:.0f} ns, p99 {p99:.0f} ns")
print(f"  ratio      {theirs / ours:.1f}, of their median to ours")
