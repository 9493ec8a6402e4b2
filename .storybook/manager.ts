import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { standardTheme, themes } from '@fitness/ui/theme/themes';
import { addAboutPanel } from './manager/about-panel.ts';
import { openPanelsForComponents, renamePanels } from './manager/panels.ts';
import { addSearchAliases, aliasesIn } from './manager/search-aliases.ts';
import { wordmark } from './manager/wordmark.ts';
import { managerTheme } from './theme.ts';

document.documentElement.lang = 'ko';
// For the controls that the browser draws, such as those of the properties.
document.documentElement.style.colorScheme = themes[standardTheme].colorScheme;

const Alias = styled.span(({ theme }) => ({
  marginLeft: 6,
  color: theme.textMutedColor,
  fontSize: '0.9em',
  '[data-selected="true"] &': { color: 'inherit' },
}));

addons.setConfig({
  theme: managerTheme(wordmark),
  sidebar: {
    // A component's name with its Korean one.
    renderLabel: ({ type, name, tags }) => {
      const [alias] = type === 'component' ? aliasesIn(tags) : [];
      return alias === undefined
        ? name
        : createElement('span', null, name, createElement(Alias, null, alias));
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
  addSearchAliases();
  renamePanels(api);
  openPanelsForComponents(api);
});
