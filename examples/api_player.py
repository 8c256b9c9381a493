#!/usr/bin/env python3
"""A random player on the JSON API: sets up a table against two bots and plays to the end.

Needs a running site (`bearcade serve`) and nothing but Python's own library:

    python3 examples/api_player.py http://127.0.0.1:7373 hold-my-bear
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Site:
    def __init__(self, address):
        self.address = address
        self.token = None

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:
            return json.load(answer)


def main():
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7373"
    game = sys.argv[2] if len(sys.argv) > 2 else "chaos-bear"
    site = Site(address.rstrip("/"))
    site.token = site.ask("POST", "/api/session", {"name": "Random"})["token"]
    known = {entry["game"]: entry for entry in site.ask("GET", "/api/games")["games"]}
    seats = min(3, known[game]["seats"]["max"])
    players = ["me"] + ["black"] * (seats - 1)
    table = site.ask("POST", "/api/tables", {"game": game, "players": players})["id"]
    while True:
        state = site.ask("GET", f"/api/tables/{table}")
        if state["status"] == "over":
            print(json.dumps(state["result"]))
            return
        legal = site.ask("GET", f"/api/tables/{table}/legal")
        if legal["decision"] is None:
            time.sleep(0.05)
            continue
        action = {"decision": legal["decision"], "action": random.choice(legal["legal"])}
        try:
            site.ask("POST", f"/api/tables/{table}/act", action)
        except urllib.error.HTTPError as refused:
            print(json.load(refused)["error"]["message"], file=sys.stderr)


if __name__ == "__main__":
    main()
