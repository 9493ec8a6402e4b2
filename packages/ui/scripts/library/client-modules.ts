import { dirname, join } from 'node:path/posix';
import type { Plugin } from 'vite';

/** A module of the library: its code, and the names that it imports, by module. */
export interface Module {
  readonly code: string;
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

const clientPackages = /^react-(aria|stately)/;
const isComponent = (name: string) => /^[A-Z]/.test(name);
const needsClient = (name: string) =>
  /^use[A-Z]/.test(name) || /^(createContext|Component)$/.test(name);

/** A function that the module itself makes and gives to an element as a handler. */
const ownHandler = /\bon[A-Z]\w*: (?:async )?(?:\([^)]*\)|\w+) =>/;

/**
 * The modules that a server component cannot run, and that therefore begin with 'use client': those with hooks, contexts, handlers
 * of their own or react-aria, and those that use more of such a module than its components.
 */
export function clientModules(modules: ReadonlyMap<string, Module>): Set<string> {
  const found = new Set<string>();
  const isClient = ({ code, imports }: Module) =>
    ownHandler.test(code) ||
    [...imports].some(
      ([from, names]) =>
        clientPackages.test(from) ||
        names.some(needsClient) ||
        (found.has(from) && !names.every(isComponent)),
    );
  let before = -1;
  while (found.size > before) {
    before = found.size;
    for (const [name, module] of modules) if (isClient(module)) found.add(name);
  }
  return found;
}

const importing = /^import (?:(\w+)(?:, )?)?(?:\* as (\w+)|\{([^}]*)\})? ?from "([^"]+)";$/gm;

/** The names that a built module imports, by module; names of a module inside the library are relative to its root. */
export function importsOf(code: string, resolve: (from: string) => string): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const [, standard, all, named = '', from = ''] of code.matchAll(importing)) {
    const names = named.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
    const found = [standard, all, ...names].filter((name) => name !== undefined && name !== '');
    const module = resolve(from);
    imports.set(module, [...(imports.get(module) ?? []), ...(found as string[])]);
  }
  return imports;
}

/** Begins the modules that need a browser with 'use client'. */
export function clientDirectives(): Plugin {
  return {
    name: 'use-client',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const modules = new Map(
          chunks.map(({ fileName, code }) => {
            const resolve = (from: string) =>
              from.startsWith('.') ? join(dirname(fileName), from) : from;
            return [fileName, { code, imports: importsOf(code, resolve) }];
          }),
        );
        const client = clientModules(modules);
        for (const chunk of chunks)
          if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
      },
    },
  };
}
