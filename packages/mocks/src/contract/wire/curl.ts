import type { Call, WireRequest } from './call.ts';

const OWN_HEADERS = new Set(['authorization', 'content-type']);

export function curlLine(
  { by }: Pick<Call, 'by'>,
  { method, url, headers, body }: WireRequest,
): string {
  const shown = Object.entries(headers).filter(([name]) => name !== 'accept');
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...shown.map(([name, value]) => `-H ${headerText(name, value, by?.variable)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');
}

/** A header of the run may be a secret and is replaced with a variable, like a token. */
function headerText(name: string, value: string, variable: string | undefined): string {
  if (name === 'authorization' && variable) return `"authorization: Bearer $${variable}"`;
  return OWN_HEADERS.has(name)
    ? quoted(`${name}: ${value}`)
    : `"${name}: $HEADER_${name.toUpperCase().replaceAll(/\W/g, '_')}"`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
