import { isItemDisabled, type Item } from '../../internal/item.ts';
import { normalizeSearch, searchPattern } from '../../internal/matches-search.ts';

/** The number of options that are rendered at first, and added whenever the user scrolls to the last one. */
export const pageLength = 50;

/** The items that match a text; without one all of them, with a selected item that would be far below at the start. */
export function findItems<Id extends string>(
  items: readonly Item<Id>[],
  text: string,
  selected: Item<Id> | undefined,
): readonly Item<Id>[] {
  if (text !== '') {
    const pattern = searchPattern(text);
    return items.filter(({ label }) => pattern.test(normalizeSearch(label)));
  }
  if (selected === undefined || items.indexOf(selected) < pageLength) return items;
  return [selected, ...items.filter((item) => item !== selected)];
}

/** The value of a typed text: null without a text, the item of exactly this label, or undefined if it is unfinished or ambiguous. */
export function valueOf<Id extends string>(
  items: readonly Item<Id>[],
  text: string,
  value: Id | null,
): Id | null | undefined {
  const typed = normalizeSearch(text);
  if (typed === '') return null;
  const equal = items.filter((item) => normalizeSearch(item.label) === typed);
  if (equal.some(({ id }) => id === value)) return value;
  const [first, second] = equal.filter((item) => !isItemDisabled(item));
  return second === undefined ? first?.id : undefined;
}
