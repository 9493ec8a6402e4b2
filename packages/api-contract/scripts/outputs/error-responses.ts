import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract/model.ts';
import { BANNER, keySource, literal } from '../literal.ts';
import { errorsOf } from './operations.ts';

interface ErrorRow {
  status: number;
  body: unknown;
  operations: string[];
}

/** error-responses.ts: every named error response with its one status and its operations. */
export function errorResponsesFile(contract: Contract): string {
  const rows = [...errorRows(contract)].map(
    ([name, row]) => `  ${keySource(name)}: ${literal(row, '  ')},\n`,
  );
  return `${BANNER}
/** Every error response of the contract by name: its status, its body and the operations that return it. */
export const errorResponses = {
${rows.join('')}} as const;

/** The name of an error response. */
export type ErrorName = keyof typeof errorResponses;
`;
}

function errorRows({ operations, refuse }: Contract): Map<string, ErrorRow> {
  const rows = new Map<string, ErrorRow>();
  for (const operation of operations) {
    for (const [status, response] of errorsOf(operation)) {
      for (const [name, body] of Object.entries(response.examples)) {
        const row = rows.get(name) ?? { status: Number(status), body, operations: [] };
        rows.set(name, row);
        row.operations.push(operation.id);
        if (!/^\d+$/.test(status)) refuse(response, `${name} needs one status; ${status} is many`);
        else if (row.status !== Number(status))
          refuse(response, `${name} has more than one status`);
        else if (!isDeepStrictEqual(row.body, body))
          refuse(response, `two different examples are called ${name}; rename one`);
      }
    }
  }
  return rows;
}
