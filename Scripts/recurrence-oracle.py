"""Makes up recurrence rules and answers them with python-dateutil, one line each:

    RULE <tab> START <tab> FIRST GAP GAP ...

START and FIRST are local and as RFC 5545 writes them; a gap is the number of minutes to the next date.
There are the first 20 dates of the rule, or fewer where it ends sooner. What dateutil does otherwise than we do by choice is not asked for:
weeks that are cut off by the start (BYSETPOS with WEEKLY begins on the first day of a week), plain and
numbered weekdays side by side, and UNTIL as a day (given to dateutil as the end of that day).

    recurrence-oracle.py COUNT SEED          writes so many lines
    recurrence-oracle.py --check FILE        answers the rules of a table of phrases and compares
"""

import random
import sys
from datetime import datetime, timedelta
from itertools import islice

from dateutil.rrule import rrulestr

CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def some(dice, population, most):
    population = list(population)
    return sorted(dice.sample(population, dice.randint(1, min(most, len(population)))))


def listed(name, values):
    return f";{name}=" + ",".join(str(value) for value in values)


def month_days(dice):
    return some(dice, [*range(1, 32), *range(-8, 0)], 5)


def numbered(dice, highest):
    ordinals = [n for n in range(-highest, highest + 1) if n]
    return [f"{dice.choice(ordinals)}{day}" for day in dice.sample(CODES, dice.randint(1, 3))]


def chosen_days(dice, frequency):
    text = ""
    if dice.random() < (0.5 if frequency == "YEARLY" else 0.2):
        text += listed("BYMONTH", some(dice, range(1, 13), 4))
    kind = dice.random()
    if frequency == "WEEKLY":
        return text + (listed("BYDAY", dice.sample(CODES, dice.randint(1, 5))) if kind < 0.8 else "")
    if frequency in ("DAILY", "HOURLY"):
        if kind < 0.3:
            text += listed("BYDAY", dice.sample(CODES, dice.randint(1, 5)))
        elif kind < 0.4:
            text += listed("BYMONTHDAY", month_days(dice))
        return text
    if kind < 0.35:
        text += listed("BYMONTHDAY", month_days(dice))
    elif kind < 0.65:
        highest = 20 if frequency == "YEARLY" and "BYMONTH" not in text else 5
        text += listed("BYDAY", numbered(dice, highest))
    elif kind < 0.75:
        text += listed("BYDAY", dice.sample(CODES, dice.randint(1, 5)))
    elif kind < 0.85:
        text += listed("BYDAY", dice.sample(CODES, dice.randint(1, 5)))
        text += listed("BYMONTHDAY", month_days(dice))
    elif kind < 0.92 and frequency == "YEARLY":
        text += listed("BYYEARDAY", some(dice, [*range(1, 367), *range(-366, 0)], 4))
    return text


def made_up(dice):
    frequency = dice.choice(["HOURLY", "DAILY", "WEEKLY", "WEEKLY", "MONTHLY", "MONTHLY", "YEARLY"])
    start = datetime(2000, 1, 1) + timedelta(minutes=dice.randrange(35 * 365 * 24 * 12) * 5)
    text = f"FREQ={frequency}"
    if dice.random() < 0.6:
        text += f";INTERVAL={dice.choice([2, 2, 3, 4, 5, 6, 7, 10, 13, 26, 52])}"
    days = chosen_days(dice, frequency)
    text += days
    if dice.random() < 0.2:
        text += listed("BYHOUR", some(dice, range(24), 3))
        if frequency != "HOURLY" and dice.random() < 0.5:
            text += listed("BYMINUTE", some(dice, range(0, 60, 15), 2))
    first = dice.randrange(7)
    if frequency == "WEEKLY":
        text += f";WKST={CODES[first]}"
    if days and frequency != "HOURLY" and dice.random() < 0.3:
        text += listed("BYSETPOS", some(dice, [1, 2, 3, -1, -2, -3, 5, -7], 3))
        if frequency == "WEEKLY":
            start -= timedelta(days=(start.weekday() - first) % 7)
    ending = dice.random()
    if ending < 0.15:
        text += f";COUNT={dice.randint(1, 30)}"
    elif ending < 0.3:
        days_on = int(10 ** dice.uniform(0.5, 4))
        text += f";UNTIL={start + timedelta(days=days_on):%Y%m%dT235900}"
    return text, start


def answer(text, start):
    """The first 20 dates, or none for a rule that hardly ever fits: dateutil would look for them
    through all years."""
    try:
        rule = rrulestr(text, dtstart=start)
    except ValueError:
        return []
    years = 2 if "HOURLY" in text else 40
    horizon = start + timedelta(days=366 * years)
    dates = list(islice(rule if rule._until else rule.replace(until=horizon), 20))
    is_all = rule._until or rule._count and len(dates) == rule._count or len(dates) == 20
    return dates if is_all else []


def compact(dates):
    gaps = [str(int((b - a).total_seconds()) // 60) for a, b in zip(dates, dates[1:])]
    return " ".join([f"{dates[0]:%Y%m%dT%H%M00}", *gaps])


def write(count, seed):
    dice = random.Random(seed)
    written = 0
    while written < count:
        text, start = made_up(dice)
        dates = answer(text, start)
        if not dates:
            continue
        written += 1
        print(text, f"{start:%Y%m%dT%H%M00}", compact(dates), sep="\t")


def check(file):
    """Compares the table of phrases: what is stored of a phrase against the dates it shows."""
    wrong = checked = 0
    now = datetime(2026, 11, 21)
    for block in open(file, encoding="utf-8").read().split("\n\n"):
        lines = [line.strip() for line in block.splitlines()]
        names = ("DTSTART", "RRULE:FREQ", "RDATE", "EXDATE")
        stored = [line.replace(";VALUE=DATE", "") for line in lines[2:] if line.startswith(names)]
        if not stored or "X-CHORUS" in block:
            continue
        rule = rrulestr("\n".join(stored))
        dates = list(islice((date for date in rule if date >= now), 5))
        shown = [f"{date:%a %Y-%m-%d %H:%M}".lower().replace(" 00:00", "") for date in dates]
        checked += 1
        if ", ".join(shown) != lines[-1]:
            wrong += 1
            print(lines[0], shown, lines[-1], sep="\n    ")
    print(f"{checked} phrases, {wrong} with other dates")
    return wrong


if __name__ == "__main__":
    if sys.argv[1] == "--check":
        sys.exit(1 if check(sys.argv[2]) else 0)
    write(int(sys.argv[1]), int(sys.argv[2]))
