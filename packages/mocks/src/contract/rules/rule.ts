import type { ErrorName } from '@fitness/api-contract/error-responses';
import { demand, NOTHING_OWN, type Bench, type Check } from '../harness/harness.ts';
import type { Call } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { saysExactly } from '../harness/expectations.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { together } from '../harness/request-log.ts';

/** One rule of the studio: throws the difference where the backend does not keep it. */
export type Rule = (own: Own, bench: Bench) => Promise<void>;

/** A check of several rules, each on its own. */
export function ruleCheck(name: string, title: string, rules: readonly Rule[]): Check {
  return {
    name,
    title,
    part: 'rules',
    run: async (bench) => {
      const { own, ledger, client } = bench;
      if (!own) return ledger.skip(NOTHING_OWN);
      for (const rule of rules)
        await ledger.attempt(() => together(client, () => rule(own, bench)));
    },
  };
}

/** The call must get this named answer of openapi.yaml, to the letter. */
export function refuses(
  { client }: Own,
  name: ErrorName,
  says: string,
  call: Call,
): Promise<Exchange> {
  return demand(client, call, saysExactly(name, says));
}
