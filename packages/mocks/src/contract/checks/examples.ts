import type { OperationId } from '@fitness/api-contract/operations';
import { expectResponse, succeeds } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { exampleRequests } from '../requests/example.ts';

/** The example request of openapi.yaml succeeds for a permitted user. */
export function exampleRule(operation: OperationId): Rule {
  return contractRule('example', 'the example request succeeds', async (context) => {
    const { by, parts } = await (await exampleRequests(context, operation))();
    const expectation = succeeds(operation, 'the example request succeeds');
    await expectResponse(context, { operation, by, ...parts }, expectation);
  });
}
