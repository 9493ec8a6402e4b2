import type { Exchange } from './client.ts';
import { compare, Difference, matches, type Expectation } from './difference.ts';
import { isRejected } from './expectations.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { remainingSessions, reservableClasses, type PassHolder } from '../fixtures/reservations.ts';

/** Throws the difference where a response is not as expected. */
export function assertResponse(exchange: Exchange, expectation: Expectation): void {
  const difference = compare(exchange, expectation);
  if (difference) throw difference;
}

/** Throws a difference where two values are not the same. */
export function assertEqual(
  exchange: Exchange,
  description: string,
  expected: string,
  actual: string,
): void {
  if (expected !== actual) throw new Difference(exchange, { description, expected, actual });
}

/** Throws where values are not in this order. */
export function assertOrder(
  exchange: Exchange,
  description: string,
  values: readonly string[],
  order: 'ascending' | 'descending' = 'ascending',
): void {
  const sorted = values.toSorted();
  if (order === 'descending') sorted.reverse();
  assertEqual(exchange, description, sorted.join(' '), values.join(' '));
}

/** Counts successes of concurrent calls: at most `max`, the others with a listed error. */
export function countSuccesses(
  exchanges: readonly Exchange[],
  description: string,
  max: number,
): number {
  for (const exchange of exchanges) {
    const { description, statuses } = isRejected(
      exchange.call.operation,
      '동시에 보낸 요청은 성공하거나 거절되어야 합니다',
    );
    assertResponse(exchange, { description, statuses: ['2XX', ...statuses] });
  }
  const count = exchanges.filter(({ status }) => matches('2XX', status)).length;
  if (count > max) {
    const found = { description, expected: `${max}건까지`, actual: `${count}건` };
    throw new Difference(lastExchange(exchanges), found);
  }
  return count;
}

/** Throws where a pass has another number of sessions left. */
export async function assertSessions(
  fixtures: Fixtures,
  holder: PassHolder,
  exchange: Exchange,
  description: string,
  expected: number,
): Promise<void> {
  const actual = await remainingSessions(fixtures, holder);
  assertEqual(exchange, description, `${expected}회`, `${actual}회`);
}

/** Throws where the class is listed with another number of seats taken or in total. */
export async function assertSeatsTaken(
  fixtures: Fixtures,
  holder: PassHolder,
  exchange: Exchange,
  { classId, max }: FixtureClass,
  taken: number,
): Promise<void> {
  const { rows } = await reservableClasses(fixtures, holder);
  const row = rows.find((one) => one.classId === classId);
  assertEqual(
    exchange,
    '예약한 사람 수는 예약한 만큼이고 최대 인원을 넘지 않아야 합니다',
    `${taken}/${max}`,
    row ? `${row.currentCustomer}/${row.maxCustomer}` : '목록에 없음',
  );
}

/** The last of concurrent calls, to report what was sent. */
export function lastExchange(exchanges: readonly Exchange[]): Exchange {
  const last = exchanges.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}
