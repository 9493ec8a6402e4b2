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
  // Of a read, its rows depend on the operation.
  'odd-rows': { kind: 'custom', status: 200, body: [null, 5, 'x', [], {}] },
  empty: { kind: 'custom', status: 200 },
};

/** The fault as the mock backend makes it; an error status has the contract's body. */
export function faultOf(name: FaultName, operation: OperationId): Fault {
  return { ...(kinds[name] ?? { kind: 'status', status: Number(name) }), operation };
}

/** How often a read is sent until it has failed. */
export function timesRead(name: FaultName) {
  return name === 'offline' || name === 'html-502' ? 3 : 1;
}

/** How long a fault of a read or an action takes until the app shows it, in milliseconds; 0 for at once. */
export function delayOf(name: FaultName, type: 'read' | 'action') {
  if (name === 'hang') return 20_001;
  return type === 'read' && timesRead(name) > 1 ? 1_001 : 0;
}
