import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Parts } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import { Difference } from '../harness/difference.ts';
import { callersOf, requireUser, type User } from '../harness/users.ts';
import { exampleParts } from './example-parts.ts';
import { isValid } from './request-fields.ts';

/** A request that must succeed once, and its caller. */
interface ExampleRequest {
  readonly by: User | undefined;
  readonly parts: Parts;
}

/** Creates example requests of one operation; they are independent of each other. */
export type NextExample = () => Promise<ExampleRequest>;

/** The example requests of openapi.yaml, with ids of members and classes created for this rule. */
export async function exampleRequests(
  context: Context,
  operation: OperationId,
): Promise<NextExample> {
  const next = await exampleParts[operation](context);
  return async () => {
    const { by = defaultCaller(context, operation), ...own } = await next();
    const parts = merged(context, operation, own);
    assertValid(context, operation, parts);
    return { by, parts };
  };
}

/** The requests contain ids from the backend, which must satisfy the contract. */
function assertValid({ client }: Context, operation: OperationId, parts: Parts): void {
  const last = client.sent.at(-1);
  if (last && !isValid(operation, parts))
    throw new Difference(last, {
      description: `what the backend gave can be sent to ${operation}`,
      expected: 'values that the contract allows in a request',
      actual: JSON.stringify(parts),
    });
}

function merged({ settings }: Context, operation: OperationId, own: Partial<Parts>): Parts {
  const example: Parts = requestExamples[operation];
  const product = 'product' in example.params ? { product: settings.product } : {};
  return {
    params: { ...example.params, ...product, ...own.params },
    query: { ...example.query, ...own.query },
    headers: { ...example.headers, ...own.headers },
    ...(example.body !== undefined && {
      body: { ...(example.body as object), ...(own.body as object) },
    }),
  };
}

function defaultCaller(context: Context, operation: OperationId): User | undefined {
  const [role] = callersOf(operation);
  return operations[operation].isPublic || !role ? undefined : requireUser(context, role);
}
