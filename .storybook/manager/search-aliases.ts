import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { aliasesIn } from './alias-tag.ts';

/** Storybook searches only names: names each docs page after its component, again whenever the index changes. */
function SearchAliases() {
  const api = useStorybookApi();
  const { index } = useStorybookState();
  useEffect(() => {
    for (const entry of Object.values(index ?? {})) {
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
