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
  const search = Object.entries(query)
    .flatMap(([name, value]) => {
      const texts = [value].flat().map((one) => encodeURIComponent(String(one)));
      // Only the commas between the items of a list are not encoded.
      return (usesCommas ? [texts.join(',')] : texts).map(
        (text) => `${encodeURIComponent(name)}=${text}`,
      );
    })
    .join('&');
  return search === '' ? path : `${path}?${search}`;
}
