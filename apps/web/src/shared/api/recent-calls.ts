import type { EndedCall } from '@fitness/api-contract/client';

const maximum = 10;
const calls: EndedCall[] = [];

/** The last calls to the backend, oldest first. */
export function recentCalls(): readonly EndedCall[] {
  return [...calls];
}

export function rememberCall(call: EndedCall) {
  if (calls.push(call) > maximum) calls.shift();
}
