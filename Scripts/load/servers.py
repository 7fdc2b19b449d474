"""The servers that are measured, each with a household to ask for."""

import contextlib
import hashlib
import http.client
import json
import os
import pathlib
import re
import secrets
import shutil
import socket
import sqlite3
import statistics
import subprocess
import threading
import time

PASSWORD = "quiet river lamp anna"
OPEN_CHORES = 11
STREAMS = 200
STREAMS_OF_SESSION = 5
HERE = pathlib.Path(__file__).parent


class Failure(Exception):
    """Something could not be measured."""


def write_private(path, text):
    """Writes what nobody else may read."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
    return str(path)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def asked(port, method, path, token="", body=None, headers=None):
    """The answer to one request, as JSON if it is that; `None` where nobody listens yet."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        text = None if body is None else json.dumps(body)
        sent = {"Content-Type": "application/json"} | ({"Authorization": token} if token else {}) | (headers or {})
        connection.request(method, path, text, sent)
        answer = connection.getresponse()
        content = answer.read()
        kind = answer.getheader("Content-Type", "")
    except ConnectionRefusedError:
        return None
    finally:
        connection.close()
    if answer.status not in (200, 201):
        raise Failure(f"{method} {path}: {answer.status} {content[:200]!r}")
    return json.loads(content) if "json" in kind else content


class Process:
    """A server that is measured, and what the system says of it."""

    def __init__(self, command, port, folder, environment=None):
        self.command, self.port, self.folder = command, port, folder
        self.environment = os.environ | (environment or {})
        self.running = None
        self.threads = 0

    def start(self):
        log = open(self.folder / "told", "ab")
        self.running = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment)

    def stop(self):
        if self.running:
            self.running.terminate()
            try:
                self.running.wait(20)
            except subprocess.TimeoutExpired:
                self.running.kill()
                self.running.wait()
            self.running = None

    def wait(self, path, token=""):
        """Waits for the first answer; how many seconds it took since the start."""
        begin = time.monotonic()
        while time.monotonic() < begin + 60:
            if self.running.poll() is not None:
                break
            if asked(self.port, "GET", path, token) is not None:
                return time.monotonic() - begin
            time.sleep(0.001)
        raise Failure(f"{self.command[0]} does not answer: {(self.folder / 'told').read_text()[-500:]}")

    def first_answer(self, path, token, times=5):
        taken = []
        for _ in range(times):
            self.stop()
            self.start()
            taken.append(self.wait(path, token))
        return statistics.median(taken) * 1_000

    def status(self, name):
        text = pathlib.Path(f"/proc/{self.running.pid}/status").read_text()
        return int(re.search(rf"^{name}:\s+(\d+)", text, re.MULTILINE)[1])

    def memory(self):
        return self.status("VmRSS") / 1_024

    def seconds_of_work(self):
        words = pathlib.Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    @contextlib.contextmanager
    def watched(self):
        """Looks how many threads there are meanwhile, and keeps the most."""
        over = threading.Event()

        def look():
            while not over.wait(0.1):
                self.threads = max(self.threads, self.status("Threads"))

        watcher = threading.Thread(target=look)
        watcher.start()
        try:
            yield
        finally:
            over.set()
            watcher.join()


# MARK: - What there is to ask for


