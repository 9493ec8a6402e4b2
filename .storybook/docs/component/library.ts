import { guides, pathOf } from './guides.ts';

const indexes = import.meta.glob<string>(
  '../../../packages/ui/src/{components,layout}/*/index.ts',
  { eager: true, query: '?raw', import: 'default' },
);

/** The names that the module at a path of the package exports, types with `type` before them. */
function exportsOf(path: string): string[] {
  const index = Object.entries(indexes).find(([file]) => file.endsWith(`/${path}/index.ts`))?.[1];
  return [...(index ?? '').matchAll(/export( type)? \{([^}]*)\}/g)].flatMap(([, type, names]) =>
    (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (type === undefined ? name : `type ${name}`)),
  );
}

const importLine = (names: readonly string[], path: string) =>
  `import { ${names.join(', ')} } from '@fitness/ui/${path.replace('components/', '')}';`;

/** The line that imports a component, with the hooks and parts that stand beside it. */
export function importOf(component: string): string {
  const path = pathOf(component);
  const names = exportsOf(path).filter(
    (name) => name === component || !(name.startsWith('type ') || guides.has(name)),
  );
  return importLine(names, path);
}

const paths = Object.keys(indexes).map((file) => file.split('/').slice(-3, -1).join('/'));

/** The lines that import what a piece of code uses of the library. */
export function importsFor(code: string): string[] {
  const words = new Set(
    [...code.matchAll(/<(\w+)|: (\w+)|\b(\w+)\(/g)].map(([, ...names]) => names.join('')),
  );
  return paths.flatMap((path) => {
    const used = exportsOf(path).filter((name) => words.has(name.replace('type ', '')));
    // `Item` is exported beside each component that takes items.
    return used.some((name) => !name.startsWith('type ')) ? [importLine(used, path)] : [];
  });
}
