"""Reads the calendars in a folder with icalendar and recurring-ical-events, and compares the dates of each file of events,
rules expanded, with those of the file of to-dos beside it, in which each date stands by itself.

    calendar-oracle.py FOLDER

A time is compared twice: as the clock of its zone shows it, and as a moment, by what the file itself says of the zone
(VTIMEZONE) and by the system's database of zones.
"""

import json
import re
import sys
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events


def number(component):
    return int(str(component["UID"]).split("-")[1])


def key(component, moment):
    local = moment.replace(tzinfo=None).isoformat() if isinstance(moment, datetime) else moment.isoformat()
    return number(component), local


def check_text(path):
    data = path.read_bytes()
    assert data.endswith(b"\r\n"), f"{path}: no CR LF at the end"
    for line in data.split(b"\r\n"):
        assert len(line) <= 75, f"{path}: a line of {len(line)} bytes"
        assert b"\n" not in line and b"\r" not in line, f"{path}: a lone CR or LF"
        line.decode("utf-8")


def offsets(calendar):
    """The zones that the file brings along, as Python objects made of nothing else."""
    return {str(zone["TZID"]): zone.to_tz(lookup_tzid=False) for zone in calendar.walk("VTIMEZONE")}


def check_moments(path, calendar, moments):
    zones = offsets(calendar)
    count = 0
    for moment in moments:
        if not isinstance(moment, datetime) or moment.tzinfo is None:
            continue
        name = getattr(moment.tzinfo, "key", None) or str(moment.tzinfo)
        if name in ("UTC", "Etc/UTC"):
            continue
        local = moment.replace(tzinfo=None)
        own = local.replace(tzinfo=zones[name]).utcoffset()
        known = local.replace(tzinfo=ZoneInfo(name)).utcoffset()
        # A time that clocks skip has two readings, of which RFC 5545 takes the one before.
        if is_skipped(local, ZoneInfo(name)):
            continue
        assert own == known, f"{path}: {local} in {name} is {own}, not {known}"
        count += 1
    return count


def is_skipped(local, zone):
    there = local.replace(tzinfo=zone)
    back = there.astimezone(ZoneInfo("UTC")).astimezone(zone)
    return back.replace(tzinfo=None) != local


def main(folder):
    files = rules = dates = moments = errors = 0
    for path in sorted(Path(folder).glob("*-events.ics")):
        other = Path(str(path).replace("-events", "-todos"))
        answer = json.loads(Path(str(path) + ".json").read_text())["data"]
        first, last = date.fromisoformat(answer["from"]), date.fromisoformat(answer["to"])
        for file in (path, other):
            check_text(file)
        events = icalendar.Calendar.from_ical(path.read_bytes())
        todos = icalendar.Calendar.from_ical(other.read_bytes())
        errors += sum(len(component.errors) for component in [*events.walk(), *todos.walk()])
        found = sorted(
            key(event, event["DTSTART"].dt)
            for event in recurring_ical_events.of(events).between(first, last + timedelta(days=1))
        )
        expected = sorted(key(todo, todo["DUE"].dt) for todo in todos.walk("VTODO"))
        if found != expected:
            missing = sorted(set(expected) - set(found))[:5]
            extra = sorted(set(found) - set(expected))[:5]
            print(f"{path.name}: missing {missing}, too many {extra}", file=sys.stderr)
            return 1
        moments += check_moments(path, todos, [todo["DUE"].dt for todo in todos.walk("VTODO")])
        rules += sum("RRULE" in event for event in events.walk("VEVENT"))
        dates += len(expected)
        files += 2
    assert files and rules and not errors, f"{files} files, {rules} rules, {errors} errors"
    print(f"{files} files: {rules} rules, {dates} dates, {moments} moments in zones; all the same")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
