import { describe, expect, it } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import type { Pass } from './passes.ts';
import { type HistoryReservation, lostSession, upcomingTimes } from './reservations.ts';

const row = (fields: Partial<HistoryReservation> = {}): HistoryReservation => ({
  reservationId: 1,
  classTime: '2026-11-20T19:00:00',
  classSubject: null,
  trainerName: null,
  status: null,
  ...fields,
});

it('a reservation counts as own from either list, and not without a time, or once it is cancelled or over', () => {
  const today = [
    { reservationId: 1, classTime: '2026-11-20T19:00:00' },
    { reservationId: 2, classTime: '2026-11-20T06:00:00' },
  ];
  const history = [
    row({ reservationId: 3, classTime: '2026-11-23T10:00', status: 'RESERVED' }),
    row({ reservationId: 4, classTime: '2026-11-22T10:00:00', status: 'CANCELLED' }),
    row({ reservationId: 5, classTime: null, status: 'RESERVED' }),
    row({ reservationId: 1, status: 'RESERVED' }),
  ];
  expect([...upcomingTimes(today, history, '2026-11-20T12:00')]).toEqual([
    '2026-11-20T19:00',
    '2026-11-23T10:00',
  ]);
});

const pass = ptPass({ remainingSessionCount: 3, expiredDate: '2026-11-20' });
const evening = '2026-11-20T22:30';

describe('the session that a cancellation returns', () => {
  it.each<[string, string, string | null, Partial<Pass>]>([
    ['the last day is over', '2026-11-21T09:00', null, {}],
    ['the last day is over, whatever the class', '2026-11-21T09:00', '2026-11-25T10:00:00', {}],
    ['only the hour of the class is left today', evening, '2026-11-20T23:00:00', {}],
    ['no hour is left today', '2026-11-20T23:00', '2026-11-21T10:00:00', {}],
    ['its sessions are used up', evening, '2026-11-20T23:00', { remainingSessionCount: 0 }],
    ['its sessions are unknown', evening, '2026-11-20T23:00', { remainingSessionCount: null }],
    ['its last day has a time', evening, '2026-11-20T23:00', { expiredDate: '2026-11-20T23:59' }],
  ])('cannot be used where %s @cancel:lost-session', (_, now, classTime, given) =>
    expect(lostSession(classTime, { ...pass, ...given }, now)).toBe(
      '이용권이 11월 20일 (금)까지라서, 취소하고 돌려받은 횟수는 더 이상 쓸 수 없습니다.',
    ),
  );

  it.each<[string, string, Pass | undefined]>([
    ['another hour is left today', '2026-11-20T21:30', pass],
    ['another day is left', evening, { ...pass, expiredDate: '2026-11-21' }],
    ['the last day is unknown', evening, { ...pass, expiredDate: null }],
    ['the pass is unknown', evening, undefined],
    ['the pass has no sessions', evening, { ...pass, promotionName: '헬스 1개월' }],
  ])('is not said to be lost where %s @cancel:lost-session', (_, now, given) =>
    expect(lostSession('2026-11-20T23:00:00', given, now)).toBeNull(),
  );
});
