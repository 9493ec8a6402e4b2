import { createRandom } from '../../../../.ci/attack/random.ts';
import { type HostileText, hostileTexts } from '../../testing/hostile-texts/index.ts';

const { TEXT_SEED, TEXT_COUNT } = process.env;

/** Another seed draws other texts; a day has one, so that a failure can be repeated. */
export const seed = Number(TEXT_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** So many texts are drawn for a screen; `pnpm test:deep` has them all. */
const count = TEXT_COUNT === 'all' ? hostileTexts.length : Number(TEXT_COUNT ?? 12);

/** The texts for a screen, drawn by the seed; slow ones take a share of them. */
export function textsFor(screen: string, share = 1): readonly HostileText[] {
  const random = createRandom(
    seed + [...screen].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  );
  return hostileTexts
    .map((text) => ({ text, order: random.below(1e9) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count * share)
    .map(({ text }) => text);
}

/** A list in lists of at most this length. */
export function inGroups<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
