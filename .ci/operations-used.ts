// Fails unless the shipped app calls every operation of the contract: reads the calls in all that main.tsx imports.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operations } from '../packages/api-contract/src/generated/operations.ts';
import { chainOf, literalText, type Node, parseFile, walk } from './syntax.ts';

const entry = 'apps/web/src/app/main.tsx';
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

function callIn(node: Node): string[] {
  if (node.type !== 'CallExpression') return [];
  const method = chainOf(node['callee']).at(-1) ?? '';
  const path = literalText((node['arguments'] as Node[])[0]);
  return methods.includes(method) && path !== undefined ? [`${method} ${path}`] : [];
}

const calls = new Map<string, string>();
const seen = new Set<string>();

function read(file: string): void {
  if (seen.has(file)) return;
  seen.add(file);
  const { program, imports } = parseFile(file);
  walk(program, (node) => {
    for (const call of callIn(node)) calls.set(call, file);
  });
  const files = imports
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name));
  for (const next of files) if (/\.tsx?$/.test(next) && existsSync(next)) read(next);
}

read(entry);
const all = Object.values(operations).map(({ id, method, path }) => ({
  id,
  call: `${method.toUpperCase()} ${path}`,
}));
const unused = all.filter(({ call }) => !calls.has(call));
const unknown = [...calls].filter(
  ([call]) => call.includes(' /api/') && !all.some((operation) => operation.call === call),
);

for (const { id, call } of unused) console.error(`${id} (${call}) is never called`);
for (const [call, file] of unknown)
  console.error(`${file} calls ${call}, which is not in the contract`);
console.log(`operations: ${all.length - unused.length} of ${all.length} are called`);
process.exit(unused.length + unknown.length > 0 ? 1 : 0);
