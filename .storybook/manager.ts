import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { statuses } from './docs/component/status.ts';
import { addAboutPanel } from './manager/about-panel.ts';
import { aliasesIn } from './manager/alias-tag.ts';
import { addFaultMenu } from './manager/fault-menu.ts';
import { openPanelsForComponents, renamePanels } from './manager/panels.ts';
import { addSearchAliases } from './manager/search-aliases.ts';
import { wordmark } from './manager/wordmark.ts';
import { standardTheme, themes } from '@fitness/ui/theme/themes';
import { managerTheme } from './theme.ts';

document.documentElement.lang = 'ko';
// For the controls that the browser draws, such as those of the properties.
document.documentElement.style.colorScheme = themes[standardTheme].colorScheme;

const Deprecated = styled.span(({ theme }) => ({
  marginLeft: 8,
  padding: '0 4px',
  border: `1px solid ${theme.color.warning}`,
  borderRadius: 4,
  fontSize: '0.85em',
}));

const Alias = styled.span(({ theme }) => ({
  marginLeft: 6,
  color: theme.textMutedColor,
  fontSize: '0.9em',
  '[data-selected="true"] &': { color: 'inherit' },
}));

/** A component's name with its Korean one, and that it is deprecated. */
function SidebarLabel({ name, tags }: { name: string; tags: readonly string[] }) {
  const { label } = statuses.deprecated;
  const [alias] = aliasesIn(tags);
  return createElement(
    'span',
    null,
    name,
    alias !== undefined && createElement(Alias, null, alias),
    tags.includes(label) && createElement(Deprecated, null, label),
  );
}

addons.setConfig({
  theme: managerTheme(wordmark),
  sidebar: {
    renderLabel: (item) => {
      if (item.type === 'component')
        return createElement(SidebarLabel, { name: item.name, tags: item.tags });
      // The name of a component's docs page is its search terms (manager/search-aliases.ts).
      return item.type === 'docs' && aliasesIn(item.tags).length > 0 ? '문서' : item.name;
    },
  },
  // Hidden because their menus are in English; the browser's URL can be shared instead.
  toolbar: {
    zoom: { hidden: true },
    isolationMode: { hidden: true },
    'open-in-editor': { hidden: true },
    'storybook/a11y/panel': { hidden: true },
  },
});

addons.register('fitness', (api) => {
  addAboutPanel();
  addFaultMenu();
  addSearchAliases();
  renamePanels(api);
  openPanelsForComponents(api);
});
