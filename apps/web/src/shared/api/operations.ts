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
import { getPageUser } from '../session/page-user.ts';
import { notifyListeners, stored } from '../session/storage.ts';
import { apiWithToken } from './client.ts';

const apis = new WeakMap<QueryClient, ApiClient>();

/** Binds the queries to the user who is signed in: nothing is sent once that is another one, and the page becomes that user's. */
export function bindApi(client: QueryClient): ApiClient {
  const { userId } = getPageUser();
  const api = apiWithToken(() => {
    if (getPageUser().userId === userId) return stored('accessToken');
    notifyListeners();
    throw new Error('Another user has signed in.');
  });
  apis.set(client, api);
  return api;
}

/** The method of a client that calls an operation. */
type Caller = (path: string, input?: object) => Promise<never>;

/** Calls an operation with a client. */
export function call<Id extends OperationId>(
  api: ApiClient,
  id: Id,
  ...[input]: InputOf<Id>
): Promise<ResultOf<Id>> {
  const [method, path] = endpoints[id].split(' ') as [keyof ApiClient, string];
  // What the types of the client say for each path, `InputOf` and `ResultOf` say for each operation.
  return (api[method] as unknown as Caller)(path, input);
}

/** Calls an operation for the user of a page with data. */
export function send<Id extends OperationId>(client: QueryClient, id: Id, ...input: InputOf<Id>) {
  return call(apis.get(client) ?? bindApi(client), id, ...input);
}

/** The key of a query: its operation, its params, and the day where its response depends on it. */
export type OperationKey<Id extends ReadOperation> = readonly [
  operation: Id,
  ...params: ParamsOf<Id> extends [] ? [] : [...ParamsOf<Id>, day?: string],
];

/** The options of a query of an operation; the only place where its key is made. */
export function query<Id extends ReadOperation>(...queryKey: OperationKey<Id>) {
  const [id, params] = queryKey;
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      send(client, id, ...([{ params, signal }] as unknown as InputOf<Id>)),
  });
}

/** Marks what an operation has read as out of date, of these params or of all; resolves once what is shown is read again. */
export function invalidate<Id extends ReadOperation>(
  client: QueryClient,
  id: Id,
  ...params: Partial<ParamsOf<Id>>
): Promise<void> {
  return client.invalidateQueries({ queryKey: [id, ...params] });
}
