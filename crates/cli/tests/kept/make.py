#!/usr/bin/env python3
"""Makes a folder of test data with a given version of the program: a small site, saved games and records.

`upgrade.rs` opens every such folder with the program under test. Run this once for each release, with its program:

    python3 crates/cli/tests/kept/make.py target/debug/bearcade crates/cli/tests/kept/0.2.0

The folder must not exist. Nothing but Python's own library is needed.
"""

import json
import os
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request

GAMES = {"chaos-bear": 2, "el-oso": 1, "hold-my-bear": 3, "de-beer-is-los": 2, "folly-and-fortune": 3}
DECK = pathlib.Path(__file__).parents[4] / "examples" / "folly-and-fortune-tough.tsv"
FAR_FUTURE = 4_102_444_800_000  # 2100-01-01, in milliseconds


class Client:
    """Somebody at the site."""

    def __init__(self, site, name):
        self.site, self.token = site, None
        session = self.ask("POST", "/api/session", {"name": name})
        self.token, self.id = session["token"], session["person"]["id"]

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.site + path, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(request, data) as answer:
            return json.loads(answer.read() or "null")

    def table(self, game, players, **more):
        return self.ask("POST", "/api/tables", {"game": game, "players": players, **more})


def play(clients, table, decisions):
    """Answers decisions at random; stops after `decisions`, or when the game is over."""
    made = 0
    for _ in range(20_000):
        if made >= decisions or clients[0].ask("GET", f"/api/tables/{table}")["status"] == "over":
            return
        for client in clients:
            legal = client.ask("GET", f"/api/tables/{table}/legal")
            if legal["decision"] is None:
                time.sleep(0.01)
                continue
            client.ask("POST", f"/api/tables/{table}/act", {"decision": legal["decision"], "action": random.choice(legal["legal"])})
            made += 1
    raise SystemExit(f"table {table} does not get on")


def make_site(program, folder):
    rates = ["requests_per_second", "guests_per_minute", "tables_per_minute", "passwords_per_minute"]
    settings = [word for rate in rates for word in ("--set", f"{rate}=1000000")]
    command = [program, "serve", "--listen", "127.0.0.1:0", "--data", str(folder / "site.db"), *settings]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
        told = fill(address)
    finally:
        server.terminate()
        server.wait()
    # Tests sign in with these sessions in later years too.
    data = sqlite3.connect(folder / "site.db")
    data.execute("UPDATE sessions SET expires = ?", (FAR_FUTURE,))
    data.commit()
    data.execute("PRAGMA journal_mode = DELETE")
    data.close()
    for left in folder.glob("site.db?*"):
        left.unlink()
    (folder / "site.json").write_text(json.dumps(told, indent=2) + "\n")


def fill(address):
    """People, tables and talk; what the tests need to know of them."""
    ada, ben, cleo = (Client(address, name) for name in ("Ada", "Ben", "Cleo"))
    passwords = {"Ada": "honey in the den", "Cleo": "pinecones at dawn"}
    recovery = {}
    for client, name in ((ada, "Ada"), (cleo, "Cleo")):
        claimed = client.ask("POST", "/api/me/claim", {"password": passwords[name]})
        recovery[name] = claimed["recovery"]
        client.token = claimed.get("token", client.token)
    ada.ask("PATCH", "/api/me", {"settings": {"lang": "nl"}})
    cleo.ask("POST", f"/api/people/{ben.id}/block")
    tables = {"playing": {}, "over": {}}
    for game, seats in GAMES.items():
        players = ["me"] + ["cub"] * (seats - 1)
        tables["playing"][game] = ada.table(game, players)["id"]
        play([ada], tables["playing"][game], 2)
    for game in ("chaos-bear", "el-oso", "de-beer-is-los"):
        tables["over"][game] = ada.table(game, ["me"] + ["cub"] * (GAMES[game] - 1), public=True)["id"]
        play([ada], tables["over"][game], 1_000)
    deck = ada.table("folly-and-fortune", ["me", "cub"], options={"deck": DECK.read_text()})["id"]
    play([ada], deck, 4)
    rated = ada.table("chaos-bear", ["me", "free"], public=True)["id"]
    cleo.ask("POST", f"/api/tables/{rated}/sit", {})
    play([ada, cleo], rated, 1_000)
    open_table = ada.table("hold-my-bear", ["me", "free", "free"])
    slow = ada.table("de-beer-is-los", ["me", "free"], clock={"game": {"seconds": 864_000, "increment": 5}})
    ben.ask("POST", f"/api/tables/{slow['id']}/sit", {"invite": slow["invite"]})
    play([ada, ben], slow["id"], 5)
    ada.ask("POST", f"/api/tables/{slow['id']}/chat", {"text": "Good luck, Ben!"})
    daily = ada.ask("POST", "/api/daily")
    return {
        "people": {name: {"id": client.id, "token": client.token} for name, client in (("Ada", ada), ("Ben", ben), ("Cleo", cleo))},
        "passwords": passwords,
        "recovery": recovery,
        "playing": {**tables["playing"], "folly-and-fortune with a deck": deck},
        "over": {**tables["over"], "chaos-bear, rated": rated},
        "open": {"id": open_table["id"], "invite": open_table["invite"]},
        "together": slow["id"],
        "daily": daily["id"],
    }


def make_saves(program, folder):
    """A game under way of each kind, saved by the terminal after a few decisions."""
    environment = {**os.environ, "BEARCADE_DATA": str(folder)}
    folder.mkdir()
    for game, seats in GAMES.items():
        for given in ([], ["--players", ",".join(["ada", "ben", "cub"][:seats])]):
            keys = "1\n1\n1\n1\n"
            command = [program, "play", game, "--plain", "--lang", "en", "--seed", "7", *given]
            subprocess.run(command, input=keys, text=True, env=environment, stdout=subprocess.DEVNULL, check=False)


def make_records(program, folder):
    """Two finished games of each kind, and one with a deck of its own."""
    folder.mkdir()
    for game in GAMES:
        for seed in ("1", "2"):
            text = subprocess.run([program, "demo", game, "--seed", seed, "--record"], text=True, capture_output=True, check=True)
            (folder / f"{game}-{seed}.txt").write_text(text.stdout)


def main():
    program, folder = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True)
    random.seed(16)
    make_site(program, folder)
    make_saves(program, folder / "saves")
    make_records(program, folder / "records")
    print(f"made {folder}")


if __name__ == "__main__":
    main()
