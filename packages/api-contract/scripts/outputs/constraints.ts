import { BANNER, literal } from '../literal.ts';
import { followSchema } from '../spec.ts';
import type { FlatOperation, Schema, Spec } from '../spec.ts';

const TYPE = `/** The constraints of a field and the messages for their violation. */
export interface FieldConstraint {
  /** The source of a regular expression, to be used with the flag \`u\`. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number)[];
  /** The name of the field that must have the same value. */
  readonly equals?: string;
  readonly message?: string;
  /** The messages of single keywords, such as \`maximum\`, that differ from \`message\`. */
  readonly messages?: Readonly<Record<string, string>>;
}
`;

/** constraints.ts: one constant per request, so that a page carries only those of its own form. */
export function constraintsFile(spec: Spec, operations: FlatOperation[]): string {
  const blocks = operations.flatMap((operation) => {
    const body =
      operation.body === undefined
        ? {}
        : (followSchema(spec, operation.body.schema).properties ?? {});
    const query = Object.fromEntries(
      operation.query.map((parameter) => [parameter.name, parameter.schema]),
    );
    return [
      block(spec, `${operation.id}Constraints`, `The body of ${operation.id}`, body),
      block(spec, `${operation.id}QueryConstraints`, `The query of ${operation.id}`, query),
    ];
  });
  return `${BANNER}\n${TYPE}${blocks.join('')}`;
}

function block(
  spec: Spec,
  name: string,
  title: string,
  properties: Record<string, Schema>,
): string {
  const fields = Object.entries(properties)
    .map(([field, schema]) => [field, constraintOf(spec, schema)] as const)
    .filter(([, constraint]) => Object.keys(constraint).length > 0);
  if (fields.length === 0) return '';
  return `
/** ${title}, field by field. */
export const ${name} = ${literal(Object.fromEntries(fields))} as const satisfies Record<string, FieldConstraint>;
`;
}

function constraintOf(spec: Spec, own: Schema): Record<string, unknown> {
  const parts = [own, ...(own.allOf ?? [])].map((part) => followSchema(spec, part));
  const constraint: Record<string, unknown> = {};
  for (const part of parts) {
    for (const keyword of [
      'pattern',
      'minLength',
      'maxLength',
      'minimum',
      'maximum',
      'enum',
    ] as const) {
      if (part[keyword] !== undefined) constraint[keyword] = part[keyword];
    }
    if (part['x-equals'] !== undefined) constraint['equals'] = part['x-equals'];
    if (part['x-message'] !== undefined) constraint['message'] = part['x-message'];
    if (part['x-messages'] !== undefined) constraint['messages'] = part['x-messages'];
  }
  return constraint;
}
