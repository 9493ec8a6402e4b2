import { Difference } from './difference.ts';
import { isSuccess, type Exchange } from '../wire/exchange.ts';
import { assertResponse, isRejected } from './expectations.ts';

/** Throws a difference where two values are not the same as JSON. */
export function assertEqual(
  exchange: Exchange,
  description: string,
  expected: unknown,
  actual: unknown,
): void {
  const [wanted, found] = [shown(expected), shown(actual)];
  if (wanted !== found)
    throw new Difference(exchange, { description, expected: wanted, actual: found });
}

export function assertOrder(
  exchange: Exchange,
  description: string,
  values: readonly string[],
  order: 'ascending' | 'descending' = 'ascending',
): void {
  const isBefore = (a: string, b: string) => (order === 'ascending' ? a <= b : a >= b);
  const index = values.findIndex((value, at) => at > 0 && !isBefore(values[at - 1] ?? '', value));
  if (index > 0)
    throw new Difference(exchange, {
      description,
      expected: `${order} order`,
      actual: `${values[index - 1]} before ${values[index]} (rows ${index - 1} and ${index})`,
    });
}

/** Throws unless a list contains exactly these rows, in any order; names missing and unexpected rows. */
export function assertSameRows(
  exchange: Exchange,
  description: string,
  expected: readonly unknown[],
  actual: readonly unknown[],
): void {
  const missing = without(expected.map(shown), actual.map(shown));
  const added = without(actual.map(shown), expected.map(shown));
  if (missing.length + added.length > 0)
    throw new Difference(exchange, {
      description,
      expected: `${expected.length} rows${listed(', missing', missing)}`,
      actual: `${actual.length} rows${listed(', unexpected', added)}`,
    });
}

/** Counts successes of concurrent calls: at most `max`, the others with a listed error. */
export function countSuccesses(
  exchanges: readonly Exchange[],
  description: string,
  max: number,
): number {
  for (const exchange of exchanges) {
    const rejected = isRejected(
      exchange.call.operation,
      'concurrent requests succeed or are rejected',
    );
    assertResponse(exchange, { ...rejected, statuses: ['2XX', ...rejected.statuses] });
  }
  const count = exchanges.filter(isSuccess).length;
  if (count > max)
    throw new Difference(lastExchange(exchanges), {
      description,
      expected: `at most ${max} succeed`,
      actual: `${count} succeeded`,
    });
  return count;
}

/** The last of concurrent calls, to report what was sent. */
export function lastExchange(exchanges: readonly Exchange[]): Exchange {
  const last = exchanges.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

function without(values: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return values.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const MOST_SHOWN = 3;

function listed(label: string, values: readonly string[]): string {
  if (values.length === 0) return '';
  const more = values.length > MOST_SHOWN ? ` and ${values.length - MOST_SHOWN} more` : '';
  return `${label} ${values.slice(0, MOST_SHOWN).join('; ')}${more}`;
}
