import type { GuideEntry } from '../../../packages/ui/src/internal/guide.ts';
import { changelogOf, guides } from '../component/guides.ts';
import { otherChanges } from './other-changes.ts';

const components = [...guides]
  .map(([name, guide]): [string, readonly GuideEntry[]] => [name, changelogOf(guide)])
  .sort(([a], [b]) => a.localeCompare(b));

/** A change of a component or of something else. */
export type Change = { name: string; date: string; what: string };

/** Every change, newest first. */
export const allChanges: readonly Change[] = [...Object.entries(otherChanges), ...components]
  .flatMap(([name, changes]) => changes.map(([date, what]) => ({ name, date, what })))
  .sort((a, b) => b.date.localeCompare(a.date));
