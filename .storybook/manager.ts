// No JSX: the manager bundles its own React, whose elements differ from those of the JSX runtime.
import { standardTheme, themes as canvasThemes } from '@fitness/ui/theme/themes';
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled, themes } from 'storybook/theming';
import { statusLabel } from './docs/component/status.ts';

type Docs = { description?: { component?: string; story?: string } };

const Text = styled.div(({ theme }) => ({
  padding: 16,
  maxWidth: '44rem',
  lineHeight: 1.6,
  color: theme.color.defaultText,
  'p + p': { marginTop: 8 },
}));

const Status = styled.span(({ theme }) => ({
  marginLeft: 8,
  padding: '0 4px',
  border: `1px solid ${theme.color.warning}`,
  borderRadius: 4,
  fontSize: '0.85em',
}));

/** The description of the story, for page stories, which have no docs page. */
function About() {
  const story = useStorybookApi().getCurrentStoryData();
  const { description } = useParameter<Docs>('docs', {}) ?? {};
  const heading = story ? `${story.title} — ${story.name}` : '';
  const paragraphs = [description?.component, description?.story].filter(
    (text) => text !== undefined && text !== '',
  );
  return createElement(
    Text,
    null,
    createElement('p', null, createElement('strong', null, heading)),
    ...paragraphs.map((text) => createElement('p', { key: text }, text)),
  );
}

/** A component's name with its status, unless that is stable. */
function SidebarLabel({ name, tags }: { name: string; tags: readonly string[] }) {
  const label = tags
    .filter((tag) => tag !== 'stable')
    .map(statusLabel)
    .find(Boolean);
  return createElement('span', null, name, label && createElement(Status, null, label));
}

addons.setConfig({
  theme: {
    ...themes.dark,
    brandTitle: 'MAKE FIT 디자인 시스템',
    // Seen until the canvas has its own.
    appPreviewBg: canvasThemes[standardTheme].tokens.color.surface.page,
  },
  sidebar: {
    renderLabel: (item) =>
      item.type === 'component'
        ? createElement(SidebarLabel, { name: item.name, tags: item.tags })
        : item.name,
  },
});

addons.register('fitness/about', () => {
  addons.add('fitness/about/panel', {
    type: types.PANEL,
    title: '설명',
    render: ({ active }) => {
      const panel = { active: active ?? false, children: createElement(About) };
      return createElement(AddonPanel, panel);
    },
  });
});
