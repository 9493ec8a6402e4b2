import { expect, it } from 'vitest';
import { totalOf, type Worker } from './figures.ts';

const worker = (managerId: number, members: number | null, sessions: number | null): Worker => ({
  managerId,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: members,
  classSessionCount: sessions,
});

it('the counts of all trainers add up; where one of them is unknown, so is the total @worker:totals', () => {
  const workers = [worker(1, 8, null), worker(2, 19, 3)];
  expect(totalOf(workers, 'classMemberCount')).toBe(27);
  expect(totalOf(workers, 'classSessionCount')).toBeNull();
});
