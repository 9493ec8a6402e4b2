import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../components/', import.meta.url).pathname;
const components = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** All the code of a component but its stories and tests. */
const sourceOf = (name: string) =>
  readdirSync(join(root, name))
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/u.test(file))
    .map((file) => read(name, file))
    .join('\n');

/** Whatever a person can operate: it listens, leads somewhere, or comes from react-aria. */
const isInteractive = (name: string) =>
  /\son[A-Z]\w*=|<Anchor|react-aria-components\/(?!I18nProvider)/u.test(sourceOf(name));

describe.each(components)('%s', (name) => {
  it('is exported from its own folder', () => {
    expect(existsSync(join(root, name, 'index.ts'))).toBe(true);
    expect(read(name, 'index.ts')).toMatch(new RegExp(`\\b${name}`, 'u'));
  });

  it('has a story under its own name', () => {
    expect(existsSync(join(root, name, `${name}.stories.tsx`))).toBe(true);
    expect(read(name, `${name}.stories.tsx`)).toContain(`title: '컴포넌트/${name}'`);
  });

  it('says what it is for in one sentence above each export', () => {
    const exported = [...sourceOf(name).matchAll(/^(.*)\nexport (?:const|function) ([A-Z]\w*)/gmu)];
    for (const [, above, component] of exported) expect(above, component).toMatch(/\*\/$/u);
  });
});

describe.each(components.filter(isInteractive))('%s, which can be operated', (name) => {
  it('has a play that asserts what a person gets', () => {
    const story = read(name, `${name}.stories.tsx`);
    expect(story).toMatch(/\bplay: async/u);
    expect(story).toMatch(/\bexpect\(/u);
  });
});
