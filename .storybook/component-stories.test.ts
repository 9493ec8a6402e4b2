import { describe, expect, it } from 'vitest';
import { componentExports, componentIndexes } from './component-exports.ts';
import { allStories, namesOf, storiesBelow } from './all-stories.ts';
import { guides, pathOf } from './docs/component/guides.ts';
import { importOf } from './docs/component/library.ts';
import { pictureTag } from './tests/picture-file.ts';

const files = Object.keys(import.meta.glob('../packages/ui/src/{components,layout}/*/*.{ts,tsx}'));
const folders = [...new Set(files.map((file) => file.split('/').slice(0, -1).join('/')))];
const nameOf = (title: string) => title.split('/').at(-1) ?? '';
const storiesOf = (component: string) =>
  storiesBelow('컴포넌트/').filter(({ title }) => nameOf(title) === component);

describe.each(folders)('the component folder %s', (folder) => {
  it('has an index that exports the component, a guide and stories', () => {
    const component = nameOf(folder);
    const index = componentIndexes[`${folder}/index.ts`];
    expect(Object.keys(index ?? {})).toContainEqual(expect.stringContaining(component));
    expect(guides.has(component)).toBe(true);
    expect(storiesOf(component)).not.toHaveLength(0);
  });
});

describe.each(componentExports)('the exported component %s', (_name, component) => {
  it('is the component or a subcomponent of stories', () => {
    expect(allStories.filter((story) => story.components.includes(component))).not.toHaveLength(0);
  });
});

describe.each([...guides])('the guide of %s', (name, { aliases }) => {
  it('has the line that imports it', () => {
    const [, names = '', from] =
      /^import \{ (.+) \} from '@fitness\/ui\/(.+)';$/.exec(importOf(name)) ?? [];
    const path = pathOf(name);
    expect(from).toBe(path.replace('components/', ''));
    expect(Object.keys(componentIndexes[`../packages/ui/src/${path}/index.ts`] ?? {})).toEqual(
      expect.arrayContaining(names.split(', ')),
    );
  });

  it('has a Korean name', () => {
    expect(aliases[0]).toMatch(/\p{Script=Hangul}/u);
  });
});

const approved = [...guides].filter(([, { status }]) => status === 'stable');

describe.each(approved)('the approved component %s', (name, guide) => {
  it('has a complete guide', () => {
    for (const part of [guide.whenToUse, guide.whenNotToUse, guide.anatomy])
      expect(part).not.toHaveLength(0);
  });

  it('has a picture, if it is seen', () => {
    const isPictured = storiesOf(name).some(({ tags }) => tags.includes(pictureTag));
    expect(isPictured || guide.noVariantsStory !== undefined).toBe(true);
  });
});

it('the components that all others are built from are approved', () => {
  const parts = ['Button', 'Heading', 'Icon', 'Link', 'Text', 'TextField'];
  const layout = ['Inline', 'Page', 'Panel', 'Split', 'Stack', 'Tiles'];
  expect([...parts, ...layout].filter((name) => guides.get(name)?.status !== 'stable')).toEqual([]);
});

const withVariants = [...guides].filter(([, { noVariantsStory }]) => noVariantsStory === undefined);
const withKeyboard = [...guides].filter(([, { keyboard }]) => keyboard.length > 0);

describe('the stories of', () => {
  it.each([...guides.keys()])('%s have a docs page', (name) => {
    expect(storiesOf(name).filter(({ tags }) => tags.includes('autodocs'))).not.toHaveLength(0);
  });

  it.each(withVariants)('%s include one with all variants', (name) => {
    expect(storiesOf(name).map((story) => story.name)).toContain('모든 모습');
  });

  it.each(withKeyboard)('%s, which has keyboard interaction, include a play', (name) => {
    expect(storiesOf(name).filter(({ hasPlay }) => hasPlay)).not.toHaveLength(0);
  });

  it('components each belong to a guide', () => {
    const titles = storiesBelow('컴포넌트/').map(({ title }) => nameOf(title));
    expect([...new Set(titles)].sort()).toEqual([...guides.keys()].sort());
  });
});

describe('every story', () => {
  it('has its own name in the sidebar', () => {
    expect(namesOf(allStories.filter(({ name }) => name === ''))).toEqual([]);
  });
});
