// No JSX here: the frame around the stories has a React of its own, whose elements are not those of the JSX runtime.
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled, themes } from 'storybook/theming';

type Docs = { description?: { component?: string; story?: string } };

const Text = styled.div(({ theme }) => ({
  padding: 16,
  maxWidth: '44rem',
  lineHeight: 1.6,
  color: theme.color.defaultText,
  'p + p': { marginTop: 8 },
}));

/** What the story shows, as written above it; page stories have no docs page that would say so. */
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

addons.setConfig({ theme: { ...themes.dark, brandTitle: 'MAKE FIT 디자인 시스템' } });

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
