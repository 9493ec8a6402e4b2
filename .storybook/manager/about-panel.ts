// No JSX: the manager bundles its own React, whose elements differ from those of the JSX runtime.
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

type Docs = { description?: { component?: string; story?: string } };

const Text = styled.div(({ theme }) => ({
  padding: 16,
  maxWidth: '44rem',
  lineHeight: 1.6,
  color: theme.color.defaultText,
  'p + p': { marginTop: 8 },
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

/** Adds a panel with the description of the story. */
export function addAboutPanel() {
  addons.add('fitness/about/panel', {
    type: types.PANEL,
    title: '설명',
    render: ({ active }) => {
      const panel = { active: active ?? false, children: createElement(About) };
      return createElement(AddonPanel, panel);
    },
  });
}
