import { commaQueries } from '@fitness/api-contract/call-exceptions';
import { operations, type OperationId } from '@fitness/api-contract/operations';

/** Parameters or search params by name; values are sent as text. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** The encoded path of an operation's request with its search params. */
export function requestPath(id: OperationId, params: RequestValues, query: RequestValues): string {
  const { method, path: template } = operations[id];
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const usesCommas = commaQueries.includes(`${method.toUpperCase()} ${template}`);
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (usesCommas ? [String(value)] : [value].flat()).map((one) => [name, String(one)]),
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}
