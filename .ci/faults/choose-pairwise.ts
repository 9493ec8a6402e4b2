import type { Cell } from '../../apps/web/e2e/faults/cells.ts';

/** The properties that a cell covers: its screen, its fault with its user, and its fault with its kind of request. */
const factsOf = ({ operation, screen, fault }: Cell) => [
  `${operation} on ${screen.id}`,
  `${fault} of ${screen.user}`,
  `${fault} of a ${screen.type}`,
];

/** Chooses cells greedily until they cover every screen, and every fault with every user and with reads and actions. */
export function choosePairwise(cells: readonly Cell[]): Cell[] {
  const missing = new Set(cells.flatMap(factsOf));
  const newFactsOf = (cell: Cell) => factsOf(cell).filter((fact) => missing.has(fact)).length;
  const chosen = new Set<Cell>();
  while (missing.size > 0) {
    const best = cells.reduce((most, cell) => (newFactsOf(cell) > newFactsOf(most) ? cell : most));
    chosen.add(best);
    for (const fact of factsOf(best)) missing.delete(fact);
  }
  return cells.filter((cell) => chosen.has(cell));
}
