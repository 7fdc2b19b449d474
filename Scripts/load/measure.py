"""Asks a server of ours and PocketBase the same, in turns, and prints what came of it beside what it has to be."""

import argparse
import os
import pathlib
import statistics
import sys
import tempfile

import far
from servers import OPEN_CHORES, STREAMS, Chorus, Failure, PocketBase
from tools import Load, Streams

CLIENTS = 50


class Table:
    """What was measured, beside what it has to be."""

    def __init__(self):
        self.rows = []

    def add(self, what, own, peer="", goal="", parts=()):
        """A row; each of its parts is a name, and what was measured as a part of its goal."""
        self.rows.append((what, own, peer, goal, parts))

    def text(self):
        lines = [("", "Chorus", "PocketBase", "goal", "kept")]
        for what, own, peer, goal, parts in self.rows:
            kept = "" if not parts else "yes" if all(part <= 1 for _, part in parts) else "no"
            lines.append((what, own, peer, goal, kept))
        widths = [max(len(line[column]) for line in lines) for column in range(5)]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)

    def plain(self):
        return "\n".join(f"{name}\t{part:.3f}" for row in self.rows for name, part in row[4])


def milliseconds(found):
    told = f"p50 {found['p50']:.1f}, p99 {found['p99']:.1f} ms"
    for word in "errors", "not sent":
        if found[word]:
            told += f", {found[word]} {word}"
    return told


def part(found, goal):
    """An error is as bad as whatever is far from its goal."""
    return max(found["p99"] / goal, 10.0 if found["errors"] or found["not sent"] else 0)


def measure(chorus, peer, load, table):
    found = load.at_rate(chorus, chorus.today, 200, chorus.all)
    table.add(
        f"today, {chorus.households:,} households, 200/s", milliseconds(found), "", "p99 10 ms, 0 errors",
        [("today", part(found, 10))])

    found = load.at_rate(chorus, chorus.open_list, 200, chorus.all)
    other = load.at_rate(peer, peer.open_list, 200, peer.all)
    table.add(
        f"open list, {OPEN_CHORES} chores to 12 rows, 200/s", milliseconds(found), milliseconds(other), "p99 10 ms",
        [("open-list", part(found, 10))])

    rate, work = load.most(chorus, chorus.open_list)
    memory = chorus.memory()
    other_rate, other_work = load.most(peer, peer.open_list)
    other_memory = peer.memory()
    table.add(
        "the same, most a second, 16 clients", f"{rate:,.0f} (x {rate / other_rate:.2f})", f"{other_rate:,.0f}", "x 0.8",
        [("most", 0.8 * other_rate / rate)])
    table.add("  a processor's time for each", f"{work:.2f} ms (x {work / other_work:.2f})", f"{other_work:.2f} ms")
    table.add(
        "  memory after it", f"{memory:.0f} MB (x {memory / other_memory:.2f})", f"{other_memory:.0f} MB", "x 0.6",
        [("memory", memory / other_memory / 0.6)])

    lines = far.taken(chorus, chorus.folder)
    far.told(lines)
    all_lines = sorted(time for times in lines.values() for time in times)
    most = all_lines[len(all_lines) * 95 // 100 - 1]
    table.add(
        f"{len(all_lines)} lines at a prompt 50 ms away", f"p50 {statistics.median(all_lines):.0f}, p95 {most:.0f} ms", "",
        "p95 120 ms", [("far", most / 120)])

    # As many households as there are chores done, so that each is done once.
    both = []
    for server in chorus, peer:
        load.run(server, seconds=2, warm=server.open_list | {"rate": 100, "tokens": server.all})
        steps = load.run(
            server, done=server.done | {"rate": 20, "tokens": server.all},
            reads=server.open_list | {"rate": 200, "tokens": server.all})
        both.append((steps["done"], steps["reads"]))
    (done, reads), (other_done, other_reads) = both
    table.add("20 done/s, while there are", milliseconds(done), milliseconds(other_done), "p99 50 ms", [("done", part(done, 50))])
    table.add("  200 reads/s", milliseconds(reads), milliseconds(other_reads), "p99 25 ms", [("reads", part(reads, 25))])

    streams = Streams(chorus)
    try:
        with chorus.watched():
            taken = streams.times()
        table.add(
            f"{STREAMS} streams, until all have seen a change",
            f"p50 {statistics.median(taken):.0f}, most {max(taken):.0f} ms", "", "250 ms",
            [("streams", max(taken) / 250)])
        load.run(chorus, asked=chorus.open_list | {"clients": CLIENTS, "tokens": chorus.all})
        memory = chorus.memory()
    finally:
        streams.close()
    table.add(f"memory with them and {CLIENTS} clients", f"{memory:.0f} MB", "", "128 MB", [("memory-all", memory / 128)])
    table.add("threads at most", f"{chorus.threads}", f"{peer.threads}")

    first = chorus.first_answer(chorus.today["path"], chorus.tokens[0])
    other = peer.first_answer(peer.open_list["path"], peer.tokens[0])
    table.add("start to first answer", f"{first:.0f} ms", f"{other:.0f} ms", "100 ms", [("start", first / 100)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("chorus")
    parser.add_argument("pocketbase")
    parser.add_argument("k6")
    parser.add_argument("--seconds", type=int, required=True)
    parser.add_argument("--households", type=int, required=True)
    parser.add_argument("--plain", action="store_true")
    options = parser.parse_args()
    # Each chore is done once.
    households = max(options.households, 20 * options.seconds + 30)
    table = Table()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for own in "chorus", "peer":
            (folder / own).mkdir()
        os.environ |= {
            "HOME": name, "XDG_STATE_HOME": f"{name}/state", "XDG_CONFIG_HOME": f"{name}/config", "LC_ALL": "C.UTF-8",
            "K6_NO_USAGE_REPORT": "true"}
        os.environ.pop("CHORUS_SERVER", None)
        load = Load(os.path.abspath(options.k6), folder, options.seconds)
        chorus = Chorus(os.path.abspath(options.chorus), folder / "chorus", households)
        peer = PocketBase(os.path.abspath(options.pocketbase), folder / "peer", households)
        begin = os.getloadavg()[0]
        try:
            chorus.prepare()
            peer.prepare()
            measure(chorus, peer, load, table)
        except Failure as failure:
            print(f"error: {failure}", file=sys.stderr)
            return 1
        finally:
            if table.rows:
                print(table.plain() if options.plain else table.text())
            chorus.stop()
            peer.stop()
    if not options.plain:
        print(f"{options.seconds} s each; load of this computer {begin:.1f} before, {os.getloadavg()[0]:.1f} after; "
              f"{os.cpu_count()} processors, that of k6{' and wrk' if load.wrk else ''} among them")
    return 0


sys.exit(main())
