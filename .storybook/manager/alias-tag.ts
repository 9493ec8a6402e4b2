/** Starts the tags with a component's Korean names. */
export const aliasTag = 'alias:';

/** The Korean names of a component, from the tags of its stories. */
export function aliasesIn(tags: readonly string[] = []): string[] {
  return tags.filter((tag) => tag.startsWith(aliasTag)).map((tag) => tag.slice(aliasTag.length));
}
