#!/usr/bin/env python3
"""
Receipts, balances and days, checked from docs/fairness.md alone: Python 3 and its standard library, nothing of ours.

    python3 receipts.py <key of the house> < files.json

Prints one line of JSON: for each file whether it is signed and stands in what its day published; for a link,
{"query"}, whether it is signed; for {"days"} whether each is signed and names the one before.
"""

import base64
import datetime
import hashlib
import json
import sys
from urllib.parse import parse_qsl, quote, unquote

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
CURVE = -121665 * pow(121666, PRIME - 2, PRIME) % PRIME
ROOT_OF_MINUS_ONE = pow(2, (PRIME - 1) // 4, PRIME)


def x_of(y, sign):
    """The point of the curve with this y (RFC 8032, 5.1.3); None where there is none."""
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, PRIME - 2, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT_OF_MINUS_ONE % PRIME
    if (x * x - square) % PRIME or (x == 0 and sign):
        return None
    return PRIME - x if x % 2 != sign else x


def point(data):
    """A point with its two further coordinates, which spare the divisions."""
    number = int.from_bytes(data, "little")
    y, sign = number & (2**255 - 1), number >> 255
    x = x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % PRIME)


def plus(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % PRIME
    b = (one[1] + one[0]) * (other[1] + other[0]) % PRIME
    c = 2 * one[3] * other[3] * CURVE % PRIME
    d = 2 * one[2] * other[2] % PRIME
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME)


def times(number, of):
    total = (0, 1, 1, 0)
    while number:
        if number & 1:
            total = plus(total, of)
        of = plus(of, of)
        number >>= 1
    return total


BASE_Y = 4 * pow(5, PRIME - 2, PRIME) % PRIME
BASE = (x_of(BASE_Y, 0), BASE_Y, 1, x_of(BASE_Y, 0) * BASE_Y % PRIME)


def bytes_of(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(key, signature, text):
    data, public = bytes_of(signature), bytes_of(key)
    owner, first, scalar = point(public), point(data[:32]), int.from_bytes(data[32:], "little")
    if len(data) != 64 or owner is None or first is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(data[:32] + public + text.encode()).digest()
    left, right = times(scalar, BASE), plus(first, times(int.from_bytes(digest, "little") % ORDER, owner))
    return all((left[n] * right[2] - right[n] * left[2]) % PRIME == 0 for n in (0, 1))


def said(title, text):
    """What a text says; None where it has another title."""
    head, *lines = text.split("\n")
    return {name: unquote(value) for name, value in (line.split("=", 1) for line in lines)} if head == title else None


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def climbed(node, path):
    """From a leaf to the root. A node of balances has its sum before its hash, and both go into the hash above."""
    for step in path:
        beside = bytes.fromhex(step[2:])
        left, right = (beside, node) if step[0] == "L" else (node, beside)
        total = int.from_bytes(left[:-32], "big") + int.from_bytes(right[:-32], "big")
        node = total.to_bytes(len(node) - 32, "big") + sha256(b"\x01", left, right)
    return node


def moment(text):
    return datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ")


def closed_after(receipt, head):
    """Clocks of one house may differ by a minute."""
    return moment(receipt["settledAt"]) <= moment(head["closedAt"]) + datetime.timedelta(minutes=1)


def holds(file, key):
    text, day = file["text"], file["day"]
    receipt, balance, head = said("nard receipt", text), said("nard balance", text), said("nard day", day["head"])
    leaf = sha256(b"\x00", text.encode())
    if head is None or not is_signed(key, day["sig"], day["head"]):
        return False
    if receipt is not None:
        is_in = climbed(leaf, file["path"]).hex() == head["root"]
        return is_signed(key, file["sig"], text) and is_in and closed_after(receipt, head)
    if balance is None or balance["day"] != head["day"]:
        return False
    top = climbed(int(balance["amount"]).to_bytes(8, "big") + leaf, file["path"])
    asset = balance["asset"]
    return top[-32:].hex() == head[f"{asset}.root"] and str(int.from_bytes(top[:8], "big")) == head[f"{asset}.total"]


SIGNED = """engine scheme game version round number serverSeed clientSeed clientBy nonce link entropy commit terminal index
    lineBet stake choice actions spot auto playType picks own oneIn draws winners calledOff beaconChain beaconRound beacon
    market line selection key""".split()


def link_text(query):
    told = dict(parse_qsl(query, keep_blank_values=True))
    lines = [f"{name}={quote(told[name], safe='!~*()' + chr(39))}" for name in SIGNED if name in told]
    return told, "\n".join(["nard link", *lines])


def link_holds(query, key):
    told, text = link_text(query)
    return told["key"] == key and is_signed(key, told["sig"], text)


def days_hold(days, key):
    """The newest first."""
    after = None
    for day in days:
        if not is_signed(key, day["sig"], day["head"]):
            return False
        if after is not None and after["previous"] != sha256(day["head"].encode()).hex():
            return False
        this = said("nard day", day["head"])
        if after is not None and not (this["day"] < after["day"] and moment(this["closedAt"]) < moment(after["closedAt"])):
            return False
        after = this
    return True


def checked(file, key):
    if "query" in file:
        return link_holds(file["query"], key)
    return days_hold(file["days"], key) if "days" in file else holds(file, key)


if __name__ == "__main__":
    print(json.dumps([checked(file, sys.argv[1]) for file in json.load(sys.stdin)]))
