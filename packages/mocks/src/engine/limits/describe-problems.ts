import type { Problem } from '@fitness/api-contract/validators';

const MOST_PROBLEMS = 10;
const MOST_CHARACTERS = 300;

/** The first problems with their pointers in one line, each shortened, since it may quote input. */
export function describeProblems(problems: readonly Problem[], prefix = ''): string {
  const shown = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ pointer, message }) => shorten(`${prefix}${pointer || '/'} ${message}`));
  const hidden = problems.length - shown.length;
  return [...shown, ...(hidden > 0 ? [`and ${hidden} more`] : [])].join('; ');
}

/** The beginning of a text that may quote input. */
export function shorten(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
