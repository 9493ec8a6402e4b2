import type { Call, WireRequest } from './call.ts';

/** A curl command that repeats a call; the token is replaced by a variable. */
export function curlLine(
  { by }: Pick<Call, 'by'>,
  { method, url, headers, body }: WireRequest,
): string {
  const shown = Object.entries(headers).filter(([name]) => name !== 'accept');
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...shown.map(
      ([name, value]) =>
        `-H ${name === 'authorization' && by?.variable ? `"authorization: Bearer $${by.variable}"` : quoted(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
