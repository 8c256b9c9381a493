// What the reader has chosen, kept in this browser.

const PLACE = "bearcade";
const USUAL = { volume: 0.5, verbosity: "full", keys: true, remap: {}, gap: 150, notify: false, motion: true };

function read() {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const settings = read();

/** Changes a setting for good. */
export function change(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
