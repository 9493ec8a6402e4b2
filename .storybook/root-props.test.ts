import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentExports } from './component-exports.ts';

type Props = Record<string, unknown>;
type StoryFile = { default: { component?: unknown; args?: Props } } & Record<
  string,
  { args?: Props }
>;

const storyFiles = Object.values(
  import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true }),
);

/** Components without an element of their own, and those that a server does not render, whose stories test the same. */
const exceptions: Readonly<Record<string, string>> = {
  AlertProvider: 'Renders its children, and alerts in overlays.',
  CommandMenu: 'An overlay.',
  Dialog: 'An overlay.',
  FullScreen: 'An overlay.',
  LinkProvider: 'Renders its children.',
  LocaleProvider: 'Renders its children.',
  PageTransition: 'Renders its children.',
  PanelBoundary: 'Renders its children.',
  ToastProvider: 'Renders its children, and toasts in an overlay.',
};

/** Their control is hidden: it has the id, and the test id is that of the field. */
const fields = new Set(['Checkbox', 'Switch']);

/** The props of components without arguments in a story of their own. */
const samples: Readonly<Record<string, Props>> = {
  TableLines: { items: ['10:00', '11:00'], children: (item: string) => item },
};

/** The arguments of the first story of a component. */
function argsOf(component: unknown): Props {
  const file = storyFiles.find(({ default: meta }) => meta.component === component);
  if (!file) return {};
  const { default: meta, ...stories } = file;
  return { ...meta.args, ...Object.values(stories)[0]?.args };
}

const root = { id: 'given-id', 'data-testid': 'given-test-id' };

const withElement = componentExports.filter(([name]) => exceptions[name] === undefined);

describe.each(withElement)('%s', (name, component) => {
  it('passes id and data-testid on to one element', () => {
    const props = { ...argsOf(component), ...samples[name], ...root };
    const markup = renderToStaticMarkup(createElement(component as ComponentType<Props>, props));
    const tags = markup.match(/<[a-z][^>]*>/gu) ?? [];
    const withId = tags.filter((tag) => tag.includes(' id="given-id"'));
    const withTestId = tags.filter((tag) => tag.includes(' data-testid="given-test-id"'));
    expect([withId.length, withTestId.length]).toEqual([1, 1]);
    if (!fields.has(name)) expect(withId).toEqual(withTestId);
  });
});
