#!/usr/bin/env python3
"""Sits at a table as a player of any game and takes a random legal action, or always the first.

    bearcade ladder chaos-bear --player "cmd:python3 examples/seated_player.py" --player black
    bearcade play hold-my-bear --player you --player black --player "cmd:python3 examples/seated_player.py first"

docs/protocol.md, "Being seated as a player", says what comes in and what goes out.
"""

import json
import random
import sys


def main():
    first = sys.argv[1:] == ["first"]
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "new":
            # The same seat of the same game plays the same way: a run that is repeated stays the same.
            luck = random.Random(f"{message['game']} {message['seat']}")
        elif message["cmd"] == "choose":
            legal = message["legal"]
            action = legal[0] if first else luck.choice(legal)
            print(json.dumps({"action": action}), flush=True)
        elif message["cmd"] == "quit":
            break


if __name__ == "__main__":
    main()
