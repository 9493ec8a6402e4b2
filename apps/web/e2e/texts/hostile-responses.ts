import { responseExamples } from '@fitness/api-contract/examples';
import { type OperationId, operations } from '@fitness/api-contract/operations';
import type { FieldShape } from '@fitness/api-contract/read-response';
import { responseShapes } from '@fitness/api-contract/response-shapes';
import type { Fault } from '@fitness/mocks/backend';
import type { HostileText } from '../../testing/hostile-texts/index.ts';

type Shapes = typeof responseShapes;
type FieldsOf<Path extends keyof Shapes> = Shapes[Path] extends readonly [infer Row]
  ? Row
  : Shapes[Path];
/** An array of unknown shape can contain texts too. */
type TextField = { readonly kind: 'text' | 'array' };

/** The paths of the contract whose responses contain texts; a new one must be added to a screen. */
export type TextPath = {
  [Path in keyof Shapes]: Extract<FieldsOf<Path>[keyof FieldsOf<Path>], TextField> extends never
    ? never
    : Path;
}[keyof Shapes];

type Row = Record<string, unknown>;

const operationOf = (path: TextPath) =>
  (Object.keys(operations) as OperationId[]).find(
    (id) => operations[id].path === path && operations[id].method === 'get',
  )!;

function valueOf(
  { kind, isKey }: FieldShape,
  { text }: HostileText,
  index: number,
  example: unknown,
) {
  if (kind === 'text') return text;
  if (kind === 'array') return [text, { nickname: text }, { name: text }];
  return kind === 'integer' && isKey ? index + 1 : example;
}

/** Makes the operation of a path respond with one row per text, in each of its text fields. */
export function hostileResponse(
  path: TextPath,
  texts: readonly HostileText[],
  others: (index: number) => Row = () => ({}),
): Fault {
  const operation = operationOf(path);
  const shape: readonly [Row] | Row = responseShapes[path];
  const isList = Array.isArray(shape);
  const fields = Object.entries((isList ? shape[0] : shape) as Record<string, FieldShape>);
  const { body: example } = responseExamples[operation] as unknown as { body: Row | [Row] };
  const exampleRow = Array.isArray(example) ? example[0] : example;
  const rows = texts.map((text, index) => ({
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, valueOf(field, text, index, exampleRow[name])]),
    ),
    ...others(index),
  }));
  return { kind: 'custom', operation, status: 200, body: isList ? rows : rows[0] };
}
