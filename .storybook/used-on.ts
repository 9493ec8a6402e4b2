import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const folder = 'apps/web/src/pages';

/** The names that a module and those that it imports of the app import from the library. */
function namesFrom(file: string, seen = new Set<string>(), names = new Set<string>()) {
  if (seen.has(file)) return names;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@fitness\/ui\//g))
    for (const name of list.split(',')) names.add(name.trim());
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']*\.tsx?)'/g))
    namesFrom(join(dirname(file), path), seen, names);
  return names;
}

/** The first story of a file, with the screen in its title. */
function storyOf(file: string) {
  const source = readFileSync(file, 'utf8');
  const title = /title: '([^']*)'/.exec(source)?.[1] ?? '';
  const name = /export const (\w+): Story/.exec(source)?.[1] ?? '';
  return { title: title.replace('화면/', ''), storyId: toId(title, storyNameFromExport(name)) };
}

/** The screens of the app by the names of the library that they import, each with its first story. */
export function usedOn() {
  const used: Record<string, { title: string; storyId: string }[]> = {};
  for (const generated of globSync(`${folder}/generated/*.stories.tsx`).sort()) {
    const name = basename(generated, '.stories.tsx');
    const [page = ''] = globSync(`${folder}/*/${name}{,Page}.tsx`);
    const stories = page.replace('.tsx', '.stories.tsx');
    const story = storyOf(existsSync(stories) ? stories : generated);
    for (const imported of namesFrom(page)) (used[imported] ??= []).push(story);
  }
  return used;
}
