import type { Fault, FaultKind } from '@fitness/mocks/backend';
import type { OperationId } from '@fitness/api-contract/operations';

/** The faults of a response, in the order of docs/faults.md. */
export const faultNames = [
  'offline',
  'hang',
  '401',
  '403',
  '404',
  '409',
  '500',
  'html-502',
  'broken-json',
  'null',
  'object',
  'odd-rows',
  'empty',
] as const;

export type FaultName = (typeof faultNames)[number];

const kinds: Partial<Record<FaultName, FaultKind>> = {
  offline: { kind: 'offline' },
  hang: { kind: 'hang' },
  'html-502': { kind: 'html', status: 502 },
  'broken-json': { kind: 'malformed' },
  null: { kind: 'custom', status: 200, body: null },
  object: { kind: 'custom', status: 200, body: { rows: 'none' } },
  // For a read, `oddBody` makes the rows instead.
  'odd-rows': { kind: 'custom', status: 200, body: [null, 5, 'x', [], {}] },
  empty: { kind: 'custom', status: 200 },
};

/** The fault as the mock backend makes it; an error status has the contract's body. */
export function faultOf(name: FaultName, operation: OperationId): Fault {
  return { ...(kinds[name] ?? { kind: 'status', status: Number(name) }), operation };
}

/** How many times a read is sent, including retries, until it has failed. */
export function timesRead(name: FaultName) {
  return name === 'offline' || name === 'html-502' ? 3 : 1;
}

/** How long the app takes to show a fault of a read or an action, in milliseconds; 0 if it shows it at once. */
export function delayOf(name: FaultName, type: 'read' | 'action') {
  if (name === 'hang') return 20_001;
  return type === 'read' && timesRead(name) > 1 ? 1_001 : 0;
}
