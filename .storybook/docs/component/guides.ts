import type { Guide } from '../../../packages/ui/src/internal/guide.ts';

const modules = import.meta.glob<{ guide: Guide }>(
  '../../../packages/ui/src/{components,layout}/*/*.guide.ts',
  { eager: true },
);

/** The guides by component name. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  Object.entries(modules).map(([file, { guide }]) => [
    file.replace(/^.*\/(\w+)\.guide\.ts$/, '$1'),
    guide,
  ]),
);

/** The id of the docs page of a component. */
export function docsIdOf(name: string) {
  const isLayout = Object.keys(modules).some((file) =>
    file.endsWith(`/layout/${name}/${name}.guide.ts`),
  );
  return `컴포넌트-${isLayout ? '배치-' : ''}${name.toLowerCase()}--문서`;
}

/** The guide that belongs to a story title such as `컴포넌트/Button` or `컴포넌트/배치/Stack`. */
export function guideOf(title: string) {
  return title.startsWith('컴포넌트/') ? guides.get(title.split('/').at(-1) ?? '') : undefined;
}
