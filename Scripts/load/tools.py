"""What asks: k6 at a rate, wrk for the most, and many who listen."""

import json
import re
import secrets
import selectors
import shutil
import socket
import subprocess
import threading
import time

from servers import HERE, STREAMS, STREAMS_OF_SESSION, Failure, asked, write_private


class Load:
    """Sends what is asked, by k6 or wrk, and reads how it went."""

    def __init__(self, k6, folder, seconds):
        self.k6, self.folder, self.seconds = k6, folder, seconds
        self.wrk = shutil.which("wrk")

    def run(self, server, seconds=None, **steps):
        """How the steps went: by their names, what to ask and how often."""
        out = self.folder / "out.json"
        plan = {
            "address": f"http://127.0.0.1:{server.port}", "out": str(out), "seconds": seconds or self.seconds,
            "run": secrets.token_hex(4), "steps": [{"name": name} | step for name, step in steps.items()]}
        path = write_private(self.folder / "plan.json", json.dumps(plan))
        out.unlink(missing_ok=True)
        with server.watched():
            told = subprocess.run(
                [self.k6, "run", "--quiet", "--no-usage-report", "--log-output=stderr", "-e", f"PLAN={path}",
                 str(HERE / "ask.js")], capture_output=True, text=True)
        if told.returncode != 0 or not out.exists():
            raise Failure(f"k6: {told.stderr[-1_000:]}")
        found = json.loads(out.read_text())
        for name in steps:
            if found[name]["count"] == 0:
                raise Failure(f"k6 got no answer to what it asked {server.name} ({name}).")
            if "rate" in steps[name]:
                # Whoever is still waiting for an answer sends nothing new.
                due = steps[name]["rate"] * plan["seconds"]
                found[name]["not sent"] = max(0, due - 1 - found[name]["count"])
        return found

    def at_rate(self, server, step, rate, tokens):
        step = step | {"rate": rate, "tokens": tokens}
        self.run(server, seconds=2, warm=step)
        return self.run(server, asked=step)["asked"]

    def most(self, server, step, clients=16):
        """How many a second are answered, and how much of a processor each takes."""
        step = step | {"clients": clients, "tokens": server.one}
        self.run(server, seconds=2, warm=step)
        begin = server.seconds_of_work()
        if self.wrk:
            count, rate = self.by_wrk(server, step, clients)
        else:
            found = self.run(server, asked=step)["asked"]
            if found["errors"]:
                raise Failure(f"{server.name} said no to {found['errors']} requests.")
            count = found["count"]
            rate = count / self.seconds
        return rate, (server.seconds_of_work() - begin) / count * 1_000

    def by_wrk(self, server, step, clients):
        script = write_private(
            self.folder / "wrk.lua", f'wrk.headers["Authorization"] = "{server.tokens[0]}"\n')
        with server.watched():
            told = subprocess.run(
                [self.wrk, "-t1", f"-c{clients}", f"-d{self.seconds}s", "-s", script,
                 f"http://127.0.0.1:{server.port}{step['path']}"], capture_output=True, text=True)
        count = re.search(r"(\d+) requests in", told.stdout)
        rate = re.search(r"Requests/sec:\s+([\d.]+)", told.stdout)
        if not count or not rate or "Non-2xx" in told.stdout:
            raise Failure(f"wrk: {told.stdout}{told.stderr}")
        return int(count[1]), float(rate[1])


class Streams:
    """Many who listen at once, each on a connection of its own."""

    def __init__(self, server):
        self.selector = selectors.DefaultSelector()
        self.server = server
        for token in server.listeners:
            for _ in range(STREAMS_OF_SESSION):
                stream = socket.create_connection(("127.0.0.1", server.port))
                stream.sendall(
                    f"GET /wire/events HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nChorus-Wire: 1\r\n"
                    f"Authorization: {token}\r\n\r\n".encode())
                stream.setblocking(False)
                self.selector.register(stream, selectors.EVENT_READ)
        self.hear(b"retry:")

    def hear(self, word, seconds=20):
        """Waits until each has heard the word."""
        until = time.monotonic() + seconds
        left = {key.fileobj for key in self.selector.get_map().values()}
        while left:
            if time.monotonic() > until:
                raise Failure(f"{len(left)} of {STREAMS} who listen have heard nothing.")
            for key, _ in self.selector.select(0.1):
                text = key.fileobj.recv(65_536)
                if not text or text.startswith(b"HTTP/1.1 ") and not text.startswith(b"HTTP/1.1 200"):
                    raise Failure(f"A stream ended: {text[:200]!r}")
                if word in text:
                    left.discard(key.fileobj)

    def times(self, rounds=10):
        """How many milliseconds it takes from asking for a change until all have seen it."""
        taken = []
        for place in range(rounds):
            request = {"Idempotency-Key": f"{secrets.token_hex(4)}-0000-4000-8000-{place:012}"}
            method = "DELETE" if place % 2 else "POST"
            begin = time.monotonic()
            change = threading.Thread(
                target=asked, args=[self.server.port, method, "/v1/chores/9/completion", self.server.tokens[0]],
                kwargs={"headers": request})
            change.start()
            self.hear(b"event: changed")
            taken.append((time.monotonic() - begin) * 1_000)
            change.join()
        return taken

    def close(self):
        for key in list(self.selector.get_map().values()):
            key.fileobj.close()
        self.selector.close()
