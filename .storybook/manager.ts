import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { statuses } from './docs/component/status.ts';
import { addAboutPanel } from './manager/about-panel.ts';
import { giveScreensRoom, renamePanels } from './manager/panels.ts';
import { wordmark } from './manager/wordmark.ts';
import { managerTheme } from './theme.ts';

document.documentElement.lang = 'ko';

const Deprecated = styled.span(({ theme }) => ({
  marginLeft: 8,
  padding: '0 4px',
  border: `1px solid ${theme.color.warning}`,
  borderRadius: 4,
  fontSize: '0.85em',
}));

/** A component's name, and that it is deprecated. */
function SidebarLabel({ name, tags }: { name: string; tags: readonly string[] }) {
  const { label } = statuses.deprecated;
  return createElement(
    'span',
    null,
    name,
    tags.includes(label) && createElement(Deprecated, null, label),
  );
}

addons.setConfig({
  theme: managerTheme(wordmark),
  sidebar: {
    renderLabel: (item) =>
      item.type === 'component'
        ? createElement(SidebarLabel, { name: item.name, tags: item.tags })
        : item.name,
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
  renamePanels(api);
  giveScreensRoom(api);
});