class Chorus(Process):
    """Ours, with a household that is copied as often as is asked for."""

    name = "Chorus"

    def __init__(self, program, folder, households):
        port = free_port()
        self.data, self.socket = folder / "data", folder / "socket"
        super().__init__(
            [program, "serve", "--data", str(self.data), "--socket", str(self.socket), "--port", str(port), "--no-backups"],
            port, folder)
        self.program, self.households = program, households

    def say(self, *words, given=None, at=None):
        told = subprocess.run(
            [self.program, "--server", f"unix:{at or self.socket}", *words], input=given, text=True,
            capture_output=True, env=self.environment)
        if told.returncode != 0:
            raise Failure(f"chorus {' '.join(words)}: {told.stderr}")

    def sign_in(self):
        answer = asked(self.port, "POST", "/v1/sessions", body={"name": "anna", "password": PASSWORD})
        return "Bearer " + answer["data"]["token"]

    def prepare(self):
        self.start()
        self.wait("/health/live")
        self.say("register", "--name", "Anna", "--username", "anna", "--password-stdin", given=PASSWORD + "\n")
        self.say("household", "create", "Smith home")
        for child in "Mia", "Max":
            self.say("child", "add", child, "--sign-in", "code")
        for place in range(OPEN_CHORES):
            who = ["--to", ("anna", "mia", "max", "anna")[place % 4]] if place % 4 < 3 else []
            when = ["--every", "day"] if place % 2 else []
            self.say("chore", "add", f"Wash the dishes of day {place}", "--points", "1", *who, *when)
        token = self.sign_in()
        chores = asked(self.port, "GET", "/v1/chores", token)["data"]
        self.check(chores)
        self.stop()
        self.tokens = [token] + copy_household(self.data / "chorus.db", token, self.households - 1)
        self.start()
        self.wait("/health/live")
        # Those that are not copied listen later.
        self.listeners = [self.sign_in() for _ in range(STREAMS // STREAMS_OF_SESSION)]
        path = self.folder
        self.all = write_private(path / "all.json", json.dumps(self.tokens))
        self.one = write_private(path / "one.json", json.dumps(self.tokens[:1]))

    def check(self, chores):
        found = json.dumps(chores).count("Wash the dishes")
        if found != OPEN_CHORES:
            raise Failure(f"The open list has {found} chores in place of {OPEN_CHORES}.")

    today = {"method": "GET", "path": "/v1/chores?filter=today"}
    open_list = {"method": "GET", "path": "/v1/chores"}
    # The first chore of each household is a parent's, done once.
    done = {"method": "POST", "path": "/v1/chores/1/completion", "first": 1}


class PocketBase(Process):
    """What is compared with."""

    name = "PocketBase"

    def __init__(self, program, folder, households):
        port = free_port()
        settings = {"name": "anna@example.org", "password": PASSWORD, "families": households}
        steps = folder / "steps"
        steps.mkdir()
        shutil.copy(HERE / "families.js", steps / "1_families.js")
        super().__init__(
            [program, "serve", "--http", f"127.0.0.1:{port}", "--dir", str(folder / "data"), "--migrationsDir", str(steps),
             "--hooksDir", str(folder / "hooks"), "--publicDir", str(folder / "public"), "--hooksWatch=false"],
            port, folder, {"CHORUS_MEASURE_PEER": write_private(folder / "peer.json", json.dumps(settings))})

    def prepare(self):
        self.start()
        self.wait("/api/health")
        answer = asked(
            self.port, "POST", "/api/collections/users/auth-with-password",
            body={"identity": "anna@example.org", "password": PASSWORD})
        self.tokens = [answer["token"]]
        found = asked(self.port, "GET", self.open_list["path"], self.tokens[0])
        if len(found["items"]) != 12:
            raise Failure(f"PocketBase has {len(found['items'])} chores of a family in place of 12.")
        self.all = self.one = write_private(self.folder / "one.json", json.dumps(self.tokens))

    records = "/api/collections/chores/records"
    # Without counting all of them, which it does else.
    open_list = {
        "method": "GET", "path": records + "?skipTotal=1&perPage=30&filter=family%3D%22family7%22%26%26done%3Dfalse"}
    # None of the family whose list is asked for: an empty answer to a filter waits for up to half a second, on purpose.
    done = {"first": 96, "method": "PATCH", "path": records + "/c{place}", "body": '{"done":true}'}


def copy_household(file, token, times):
    """Copies the household, its people, chores and one session behind the gate's back; the tokens of the copies.

    Identities get the number of the copy, so that keys stay keys.
    """
    digest = hashlib.sha256(bytes.fromhex(token.split()[1])).digest()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as base:
        base.execute("PRAGMA synchronous = OFF")
        home, = base.execute("SELECT household_id FROM session WHERE digest = ?", [digest]).fetchone()
        rows = []
        for table, in base.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = [row[1] for row in base.execute(f'PRAGMA table_info("{table}")')]
            if table in ("linking_key", "undo", "outcome"):
                continue
            if table == "session":
                chosen = base.execute("SELECT * FROM session WHERE digest = ?", [digest])
            elif table == "household":
                chosen = base.execute("SELECT * FROM household WHERE id = ?", [home])
            elif table in ("account", "account_setting"):
                chosen = base.execute(f"SELECT * FROM {table}")
            elif "household_id" in columns:
                chosen = base.execute(f'SELECT * FROM "{table}" WHERE household_id = ?', [home])
            else:
                continue
            sql = f'INSERT INTO "{table}" VALUES ({", ".join("?" * len(columns))})'
            for row in chosen.fetchall():
                rows.append((table, sql, columns, row))
        # They would add what is copied anyhow.
        triggers = base.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        tokens = []
        base.execute("BEGIN")
        for name, _ in triggers:
            base.execute(f'DROP TRIGGER "{name}"')
        for number in range(1, times + 1):
            own = secrets.token_bytes(32)
            tokens.append("Bearer " + own.hex())
            mark = number.to_bytes(4, "big")

            def copied(table, column, value):
                if table == "session" and column == "digest":
                    return hashlib.sha256(own).digest()
                if column == "username":
                    return f"{value}{number}"
                if isinstance(value, bytes) and len(value) == 16 and (column == "id" or column.endswith("_id")):
                    return value[:12] + bytes(a ^ b for a, b in zip(value[12:], mark))
                return value

            for table, sql, columns, row in rows:
                base.execute(sql, [copied(table, column, value) for column, value in zip(columns, row)])
        for _, sql in triggers:
            base.execute(sql)
        base.execute("COMMIT")
    return tokens
