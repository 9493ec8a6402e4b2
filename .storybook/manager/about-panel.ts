// No JSX: the manager bundles its own React, whose elements differ from those of the JSX runtime.
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter } from 'storybook/manager-api';

type Docs = { description?: { component?: string; story?: string } };

/** The description of the story, for page stories, which have no docs page. */
function About() {
  const { component, story } = useParameter<Docs>('docs', {})?.description ?? {};
  const style = { padding: 16, maxWidth: '44rem', lineHeight: 1.6 };
  return createElement('p', { style }, [component, story].filter(Boolean).join(' '));
}

/** Adds a panel with the description of the story. */
export function addAboutPanel() {
  addons.add('fitness/about/panel', {
    type: types.PANEL,
    title: '설명',
    render: ({ active = false }) => {
      const panel = { active, children: createElement(About) };
      return createElement(AddonPanel, panel);
    },
  });
}
