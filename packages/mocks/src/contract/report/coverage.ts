import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import type { Exchange } from '../harness/client.ts';
import { matches } from '../harness/difference.ts';

/** How often an operation responded with each status of the contract. */
interface CoverageRow {
  readonly operation: OperationId;
  /** By status as the contract lists it; `2XX` counts every success. */
  readonly counts: Readonly<Record<string, number>>;
}

/** How much of the contract a run covered. */
export interface Coverage {
  readonly rows: readonly CoverageRow[];
  readonly requests: number;
  readonly operationsSeen: number;
  readonly statusesSeen: number;
  readonly statuses: number;
  /** The number of named error responses that were received, including their message. */
  readonly namesSeen: number;
  readonly names: number;
}

/** The statuses of the contract; any success is one column. */
export const COLUMNS = ['2XX', '400', '401', '403', '404', '409'] as const;

/** Counts responses. */
export function createCoverage(): { add(exchange: Exchange): void; result(): Coverage } {
  const counts = new Map<OperationId, Map<number, number>>();
  const texts = new Set<string>();
  let requests = 0;
  return {
    add: ({ call, status, body }) => {
      requests += 1;
      const counted = counts.get(call.operation) ?? new Map<number, number>();
      counts.set(call.operation, counted.set(status, (counted.get(status) ?? 0) + 1));
      texts.add(keyOf(status, body));
    },
    result: () => {
      const rows = (Object.keys(operations) as OperationId[]).map((operation) => ({
        operation,
        counts: countsOf(operation, counts.get(operation)),
      }));
      const cells = rows.flatMap((row) => Object.values(row.counts));
      return {
        rows,
        requests,
        operationsSeen: counts.size,
        statuses: cells.length,
        statusesSeen: cells.filter((count) => count > 0).length,
        names: Object.keys(errorResponses).length,
        namesSeen: Object.values(errorResponses).filter(({ status, body }) =>
          texts.has(keyOf(status, body)),
        ).length,
      };
    },
  };
}

function countsOf(
  operation: OperationId,
  seen: ReadonlyMap<number, number> = new Map(),
): Record<string, number> {
  const { statuses }: OperationInfo = operations[operation];
  return Object.fromEntries(
    statuses.map((listed) => {
      const times = [...seen]
        .filter(([status]) => matches(listed, status))
        .map(([, count]) => count);
      return [
        listed.startsWith('2') ? '2XX' : listed,
        times.reduce((sum, count) => sum + count, 0),
      ];
    }),
  );
}

// Any list of field errors counts as the one named list.
function keyOf(status: number, body: unknown): string {
  return Array.isArray(body) && status >= 400
    ? `${status} []`
    : `${status} ${String((body as { message?: unknown } | null | undefined)?.message)}`;
}
