import type { Exchange } from './client.ts';
import { compare, Difference, matches, type Expectation } from './difference.ts';
import { isRejected } from './expectations.ts';
import { Unavailable } from './results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { classNow, passNow, type PassHolder } from '../fixtures/reservations.ts';

/** A holder of a pass by number; the first one where there are fewer. */
export function passHolder(
  { passHolders }: Pick<Fixtures, 'passHolders'>,
  index: number,
): Fixtures['passHolders'][number] {
  const one = passHolders[index] ?? passHolders[0];
  if (!one) throw new Unavailable('이용권이 있는 회원이 없습니다');
  return one;
}

/** The sessions left on a pass. */
export async function remainingSessions(fixtures: Fixtures, of: PassHolder): Promise<number> {
  const { remainingSessionCount } = await passNow(fixtures, of);
  if (remainingSessionCount === null) throw new Unavailable('새 이용권이 횟수제가 아닙니다');
  return remainingSessionCount;
}

/** Throws the difference where an answer is not as expected. */
export function assertResponse(exchange: Exchange, expectation: Expectation): void {
  const difference = compare(exchange, expectation);
  if (difference) throw difference;
}

/** Throws a difference where two counts are not the same. */
export function assertEqual(
  exchange: Exchange,
  description: string,
  expected: string,
  actual: string,
): void {
  if (expected !== actual) throw new Difference(exchange, { description, expected, actual });
}

/** Throws a difference where more succeeded than may. */
export function assertAtMost(
  exchange: Exchange,
  description: string,
  most: number,
  actual: number,
): void {
  if (actual > most)
    throw new Difference(exchange, {
      description,
      expected: `${most}건까지`,
      actual: `${actual}건`,
    });
}

/** How many of simultaneous calls succeeded; all others must say no in a way of the contract. */
export function countSuccesses(exchanges: readonly Exchange[]): number {
  for (const exchange of exchanges) {
    const { description, statuses } = isRejected(
      exchange.call.operation,
      '동시에 보낸 요청은 성공하거나 거절되어야 합니다',
    );
    assertResponse(exchange, { description, statuses: ['2XX', ...statuses] });
  }
  return exchanges.filter(({ status }) => matches('2XX', status)).length;
}

/** Those who may reserve the class must see so many seats taken, and never more than there are. */
export async function assertSeatsTaken(
  fixtures: Fixtures,
  viewer: PassHolder,
  { classId, max }: FixtureClass,
  taken: number,
  last: Exchange,
): Promise<void> {
  const row = await classNow(fixtures, viewer, classId);
  const seen = row ? `${row.currentCustomer}/${row.maxCustomer}` : '목록에 없음';
  assertEqual(
    last,
    '예약한 사람 수는 예약한 만큼이고 최대 인원을 넘지 않아야 합니다',
    `${taken}/${max}`,
    seen,
  );
}

/** The last of simultaneous calls, to show what was sent. */
export function lastExchange(exchanges: readonly Exchange[]): Exchange {
  const last = exchanges.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}
