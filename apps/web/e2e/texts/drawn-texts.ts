import { draw } from '../../../../.ci/faults/draw.ts';
import { type HostileText, hostileTexts } from '../../testing/hostile-texts/index.ts';

const { TEXT_SEED, TEXT_COUNT } = process.env;

/** Another seed draws other texts; a day has one, so that a failure can be repeated. */
export const seed = Number(TEXT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** So many texts are drawn for a screen; `pnpm test:deep` has them all. */
const count = TEXT_COUNT === 'all' ? hostileTexts.length : Number(TEXT_COUNT ?? 12);

/** The texts for a screen, drawn by the seed; slow ones take a share of them. */
export function textsFor(screen: string, share = 1): readonly HostileText[] {
  const letters = [...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return draw(hostileTexts, Math.floor(count * share), seed + letters);
}

/** A list in lists of at most this length. */
export function inGroups<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
