// Reads TypeScript as a syntax tree, for the checks that look for tests and calls in the source.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of the syntax tree; what it holds besides its type depends on the type. */
export type Node = { type: string; [field: string]: unknown };

/** Whether a value of the syntax tree is a node itself. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The syntax tree of a file, with the specifiers of what it imports at run time. */
export function parseFile(file: string): { program: Node; imports: string[] } {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const isTypeOnly = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  const fixed = module.staticImports
    .filter(({ entries }) => !isTypeOnly(entries))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
  );
  return { program: program as unknown as Node, imports: [...dynamic, ...fixed, ...passedOn] };
}

/** Calls `visit` with every node from the root down; returning false leaves out what is below. */
export function walk(node: Node, visit: (node: Node) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}

/** The text of a string or template literal, `…` for each hole; undefined for anything else. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node['quasis'] as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('…');
}

/** The names of a chain such as `test.describe.each`, outermost first; calls on the way are passed through. */
export function chainOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node['name'])];
  if (node.type === 'CallExpression') return chainOf(node['callee']);
  if (node.type === 'TaggedTemplateExpression') return chainOf(node['tag']);
  if (node.type === 'MemberExpression' && isNode(node['property']))
    return [...chainOf(node['object']), String(node['property']['name'])];
  return [];
}
