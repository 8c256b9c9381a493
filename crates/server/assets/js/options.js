// The settings page: each field shows and changes what this browser keeps.

import { change, settings } from "./settings.js";
import { play } from "./sounds.js";

const form = document.getElementById("settings");
form.classList.remove("unready");

for (const field of form.elements) {
  const { name } = field;
  if (name.startsWith("key-")) field.value = settings.remap[field.dataset.key] ?? "";
  else if (field.type === "checkbox") field.checked = settings[name];
  else if (name in settings) field.value = String(settings[name]);
}

function remap(field) {
  const letter = field.value.trim().toLowerCase();
  const others = { ...settings.remap };
  delete others[field.dataset.key];
  const taken = Object.values(others).includes(letter)
    || [...form.elements].some((other) => other.dataset.key === letter && !others[letter]);
  field.setCustomValidity(letter && taken && letter !== field.dataset.key ? form.dataset.taken : "");
  if (!field.reportValidity()) return;
  if (letter && letter !== field.dataset.key) others[field.dataset.key] = letter;
  change("remap", others);
}

form.addEventListener("change", async ({ target }) => {
  if (target.dataset.key) return remap(target);
  if (target.name === "notify" && target.checked && (await Notification?.requestPermission()) !== "granted") {
    target.checked = false;
  }
  const value = target.type === "checkbox" ? target.checked
    : target.type === "range" || target.type === "number" ? Number(target.value) : target.value;
  change(target.name, value);
  if (target.name === "volume") play("your-turn");
});

form.addEventListener("submit", (event) => event.preventDefault());
