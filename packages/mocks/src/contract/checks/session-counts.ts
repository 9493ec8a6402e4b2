import type { Exchange } from '../harness/client.ts';
import { compare, Difference, matches, type Expectation } from '../harness/difference.ts';
import { isRefused } from '../harness/expectations.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import type { OwnClass } from '../fixtures/classes.ts';
import { classNow, passNow, type Holder } from '../fixtures/reservations.ts';

/** A holder of a pass by number; the first one where there are fewer. */
export function holderOf({ holders }: Pick<Own, 'holders'>, index: number): Own['holders'][number] {
  const one = holders[index] ?? holders[0];
  if (!one) throw new Unavailable('이용권이 있는 회원이 없습니다');
  return one;
}

/** The sessions left on a pass. */
export async function sessionsOf(own: Own, of: Holder): Promise<number> {
  const { remainingSessionCount } = await passNow(own, of);
  if (remainingSessionCount === null) throw new Unavailable('새 이용권이 횟수제가 아닙니다');
  return remainingSessionCount;
}

/** Throws the difference where an answer is not as expected. */
export function insist(exchange: Exchange, expectation: Expectation): void {
  const difference = compare(exchange, expectation);
  if (difference) throw difference;
}

/** Throws a difference where two counts are not the same. */
export function insistOn(exchange: Exchange, says: string, expected: string, got: string): void {
  if (expected !== got) throw new Difference(exchange, { says, expected, got });
}

/** Throws a difference where more succeeded than may. */
export function insistAtMost(exchange: Exchange, says: string, most: number, got: number): void {
  if (got > most)
    throw new Difference(exchange, { says, expected: `${most}건까지`, got: `${got}건` });
}

/** How many of simultaneous calls succeeded; all others must say no in a way of the contract. */
export function wonBy(exchanges: readonly Exchange[]): number {
  for (const exchange of exchanges) {
    const { says, statuses } = isRefused(
      exchange.call.operation,
      '동시에 보낸 요청은 성공하거나 거절되어야 합니다',
    );
    insist(exchange, { says, statuses: ['2XX', ...statuses] });
  }
  return exchanges.filter(({ status }) => matches('2XX', status)).length;
}

/** Those who may reserve the class must see so many seats taken, and never more than there are. */
export async function insistOnSeats(
  own: Own,
  viewer: Holder,
  { classId, max }: OwnClass,
  taken: number,
  last: Exchange,
): Promise<void> {
  const row = await classNow(own, viewer, classId);
  const seen = row ? `${row.currentCustomer}/${row.maxCustomer}` : '목록에 없음';
  insistOn(
    last,
    '예약한 사람 수는 예약한 만큼이고 최대 인원을 넘지 않아야 합니다',
    `${taken}/${max}`,
    seen,
  );
}

/** The last of simultaneous calls, to show what was sent. */
export function lastOf(exchanges: readonly Exchange[]): Exchange {
  const last = exchanges.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}
