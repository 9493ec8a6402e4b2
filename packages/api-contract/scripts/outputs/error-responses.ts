import { BANNER, literal } from '../literal.ts';
import type { FlatOperation, Spec } from '../spec.ts';
import { errorNames } from './operations.ts';

/** error-responses.ts: every named error response with its one status and its operations. */
export function errorResponsesFile(spec: Spec, operations: FlatOperation[]): string {
  const rows = Object.entries(spec.components.examples).map(([name, example]) => {
    const uses = operations.flatMap((operation) =>
      errorNames(operation)
        .filter(([, names]) => names.includes(name))
        .map(([status]) => ({ status: Number(status), operation: operation.id })),
    );
    const status = uses[0]?.status;
    if (status === undefined) throw new Error(`openapi.yaml: no operation returns ${name}`);
    if (uses.some((use) => use.status !== status))
      throw new Error(`openapi.yaml: ${name} has more than one status`);
    const row = { status, body: example.value, operations: uses.map((use) => use.operation) };
    return `  ${name}: ${literal(row, '  ')},\n`;
  });
  return `${BANNER}
/** Every error response of the contract by name: its status, its body and the operations that return it. */
export const errorResponses = {
${rows.join('')}} as const;

/** The name of an error response. */
export type ErrorName = keyof typeof errorResponses;
`;
}
