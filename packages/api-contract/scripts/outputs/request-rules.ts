import { BANNER, literal } from '../literal.ts';
import { followSchema } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

const HEAD = `import type { OperationId } from './operations.ts';

/** What the validators need beside the schemas. */
export interface RequestRules {
  /** Pointers of path and query parameters that are integers on the wire's text. */
  readonly integers: readonly string[];
  /** The message (\`x-message\`) of a field, by pointer. */
  readonly messages: Readonly<Record<string, string>>;
  /** The messages of single keywords of a field (\`x-messages\`), by pointer. */
  readonly keywordMessages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pairs of pointers whose values must be the same (\`x-equals\`). */
  readonly equals: readonly { readonly pointer: string; readonly other: string }[];
}
`;

/** request-rules.ts: integers to read from text, messages and equal fields of each operation. */
export function requestRulesFile(spec: Spec, operations: FlatOperation[]): string {
  const rows = operations.map(
    (operation) => `  ${operation.id}: ${literal(rulesOf(spec, operation), '  ')},\n`,
  );
  return `${BANNER}
${HEAD}
/** The rules of every operation by its id. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
${rows.join('')}};
`;
}

function rulesOf(spec: Spec, operation: FlatOperation): object {
  const fields: [string, Schema][] = [
    ...operation.params.map((parameter): [string, Schema] => [
      `/params/${parameter.name}`,
      parameter.schema,
    ]),
    ...operation.query.map((parameter): [string, Schema] => [
      `/query/${parameter.name}`,
      parameter.schema,
    ]),
  ];
  const integers = fields
    .filter(([, schema]) => followSchema(spec, schema).type === 'integer')
    .map(([pointer]) => pointer);
  if (operation.body !== undefined)
    fields.push(...bodyFields(spec, '/body', operation.body.schema));
  const messages = fields.flatMap(([pointer, schema]) => {
    const message = schema['x-message'];
    return message === undefined ? [] : [[pointer, message]];
  });
  const keywordMessages = fields.flatMap(([pointer, schema]) => {
    const byKeyword = schema['x-messages'];
    if (byKeyword === undefined) return [];
    const unused = Object.keys(byKeyword).find((keyword) => schema[keyword] === undefined);
    if (unused !== undefined)
      throw new Error(
        `openapi.yaml: ${operation.id}: ${pointer} has a message for ${unused}, but no such constraint`,
      );
    return [[pointer, byKeyword]];
  });
  const equals = fields.flatMap(([pointer, schema]) => {
    const other = schema['x-equals'];
    return other === undefined
      ? []
      : [{ pointer, other: `${pointer.slice(0, pointer.lastIndexOf('/'))}/${other}` }];
  });
  return {
    integers,
    messages: Object.fromEntries(messages),
    keywordMessages: Object.fromEntries(keywordMessages),
    equals,
  };
}

function bodyFields(spec: Spec, pointer: string, schema: Schema): [string, Schema][] {
  const properties = Object.entries(followSchema(spec, schema).properties ?? {});
  return properties.flatMap(([name, property]): [string, Schema][] => {
    const own = `${pointer}/${name}`;
    return [[own, property], ...bodyFields(spec, own, property)];
  });
}
