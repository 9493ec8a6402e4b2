import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { aliasesIn } from './alias-tag.ts';

const withoutSpaces = (names: readonly string[]) =>
  names.filter((name) => name.includes(' ')).map((name) => name.replaceAll(' ', ''));

/**
 * Storybook searches names and headings: names each docs page after its component, again whenever the index changes, and lets the
 * first page of a title with spaces be found without them, as Koreans often type it.
 */
function SearchAliases() {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  useEffect(() => {
    for (const entry of Object.values(index ?? {})) {
      if (entry.type === 'component') {
        const first = index?.[entry.children[0] ?? ''];
        const words = withoutSpaces([entry.name, ...aliasesIn(entry.tags)]);
        if ((first?.type === 'docs' || first?.type === 'story') && words.length > 0) {
          const found = { ...first, anchors: words.map((title) => ({ id: title, title })) };
          void api.updateDocs(first.id, found);
        }
      }
      if (entry.type !== 'docs') continue;
      const aliases = aliasesIn(entry.tags);
      const named = { ...entry, name: aliases.join(', ') };
      if (aliases.length > 0) void api.updateDocs(entry.id, named);
    }
  }, [api, index]);
  return null;
}

/** Lets the search of the sidebar find components by their Korean names. */
export function addSearchAliases() {
  addons.add('fitness/search-aliases', {
    type: types.TOOL,
    title: '',
    render: SearchAliases,
  });
}
