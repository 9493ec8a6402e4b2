import type {
  ApiClient,
  InputOf,
  ParamsOf,
  ReadOperation,
  ResultOf,
} from '@fitness/api-contract/client';
import { endpoints } from '@fitness/api-contract/endpoints';
import type { OperationId } from '@fitness/api-contract/operations';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';

/** A client's method for an HTTP method. */
type Caller = (path: string, input?: object) => Promise<never>;

/** Calls an operation with a client. */
export function call<Id extends OperationId>(
  client: ApiClient,
  id: Id,
  ...[input]: InputOf<Id>
): Promise<ResultOf<Id>> {
  const [method, path] = endpoints[id].split(' ') as [keyof ApiClient, string];
  // `InputOf` and `ResultOf` give the types by operation that the client has by path.
  return (client[method] as unknown as Caller)(path, input);
}

/** Calls an operation for the page's user. */
export function send<Id extends OperationId>(id: Id, ...input: InputOf<Id>) {
  return call(api, id, ...input);
}

/** A query key: operation id, params, and the day if the response depends on it. */
export type OperationKey<Id extends ReadOperation> = readonly [
  operation: Id,
  ...params: ParamsOf<Id> extends [] ? [] : [...ParamsOf<Id>, day?: string],
];

/** The query options of an operation; the only place that builds query keys. */
export function query<Id extends ReadOperation>(...queryKey: OperationKey<Id>) {
  const [id, params] = queryKey;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => send(id, ...([{ params, signal }] as unknown as InputOf<Id>)),
  });
}

/** Invalidates the queries of an operation with these params, or with all; resolves once the active ones have been refetched. */
export function invalidate<Id extends ReadOperation>(
  client: QueryClient,
  id: Id,
  ...params: Partial<ParamsOf<Id>>
): Promise<void> {
  return client.invalidateQueries({ queryKey: [id, ...params] });
}
