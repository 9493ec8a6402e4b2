import { type HostileText, hostileTexts } from '../../testing/hostile-texts/index.ts';

const all = hostileTexts.length;

/** The number of texts for each screen; `pnpm test:deep` uses all. */
const count = process.env['TEXT_COUNT'] === 'all' ? all : 6;

/**
 * The texts for a screen, evenly distributed over the list with a different offset for each screen; slow screens use only a
 * share.
 */
export function textsFor(screen: string, share = 1): readonly HostileText[] {
  const start = [...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const length = Math.floor(count * share);
  return Array.from(
    { length },
    (_, at) => hostileTexts[(start + Math.floor((at * all) / length)) % all]!,
  );
}

/** Splits a list into groups of at most this length. */
export function inGroups<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
