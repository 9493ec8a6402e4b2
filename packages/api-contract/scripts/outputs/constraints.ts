import { firstOf, partsOf, propertiesOf } from '../contract/schemas.ts';
import type { Contract, Schema } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';

const TYPE = `/** The constraints of a field and the messages for their violation. */
export interface FieldConstraint {
  /** The source of a regular expression, to be used with the flag \`u\`. */
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly (string | number | boolean | null)[];
  /** The name of the field that must have the same value. */
  readonly equals?: string;
  readonly message?: string;
  /** The messages of single keywords, such as \`maximum\`, that differ from \`message\`. */
  readonly messages?: Readonly<Record<string, string>>;
}
`;

/** The keywords of which a form can check one value in each field. */
const KEYWORDS = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'enum'] as const;

/** constraints.ts: one constant per request, so that a page carries only those of its own form. */
export function constraintsFile(contract: Contract): string {
  const { operations, schemas } = contract;
  const blocks = operations.flatMap(({ id, body, query }) => {
    const parameters = new Map(query.map(({ name, schema }) => [name, schema]));
    const properties = propertiesOf(partsOf(schemas, body?.schema ?? {}));
    return [
      block(contract, `${id}Constraints`, `The body of ${id}`, properties),
      block(contract, `${id}QueryConstraints`, `The query of ${id}`, parameters),
    ];
  });
  return `${BANNER}\n${TYPE}${blocks.join('')}`;
}

function block(
  contract: Contract,
  name: string,
  title: string,
  properties: ReadonlyMap<string, Schema>,
): string {
  const fields = [...properties]
    .map(([field, schema]) => [field, constraintOf(contract, schema)] as const)
    .filter(([, constraint]) => Object.values(constraint).some((value) => value !== undefined));
  if (fields.length === 0) return '';
  return `
/** ${title}, field by field. */
export const ${name} = ${literal(Object.fromEntries(fields))} as const satisfies Record<string, FieldConstraint>;
`;
}

/** The limits of a field that satisfies all parts of its schema. */
function constraintOf({ schemas, document }: Contract, own: Schema): Record<string, unknown> {
  const parts = partsOf(schemas, own);
  const limits = KEYWORDS.map((keyword) => {
    const [first, ...others] = parts.filter((part) => part[keyword] !== undefined);
    if (others.length > 0)
      document.refuse(own, `a form cannot check two values of ${keyword} in one field`);
    return [keyword, first?.[keyword]];
  });
  return {
    ...(Object.fromEntries(limits) as object),
    equals: firstOf(parts, 'x-equals'),
    message: firstOf(parts, 'x-message'),
    messages: firstOf(parts, 'x-messages'),
  };
}
