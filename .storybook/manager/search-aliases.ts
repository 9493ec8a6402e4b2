import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

/** Starts the tags with a component's Korean names (`main.ts`). */
const aliasTag = 'alias:';

/** The Korean names of a component, from the tags of its stories. */
export function aliasesIn(tags: readonly string[] = []): string[] {
  return tags.filter((tag) => tag.startsWith(aliasTag)).map((tag) => tag.slice(aliasTag.length));
}

/** Storybook searches names and headings: adds the Korean names as headings, also without spaces, as Koreans often type them. */
function SearchAliases() {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  useEffect(() => {
    for (const entry of Object.values(index ?? {})) {
      if (entry.type !== 'component') continue;
      const first = index?.[entry.children[0] ?? ''];
      if (first?.type !== 'docs' && first?.type !== 'story') continue;
      const names = [entry.name, ...aliasesIn(entry.tags)];
      const words = new Set(names.flatMap((name) => [name, name.replaceAll(' ', '')]));
      const anchors = [...words].map((title) => ({ id: title, title }));
      const found = { ...first, anchors };
      void api.updateDocs(first.id, found);
    }
  }, [api, index]);
  return null;
}

/** Lets the search of the sidebar find components by their Korean names. */
export function addSearchAliases() {
  addons.add('fitness/search-aliases', { type: types.TOOL, title: '', render: SearchAliases });
}
