#!/usr/bin/env python3
"""
A second verifier, written from docs/fairness.md alone: Python 3 and its standard library, nothing of ours.

    python3 verify.py <folder of the published games> < rounds.json

A round is {"link", "outcome", "payout"}, and where its link does not say them also {"stake"} and,
of a card table, {"besides"}: its terms. Prints one
line of JSON: how many rounds of how many games it computed, and each that differs, with what was said and what comes out.
"""

import json
import sys
from pathlib import Path
from urllib.parse import parse_qsl

import instant
import reels
import shared
from draws import of_player, of_round, sha256

OWN = {
    "lines": reels.slot,
    "ways": reels.ways,
    "hold": reels.hold,
    "cascade": reels.cascade,
    "dice": instant.dice,
    "plinko": instant.plinko,
    "keno": instant.keno,
    "mines": instant.mines,
    "roulette": instant.roulette,
    "video-poker": instant.video_poker,
    "blackjack": instant.blackjack,
    "fish": instant.fish,
}
SHARED = {
    "crash": shared.crash,
    "baccarat": shared.baccarat,
    "dragon-tiger": shared.dragon_tiger,
    "sic-bo": shared.sic_bo,
    "derby": shared.derby,
    "digits": shared.lottery,
    "balls": shared.lottery,
    "table": shared.lottery,
    "virtual": shared.virtual,
    "cards": shared.table,
}


def chain_agrees(said):
    if "terminal" not in said:
        return True
    link = said["link"]
    for _ in range(int(said["index"])):
        link = sha256(link)
    return link == said["terminal"]


def entropy_agrees(said):
    if "stakes" not in said:
        return True
    if said["engine"] == "raffle":
        return shared.raffle_root(said) == said["entropy"]
    lines = [line for line in said["stakes"].split(",") if line]
    return sha256("".join(f"{line}\n" for line in lines)) == said["entropy"]


def commit_of(said):
    if "serverSeed" in said:
        return sha256(said["serverSeed"])
    return sha256(said["link"] if said["engine"] == "tables" else f"commit|{said['link']}")


def computed(folder, said, stake):
    """What becomes of the round of a link: its outcome and its payout. Null where something is not as it was published."""
    if commit_of(said) != said["commit"]:
        return None
    if not entropy_agrees(said) or not chain_agrees(said):
        return None
    game = said["game"]
    if said["engine"] == "jackpot":
        return shared.jackpot(said, of_round(game, said)), None
    if said["engine"] == "raffle":
        return shared.raffle(said, of_round(game, said)), None
    file = Path(folder, said["engine"], f"{game}-{said.get('version', '1')}.json")
    data = json.loads(file.read_text())
    if "serverSeed" in said:
        return OWN[data["family"]](data, said, of_player(game, said))
    return SHARED[data["family"]](data, said, of_round(game, said), stake)


def main():
    rounds = json.load(sys.stdin)
    differ, games = [], set()
    for number, round in enumerate(rounds):
        said = {**dict(parse_qsl(round["link"], keep_blank_values=True)), **round.get("besides", {})}
        told = [round["outcome"], None if round["payout"] is None else int(round["payout"])]
        try:
            found = computed(sys.argv[1], said, int(round.get("stake") or 0))
        except (ArithmeticError, LookupError, TypeError, ValueError, OSError, StopIteration) as error:
            found = [f"{type(error).__name__}: {error}"]
        games.add((said["engine"], said["game"]))
        if found is None or json.loads(json.dumps(found)) != told:
            differ.append({"round": number, "link": round["link"], "told": told, "found": found})
    print(json.dumps({"rounds": len(rounds), "games": len(games), "differ": differ}))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
