import type { Guide } from '../../../packages/ui/src/internal/guide.ts';

const modules = import.meta.glob<{ guide: Guide }>(
  '../../../packages/ui/src/{components,layout}/*/*.guide.ts',
  { eager: true },
);

const files = Object.entries(modules).map(([file, { guide }]) => {
  const [kind, folder, name] = file.split('/').slice(-3) as [string, string, string];
  return { name: name.replace('.guide.ts', ''), path: `${kind}/${folder}`, guide };
});

/** The guides by component name. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  files.map(({ name, guide }) => [name, guide]),
);

/** The folder of a component in the package, such as `layout/Stack`. */
export function pathOf(component: string): string {
  return files.find(({ name }) => name === component)?.path ?? '';
}

/** The first part of the ids of a component's stories. */
export function storyIdOf(component: string): string {
  const isLayout = pathOf(component).startsWith('layout/');
  return `컴포넌트-${isLayout ? '배치-' : ''}${component.toLowerCase()}`;
}

/** The id of the docs page of a component. */
export function docsIdOf(component: string): string {
  return `${storyIdOf(component)}--문서`;
}

/** The guide that belongs to a story title such as `컴포넌트/Button` or `컴포넌트/배치/Stack`. */
export function guideOf(title: string) {
  return title.startsWith('컴포넌트/') ? guides.get(title.split('/').at(-1) ?? '') : undefined;
}
