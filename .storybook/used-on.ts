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
  const screens = globSync(`${folder}/generated/*.stories.tsx`).map((generated) => {
    const name = basename(generated, '.stories.tsx');
    const [page = ''] = globSync(`${folder}/*/${name}{,Page}.tsx`);
    const stories = page.replace('.tsx', '.stories.tsx');
    return { page, ...storyOf(existsSync(stories) ? stories : generated) };
  });
  screens.sort((one, other) => one.title.localeCompare(other.title, 'ko'));
  const used: Record<string, { title: string; storyId: string }[]> = {};
  for (const { page, title, storyId } of screens)
    for (const name of namesFrom(page)) (used[name] ??= []).push({ title, storyId });
  return used;
}
