import type { Guide } from '../../../packages/ui/src/internal/guide.ts';

const modules = import.meta.glob<{ guide: Guide }>(
  '../../../packages/ui/src/{components,layout}/*/*.guide.ts',
  { eager: true },
);

/** The guide of each component, with the module that exports it and the first part of its stories' ids. */
export const components = new Map(
  Object.entries(modules).map(([file, { guide }]) => {
    const [kind, folder, name] = file.replace('.guide.ts', '').split('/').slice(-3) as [
      string,
      string,
      string,
    ];
    const isLayout = kind === 'layout';
    return [
      name,
      {
        guide,
        module: `@fitness/ui/${isLayout ? 'layout/' : ''}${folder}`,
        storyId: `컴포넌트-${isLayout ? '배치-' : ''}${name.toLowerCase()}`,
      },
    ];
  }),
);

/** The name in a story title such as `컴포넌트/Button` or `컴포넌트/배치/Stack`. */
export function nameIn(title: string): string {
  return title.split('/').at(-1) ?? '';
}
