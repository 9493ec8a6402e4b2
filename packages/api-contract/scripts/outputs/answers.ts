import { BANNER, literal } from '../literal.ts';
import type { FlatOperation, Spec } from '../spec.ts';
import { answerNames } from './operations.ts';

/** answers.ts: every named error answer with its one status and the operations that give it. */
export function answersFile(spec: Spec, operations: FlatOperation[]): string {
  const rows = Object.entries(spec.components.examples).map(([name, example]) => {
    const uses = operations.flatMap((operation) =>
      answerNames(operation)
        .filter(([, names]) => names.includes(name))
        .map(([status]) => ({ status: Number(status), operation: operation.id })),
    );
    const status = uses[0]?.status;
    if (status === undefined) throw new Error(`openapi.yaml: no operation answers ${name}`);
    if (uses.some((use) => use.status !== status))
      throw new Error(`openapi.yaml: ${name} has more than one status`);
    const row = { status, body: example.value, operations: uses.map((use) => use.operation) };
    return `  ${name}: ${literal(row, '  ')},\n`;
  });
  return `${BANNER}
/** Every error answer of the contract by name: its status, its body and the operations that give it. */
export const answers = {
${rows.join('')}} as const;

/** The name of an error answer. */
export type AnswerName = keyof typeof answers;
`;
}
