import { expect, it } from 'vitest';
import { createBackend, fixedClock } from '../backend.ts';
import { createBuilder } from '../scenarios/seed/builder.ts';
import { NOW } from '../../testing/now.ts';
import { membersOf } from './members.ts';
import { reservationHistory, reservationsToday } from './reservations.ts';

// What the contract leaves open, so that the contract suite does not try it.
const { studio } = createBackend({ scenario: 'empty', clock: fixedClock(NOW) });
const { openClass, seat, sell, user } = createBuilder(studio.store, NOW.slice(0, 10));

it('a search for the members of a trainer ignores case and white space around the name', () => {
  const { id } = user({
    username: 'emily1',
    nickname: 'Emily',
    gender: 'female',
    ph: '01020000009',
  });
  sell({ userId: id, promotionId: 5 });
  expect(membersOf(studio, 5, ' eMI ')).toHaveLength(1);
});

it('reservations of today come earliest first, the history latest class first', () => {
  const pass = sell({ userId: 101, promotionId: 1, managerId: 1 });
  const seatAt = (day: number, hour: number) =>
    seat(openClass({ managerId: 1, day, hour }), pass.id);
  const [evening, morning, tomorrow] = [seatAt(0, 19), seatAt(0, 7), seatAt(1, 7)];
  expect(reservationsToday(studio, 101, pass.id)).toEqual([morning, evening]);
  expect(reservationHistory(studio, 101, pass.id)).toEqual([tomorrow, evening, morning]);
});
