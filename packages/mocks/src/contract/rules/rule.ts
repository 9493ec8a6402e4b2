import type { ErrorName } from '@fitness/api-contract/error-responses';
import { expectResponse } from '../harness/expect-response.ts';
import { NO_FIXTURES, type Harness, type Check } from '../harness/harness.ts';
import type { Call } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { isErrorResponse } from '../harness/expectations.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { withRequestLog } from '../harness/request-log.ts';

/** One rule of the studio; throws the difference where the backend breaks it. */
export type Rule = (fixtures: Fixtures, harness: Harness) => Promise<void>;

/** A check of several independent rules. */
export function ruleCheck(name: string, title: string, rules: readonly Rule[]): Check {
  return {
    name,
    title,
    part: 'rules',
    run: async (harness) => {
      const { fixtures, results, client } = harness;
      if (!fixtures) return results.skip(NO_FIXTURES);
      for (const rule of rules)
        await results.attempt(() => withRequestLog(client, () => rule(fixtures, harness)));
    },
  };
}

/** Sends a call that must get this error response of openapi.yaml, including its exact message. */
export function expectError(
  { client }: Fixtures,
  name: ErrorName,
  description: string,
  call: Call,
): Promise<Exchange> {
  return expectResponse(client, call, isErrorResponse(name, description));
}
