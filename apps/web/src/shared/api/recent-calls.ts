import type { EndedCall } from '@fitness/api-contract/client';

const maximum = 10;
let calls: readonly EndedCall[] = [];

/** The last calls of the backend, the newest last. */
export function recentCalls() {
  return calls;
}

export function rememberCall(call: EndedCall) {
  calls = [...calls, call].slice(-maximum);
}
