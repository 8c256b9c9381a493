#!/usr/bin/env python3
"""Plays one random game of each kind through `bearcade engine`, supplying every die and card itself.

    cargo build --release
    python3 examples/random_player.py target/release/bearcade

It knows nothing of the games but what docs/protocol.md says: ask what is due, list what is possible, take one.
"""

import json
import random
import subprocess
import sys


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, cmd, **fields):
        print(json.dumps({"cmd": cmd, **fields}), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{cmd}: {answer['error']['message']}")
        return answer


def play(engine, game):
    answer = engine.ask("new", game=game["game"], seats=game["seats"]["max"], chance="ask")
    while answer["turn"]["due"] != "nothing":
        if answer["turn"]["due"] == "chance":
            outcomes = engine.ask("outcomes")["outcomes"]
            names, weights = zip(*outcomes)
            answer = engine.ask("chance", outcome=random.choices(names, weights)[0])
        else:
            seat = random.choice(answer["turn"]["seats"])
            actions = engine.ask("legal", seat=seat)["actions"]
            answer = engine.ask("act", seat=seat, action=random.choice(actions))
    return answer["result"]


def main():
    engine = Engine(sys.argv[1] if len(sys.argv) > 1 else "bearcade")
    for game in engine.ask("games")["games"]:
        result = play(engine, game)
        print(f"{game['title']}: winners {result['winners']}, scores {result['scores']}")
    engine.ask("quit")


if __name__ == "__main__":
    main()
