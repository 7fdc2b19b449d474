"""A shell whose server is far away: each byte between them takes its time, as over a network."""

import asyncio
import fcntl
import os
import pty
import re
import select
import statistics
import struct
import sys
import termios
import threading
import time

from servers import OPEN_CHORES, PASSWORD, Failure


class Wire:
    """A socket behind which another one is, a while away; connecting takes a way there and back, too."""

    def __init__(self, socket, target, one_way):
        self.socket, self.target, self.one_way = str(socket), str(target), one_way
        self.is_there = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self.serve()), daemon=True).start()
        if not self.is_there.wait(10):
            raise Failure("Nobody listens at the far end.")

    async def serve(self):
        server = await asyncio.start_unix_server(self.meet, self.socket)
        self.is_there.set()
        await server.serve_forever()

    async def meet(self, near_reader, near_writer):
        await asyncio.sleep(2 * self.one_way)
        far_reader, far_writer = await asyncio.open_unix_connection(self.target)
        await asyncio.gather(self.carry(near_reader, far_writer), self.carry(far_reader, near_writer))

    async def carry(self, reader, writer):
        loop = asyncio.get_running_loop()
        try:
            while data := await reader.read(65_536):
                loop.call_later(self.one_way, writer.write, data)
        except ConnectionError:
            pass
        loop.call_later(self.one_way, writer.close)


class Prompt:
    """A shell at a terminal."""

    # A prompt, of a child or of a parent, and behind it only what moves the cursor.
    READY = re.compile(rb"\n[^\n]*[>#] (\x1b\[[0-9;?]*[a-zA-Z])*$")

    def __init__(self, program, socket, environment):
        pid, self.terminal = pty.fork()
        if pid == 0:
            os.execve(program, [program, "--server", f"unix:{socket}"], environment | {"TERM": "xterm"})
        # Long enough for every list, so that none is shown page by page.
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 200, 120, 0, 0))
        self.told = b""
        self.read()

    def read(self):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            if not select.select([self.terminal], [], [], 1)[0]:
                continue
            try:
                self.told += os.read(self.terminal, 65_536)
            except OSError:
                break
            if self.READY.search(self.told):
                return
        raise Failure(f"No prompt comes: {self.told[-400:]!r}")

    def say(self, line):
        """How many seconds it takes until the next line can be typed."""
        while select.select([self.terminal], [], [], 0.3)[0]:
            os.read(self.terminal, 65_536)
        self.told = b""
        begin = time.monotonic()
        os.write(self.terminal, line.encode() + b"\r")
        self.read()
        return time.monotonic() - begin

    def close(self):
        os.close(self.terminal)


def evenings(numbers):
    """What a parent types of an evening, for each of some chores of their own; each line is one kind of ten."""
    for number in numbers:
        yield from (
            "today", "chores", "points", "rewards", "week", f"chore show {number}", f"done {number}", "undo",
            f"add Sweep {number} tomorrow for anna", "why")


def taken(chorus, folder, round_trip=0.05, times=10):
    """The milliseconds that lines took at a prompt whose server is a round trip away, by their first words."""
    for number in range(times + 1):
        chorus.say("chore", "add", f"Water the plants {number}", "--to", "anna", "--due", "today")
    # Whoever has done something before earns no badge with the next, which undo would take back with words of its own.
    chorus.say("done", str(OPEN_CHORES + times + 1))
    wire = Wire(folder / "far", chorus.socket, round_trip / 2)
    # Whoever is signed in is so at one address.
    chorus.say("login", "anna", "--password-stdin", given=PASSWORD + "\n", at=wire.socket)
    prompt = Prompt(chorus.program, wire.socket, chorus.environment)
    found = {}
    try:
        for line in evenings(range(OPEN_CHORES + 1, OPEN_CHORES + 1 + times)):
            found.setdefault(" ".join(line.split()[:2 if line.startswith("chore ") else 1]), []).append(
                1_000 * prompt.say(line))
    finally:
        prompt.close()
    return found


def told(found):
    """The lines that took longest, for whoever wants to know."""
    slow = sorted(((statistics.median(all_), name) for name, all_ in found.items()), reverse=True)[:3]
    print("slowest far away: " + ", ".join(f"{name} {time_:.0f} ms" for time_, name in slow), file=sys.stderr)
