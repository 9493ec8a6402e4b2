import { operations, type OperationId } from '@fitness/api-contract/operations';

/** Parameters or search params by name; values are sent as text. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** The encoded path of an operation's request with its search params. */
export function requestPath(id: OperationId, params: RequestValues, query: RequestValues): string {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
