// Makes one piece of the page look like another while keeping what is the same: focus, ticks and scroll stay.

const key = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.id || node.dataset.key || "" : "");

const alike = (old, fresh) =>
  old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && key(old) === key(fresh);

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    // What the reader opened stays open, and what has the focus can have it.
    const stays = name === "tabindex" || (name === "open" && old.nodeName === "DETAILS");
    if (!fresh.hasAttribute(name) && !stays) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function children(old, fresh) {
  const keyed = new Map([...old.childNodes].filter(key).map((node) => [key(node), node]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = key(wanted) ? keyed.get(key(wanted)) : at && !key(at) ? at : undefined;
    if (known && alike(known, wanted)) {
      if (known === at) at = at.nextSibling;
      else old.insertBefore(known, at);
      morph(known, wanted);
    } else {
      old.insertBefore(wanted, at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Makes `old` like `fresh`. */
export function morph(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  attributes(old, fresh);
  children(old, fresh);
}

/** Makes what is inside an element like this HTML. */
export function fill(element, html) {
  const fresh = element.cloneNode(false);
  fresh.innerHTML = html;
  children(element, fresh);
}
