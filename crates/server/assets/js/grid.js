// Boards are grids: one cell is in the tab order, the arrow keys move between cells. Where a chosen piece can go there
// is a button with `data-to`: it counts as the cell it leads to, wherever it stands in the page.

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const GRID = '[role="grid"]';

/** The name of the cell that was last used, by grid. */
const last = new WeakMap();

const rows = (grid) =>
  [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll('[role="gridcell"]')])
    .filter((row) => row.length);

/** The thing in a cell that takes the focus. */
function handle(grid, cell) {
  const ways = [...grid.querySelectorAll(`button[data-to="${CSS.escape(cell.dataset.cell)}"]`)];
  const own = [...cell.querySelectorAll("button:not([data-to]), input, a[href]")];
  return [...ways, ...own].find((item) => item.checkVisibility()) ?? cell;
}

/** The name of the cell that something in a grid belongs to. */
export function cellOf(item) {
  return item?.closest?.(GRID) ? item.dataset.to ?? item.closest('[role="gridcell"]')?.dataset.cell : undefined;
}

/** Makes one cell reachable by Tab: the one last used, else the first. Ways of a chosen piece all are. */
export function settle(grid) {
  const cells = rows(grid).flat();
  const held = grid.contains(document.activeElement) ? cellOf(document.activeElement) : undefined;
  const wanted = held ?? last.get(grid);
  const current = cells.find((cell) => cell.dataset.cell === wanted) ?? cells[0];
  // A cell that has the focus hands it on to what can now be done there.
  const able = current && handle(grid, current);
  if (document.activeElement === current && able !== current) {
    able.tabIndex = 0;
    able.focus({ preventScroll: true });
  }
  for (const cell of cells) {
    const taker = handle(grid, cell);
    // Nothing that has the focus loses its place in between: it would lose the focus as well.
    for (const item of [cell, ...cell.querySelectorAll("button:not([data-to]), input, a[href]")]) {
      if (item === taker) item.tabIndex = cell === current ? 0 : -1;
      else if (item === cell) item.removeAttribute("tabindex");
      else item.tabIndex = -1;
    }
  }
}

/** Puts the focus on the cell of this name; false if there is none. */
export function focusCell(name) {
  for (const grid of document.querySelectorAll(GRID)) {
    const cell = rows(grid).flat().find((cell) => cell.dataset.cell === name);
    if (!cell) continue;
    last.set(grid, name);
    const item = handle(grid, cell);
    item.tabIndex = 0;
    item.focus();
    settle(grid);
    return true;
  }
  return false;
}

/** Arrow keys move, Enter chooses a piece or presses the cell, Escape lets go; true if the key meant something here. */
export function steer(event) {
  const { key, target } = event;
  const grid = target.closest?.(GRID);
  if (!grid || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (key === "Enter" && target.type === "radio") {
    target.click();
    return true;
  }
  // Where nothing can be done, a press is answered with the reason.
  if ((key === "Enter" || key === " ") && target.matches('[role="gridcell"]')) {
    target.click();
    return true;
  }
  if (key === "Escape") return letGo(grid);
  if (!ARROWS[key]) return false;
  const lines = rows(grid);
  const here = cellOf(target);
  const y = lines.findIndex((line) => line.some((cell) => cell.dataset.cell === here));
  const x = lines[y]?.findIndex((cell) => cell.dataset.cell === here);
  const next = lines[y + ARROWS[key][0]]?.[x + ARROWS[key][1]];
  if (next) focusCell(next.dataset.cell);
  return true;
}

function letGo(grid) {
  const chosen = grid.querySelector("input[type=radio]:checked");
  if (!chosen) return false;
  chosen.checked = false;
  focusCell(cellOf(chosen));
  return true;
}
