/** The first line of every generated file. */
export const BANNER = '// Generated from openapi.yaml by `pnpm generate`: do not edit.\n';

const WIDTH = 120;

/** A JSON value as TypeScript: plain keys unquoted, single quotes, short values on one line. */
export function literal(value: unknown, indent = ''): string {
  const flat = flatLiteral(value);
  if (flat.length + indent.length <= WIDTH || !isContainer(value)) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`;
  }
  const lines = entries(value).map(
    ([key, item]) => `${deeper}${keySource(key)}: ${literal(item, deeper)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

export function rows(pairs: Iterable<readonly [string, unknown]>): string {
  return Array.from(
    pairs,
    ([key, value]) => `  ${keySource(key)}: ${literal(value, '  ')},\n`,
  ).join('');
}

function flatLiteral(value: unknown): string {
  if (typeof value === 'string') return stringSource(value);
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(', ')}]`;
  const fields = entries(value).map(([key, item]) => `${keySource(key)}: ${flatLiteral(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

/** A property name as TypeScript, quoted where it must be. */
export function keySource(key: string): string {
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringSource(key);
}

function stringSource(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
