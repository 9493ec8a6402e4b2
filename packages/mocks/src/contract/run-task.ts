import type { Context } from './harness/context.ts';
import { Results } from './harness/results.ts';
import type { RuleResult } from './harness/rule-result.ts';
import type { Task } from './schedule.ts';
import { createClient } from './wire/client.ts';
import type { Transport } from './wire/transport.ts';

/** Runs one rule with its own client and results. */
export async function runTask(
  { operation, rule }: Task,
  transport: Transport,
  shared: Omit<Context, 'client' | 'results'>,
  onExchange: Parameters<typeof createClient>[2],
): Promise<RuleResult> {
  const started = performance.now();
  const results = new Results();
  const client = createClient(transport, shared.settings, onExchange);
  await results.attempt(client, () => rule.run({ ...shared, client, results }));
  results.failOnViolations(client);
  const { name, title, group, reaches } = rule;
  const { passed, findings, untested } = results;
  const durationMs = performance.now() - started;
  const requests = client.sent.length;
  return {
    operation,
    name,
    title,
    group,
    reaches,
    passed,
    findings,
    untested,
    requests,
    durationMs,
  };
}
