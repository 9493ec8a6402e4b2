/** The index of every component and layout, by its path. */
export const componentIndexes = import.meta.glob<Record<string, unknown>>(
  '../packages/ui/src/{components,layout}/*/index.ts',
  { eager: true },
);

/** Every component that packages/ui exports, with its name. */
export const componentExports = Object.values(componentIndexes).flatMap((exports) =>
  Object.entries(exports).filter(
    ([name, value]) => typeof value === 'function' && name[0] === name[0]?.toUpperCase(),
  ),
);
