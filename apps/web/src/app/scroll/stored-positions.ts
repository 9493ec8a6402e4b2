import { positions } from './positions.ts';

const storageKey = 'scroll-positions:1';
/** The maximum number of stored positions; users rarely go back further. */
const maxPositions = 50;

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** The positions stored when this tab was last left; empty for invalid values and without storage. */
export function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** Stores the positions whenever the page is left, so that they survive a reload (`extra:scroll`). */
export function keepPositions() {
  window.addEventListener('pagehide', () => {
    const all = new Map([...storedPositions(), ...positions]);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...all].slice(-maxPositions)));
    } catch {
      // Storage is blocked or full: a reload starts at the top of the page.
    }
  });
}
