// Boards are grids: one cell is in the tab order, the arrow keys move between cells.

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The thing in a cell that takes the focus. */
const handle = (cell) => cell.querySelector("button:not([hidden]), input, a[href]") ?? cell;

const rows = (grid) =>
  [...grid.querySelectorAll('[role="row"]')].map((row) => [...row.querySelectorAll('[role="gridcell"]')]);

/** Makes one cell reachable by Tab: the one last used, else the first. */
export function settle(grid) {
  const cells = rows(grid).flat();
  const current = cells.find((cell) => cell.contains(document.activeElement))
    ?? cells.find((cell) => cell.dataset.cell === grid.dataset.current) ?? cells[0];
  for (const cell of cells) {
    for (const item of cell.querySelectorAll("button, input, a[href]")) item.tabIndex = -1;
    if (handle(cell) === cell) cell.tabIndex = cell === current ? 0 : -1;
    else {
      cell.removeAttribute("tabindex");
      handle(cell).tabIndex = cell === current ? 0 : -1;
    }
  }
}

/** Moves with the arrow keys; true if the key was one. */
export function arrow(event) {
  const grid = event.target.closest?.('[role="grid"]');
  const step = ARROWS[event.key];
  if (!grid || !step) return false;
  const lines = rows(grid);
  const y = lines.findIndex((line) => line.some((cell) => cell.contains(event.target)));
  const x = lines[y]?.findIndex((cell) => cell.contains(event.target)) ?? -1;
  const next = lines[y + step[0]]?.[x + step[1]];
  if (next) {
    grid.dataset.current = next.dataset.cell ?? "";
    settle(grid);
    for (const item of lines.flat()) handle(item).tabIndex = item === next ? 0 : -1;
    handle(next).focus();
  }
  return true;
}
