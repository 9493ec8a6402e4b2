import { unknownId } from '../fixtures/fresh-values.ts';
import { passHolder } from '../fixtures/fixtures.ts';
import { passesOf } from '../fixtures/members.ts';
import { cancelCall, historyOf, reserve } from '../fixtures/reservations.ts';
import { expectSuccess, requireUser } from '../fixtures/fixture-client.ts';
import { Unavailable } from '../harness/results.ts';
import { expectError, type Rule } from './rule.ts';

/** Own coming reservations can be cancelled once. */
export const cancellation: Rule = async (fixtures) => {
  const studioClass = await fixtures.timetable.open(2);
  const [holder, other] = [passHolder(fixtures, 0), passHolder(fixtures, 1)];
  const id = await reserve(fixtures, holder, studioClass);
  const call = cancelCall(holder, id);
  await expectError(fixtures, 'Forbidden', '다른 회원의 예약 취소', cancelCall(other, id));
  await expectSuccess(fixtures, call, '자기 예약은 취소할 수 있어야 합니다');
  await expectError(fixtures, 'ReservationNotFound', '이미 취소한 예약의 취소', call);
  const unknown = cancelCall(holder, unknownId());
  await expectError(fixtures, 'ReservationNotFound', '없는 예약의 취소', unknown);
};

/** Mock backend only: one without the rule would cancel a customer's past reservation. */
export const startedReservation: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('시작한 예약의 취소는 목 백엔드에서만 해 봅니다');
  const by = requireUser(fixtures, 'customer');
  for (const { membershipId } of await passesOf(fixtures, by)) {
    const { rows } = await historyOf(fixtures, { by, membershipId });
    const past = rows.find((row) => row.status === 'ATTENDED');
    if (!past) continue;
    const call = cancelCall({ by, membershipId }, past.reservationId);
    await expectError(fixtures, 'ReservationBegun', '시작한 수업의 예약 취소', call);
    return;
  }
  throw new Unavailable('고객에게 지난 예약이 없습니다');
};
