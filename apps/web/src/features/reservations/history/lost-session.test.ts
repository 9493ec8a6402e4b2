import { describe, expect, it } from 'vitest';
import { ptClass, ptPass } from '../../../../testing/passes.ts';
import type { ReservableClass, ReservationContext } from '../day/availability.ts';
import type { Pass } from '../passes/passes.ts';
import { lossOf } from './lost-session.ts';

const pass = ptPass({ remainingSessionCount: 3, expiredDate: '2026-11-20' });
const cancelled = '2026-11-20T20:00:00';
const context = (given: Partial<ReservationContext> = {}): ReservationContext => ({
  now: '2026-11-20T12:00',
  own: new Set(['2026-11-20T20:00']),
  otherPasses: new Set(),
  pass,
  ...given,
});
const own = ptClass(cancelled, { currentCustomer: 1 });
const evening = ptClass('2026-11-20T21:00:00');

describe('the session that a cancellation returns', () => {
  it.each<[string, string, string | null, Partial<Pass>]>([
    ['the last day is over', '2026-11-21T09:00', null, {}],
    [
      'the last day is over, whatever the time of the class',
      '2026-11-21T09:00',
      '2026-11-25T10:00:00',
      {},
    ],
    ['only the hour of the class is left today', '2026-11-20T22:30', '2026-11-20T23:00:00', {}],
    ['no hour is left today', '2026-11-20T23:00', '2026-11-21T10:00:00', {}],
    [
      'its sessions are used up',
      '2026-11-20T22:30',
      '2026-11-20T23:00',
      { remainingSessionCount: 0 },
    ],
    [
      'its sessions are unknown',
      '2026-11-20T22:30',
      '2026-11-20T23:00',
      { remainingSessionCount: null },
    ],
    [
      'its last day has a time',
      '2026-11-20T22:30',
      '2026-11-20T23:00',
      { expiredDate: '2026-11-20T23:59:59' },
    ],
  ])('cannot be used where %s @cancel:lost-session', (_, now, classTime, given) => {
    const ended = context({ now, pass: { ...pass, ...given } });
    expect(lossOf(classTime, undefined, ended)).toBe('ended');
    expect(lossOf(classTime, [], ended)).toBe('ended');
  });

  it.each<[string, ReservableClass[], Partial<ReservationContext>]>([
    ['none is open', [], {}],
    ['there is only the class itself', [own], {}],
    ['the others are full', [own, { ...evening, currentCustomer: 1 }], {}],
    ['the others have begun', [own, ptClass('2026-11-20T11:00:00')], {}],
    ['the others are after the last day', [own, ptClass('2026-11-21T06:00:00')], {}],
    ['the others are another trainer’s', [own, { ...evening, trainerName: '이서연' }], {}],
    [
      'the others are reserved',
      [own, evening],
      { own: new Set(['2026-11-20T20:00', '2026-11-20T21:00']) },
    ],
    [
      'the other hour is reserved with another pass',
      [own, evening],
      { otherPasses: new Set(['2026-11-20T21:00']) },
    ],
    ['the class itself is in no list of reservations', [own], { own: new Set() }],
  ])('may be lost where hours are left, but %s @cancel:lost-session', (_, classes, given) =>
    expect(lossOf(cancelled, classes, context(given))).toBe('noOtherClass'),
  );

  it('may be lost within the last week of the pass, and not before @cancel:lost-session', () => {
    const endsOn = (expiredDate: string) => context({ pass: { ...pass, expiredDate } });
    expect(lossOf(cancelled, [own], endsOn('2026-11-27'))).toBe('noOtherClass');
    expect(lossOf(cancelled, [own], endsOn('2026-11-28'))).toBeNull();
    expect(
      lossOf(cancelled, [own, ptClass('2026-11-27T06:00:00')], endsOn('2026-11-27')),
    ).toBeNull();
  });

  it.each<[string, ReservableClass[] | undefined, Partial<ReservationContext>]>([
    ['another class is open on the last day', [own, evening], {}],
    ['its sessions were used up', [own, evening], { pass: { ...pass, remainingSessionCount: 0 } }],
    ['the seats of the other class are unknown', [own, { ...evening, maxCustomer: null }], {}],
    ['the trainer of the other class is unknown', [own, { ...evening, trainerName: null }], {}],
    [
      'the trainer of the pass is unknown',
      [own, evening],
      { pass: { ...pass, trainerName: null } },
    ],
    ['the classes are unknown', undefined, {}],
    ['the last day is unknown', [], { pass: { ...pass, expiredDate: null } }],
    ['the pass is unknown', [], { pass: undefined }],
    ['the pass has no sessions', [], { pass: { ...pass, promotionName: '헬스 1개월' } }],
  ])('is not said to be lost where %s @cancel:lost-session', (_, classes, given) =>
    expect(lossOf(cancelled, classes, context(given))).toBeNull(),
  );
});
