import { operations, type OperationId } from '@fitness/api-contract/operations';

/** Parameters or search params by name; values are sent as text. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** The encoded path of an operation's request with its search params. */
export function requestPath(id: OperationId, params: RequestValues, query: RequestValues): string {
  const path = operations[id].path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = Object.entries(query)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`),
    )
    .join('&');
  return search === '' ? path : `${path}?${search}`;
}
