import { operations, type OperationId } from '@fitness/api-contract/operations';
import { expectError } from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import { exampleRequests } from '../requests/example.ts';

/** Those that a page of any origin may send without asking first. */
const UNLISTED = ['text/plain', 'application/x-www-form-urlencoded'];

/** Sends a valid body as a type that the contract does not list: 415; undefined where there is no body. */
export function contentTypeRule(operation: OperationId): Rule | undefined {
  if (!operations[operation].hasBody) return undefined;
  const title = 'a body of a type that the contract does not list is a 415';
  return contractRule(
    'content-type',
    title,
    async (context) => {
      const next = await exampleRequests(context, operation);
      for (const contentType of UNLISTED) {
        const { by, parts } = await next();
        const description = `a body of type ${contentType} is a 415`;
        await context.results.attempt(context.client, async () => {
          const call = { operation, by, ...parts, contentType };
          await expectError(context, 'UnsupportedMediaType', description, call);
        });
      }
    },
    { reaches: ['415', 'UnsupportedMediaType'] },
  );
}
