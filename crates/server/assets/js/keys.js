// Single keys: they work while the game has the focus, can be switched off, and can be given to other letters.

import { settings } from "./settings.js";

/** Keys that every game has. */
const COMMON = { h: "hint", u: "undo", w: "clock", ",": "older", ".": "newer", ";": "again", "/": "type", "?": "help" };

export class Keys {
  /** `list` holds the game's keys: `{ key, act }`, `{ key, tell }` or `{ key, scan }`; `does` what each thing does. */
  constructor(list, does) {
    this.list = list;
    this.does = does;
  }

  press(event) {
    const writes = event.target.closest("input[type=text], textarea, select");
    if (!settings.keys || writes || event.ctrlKey || event.altKey || event.metaKey) return;
    // A letter that was given away works under its new key only.
    const moved = Object.entries(settings.remap).find(([, now]) => now === event.key.toLowerCase());
    const pressed = moved ? moved[0] : event.key.toLowerCase();
    if (!moved && settings.remap[pressed]) return;
    const own = this.list.find(({ key }) => key === pressed);
    if (own?.act) this.does.act(own.act);
    else if (own?.tell) this.does.tell(own.tell);
    else if (own?.scan) this.does.scan(own.scan);
    else if (COMMON[pressed]) this.does[COMMON[pressed]]();
    else return;
    event.preventDefault();
  }
}
