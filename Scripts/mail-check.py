"""Has the courier send a mail by msmtp to a server of our own, and compares what came with what was sent."""

import email
import email.policy
import json
import os
import pathlib
import socketserver
import subprocess
import sys
import tempfile
import threading

TITLE = "Für Mia: \u201eMüll\u201c"
TEXT = "2 Aufgaben sind fällig.\n.\nFrom here on: 😀\n" + "x" * 1_200
came = []


class Server(socketserver.StreamRequestHandler):
    """As much of SMTP as it takes to get a mail."""

    def say(self, text):
        self.wfile.write(text.encode() + b"\r\n")

    def handle(self):
        self.say("220 test")
        mail = {}
        while line := self.rfile.readline():
            word = line.split(b":")[0].split()[0].upper()
            if word in (b"EHLO", b"HELO"):
                self.say("250 test")
            elif word == b"MAIL":
                mail = {"from": line.decode().strip()}
                self.say("250 ok")
            elif word == b"RCPT":
                mail["to"] = line.decode().strip()
                self.say("250 ok")
            elif word == b"DATA":
                self.say("354 go on")
                lines = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part[1:] if part.startswith(b".") else part)
                came.append(mail | {"data": b"".join(lines)})
                self.say("250 ok")
            else:
                self.say("221 bye")
                return


def main(courier, sendmail):
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Server) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with tempfile.TemporaryDirectory() as home:
            settings = pathlib.Path(home, ".msmtprc")
            settings.write_text(
                f"account default\nhost 127.0.0.1\nport {server.server_address[1]}\n"
                "auth off\ntls off\n")
            settings.chmod(0o600)
            dispatch = {
                "id": "check-1",
                "way": {
                    "kind": "mail", "to": "anna@example.org", "from": "chorus@example.org",
                    "sendmail": sendmail,
                },
                "message": {
                    "title": TITLE, "text": TEXT, "urgency": "normal", "at": 1_795_669_567_089,
                    "replies": [],
                },
            }
            run = subprocess.run(
                [courier], input=json.dumps(dispatch) + "\n", capture_output=True, text=True,
                env=os.environ | {"HOME": home}, timeout=60, check=False)
        server.shutdown()
    receipt = json.loads(run.stdout)
    assert receipt == {"id": "check-1", "outcome": "accepted"}, (receipt, run.stderr)
    assert len(came) == 1, came
    mail = came[0]
    assert "<chorus@example.org>" in mail["from"] and "<anna@example.org>" in mail["to"], mail
    message = email.message_from_bytes(mail["data"], policy=email.policy.default)
    assert not message.defects, message.defects
    assert message["Subject"] == TITLE, message["Subject"]
    text = message.get_content().replace("\r\n", "\n")
    assert text.rstrip("\n") == TEXT, repr(text)
    assert all(len(line) <= 998 for line in mail["data"].split(b"\r\n"))
    print(f"msmtp took the mail, and it came whole: {len(mail['data'])} bytes.")


main(*sys.argv[1:])
