import { describe, expect, it } from 'vitest';
import { highestOf, sameWorker, totalOf, type Worker } from './figures.ts';

const worker = (managerId: number, members: number | null, sessions: number | null): Worker => ({
  managerId,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: members,
  classSessionCount: sessions,
});

describe('the counts of all trainers', () => {
  const workers = [worker(1, 8, null), worker(2, 19, 3)];

  it('have the highest known one as the longest bar @screen:worker.month', () => {
    expect(highestOf(workers, 'classMemberCount')).toBe(19);
    expect(highestOf(workers, 'classSessionCount')).toBe(3);
    expect(highestOf([worker(1, null, 0)], 'classMemberCount')).toBe(0);
  });
  it('add up; where one of them is unknown, so is the total @worker:totals', () => {
    expect(totalOf(workers, 'classMemberCount')).toBe(27);
    expect(totalOf(workers, 'classSessionCount')).toBeNull();
    expect(totalOf([], 'classMemberCount')).toBeNull();
  });
});

it('a trainer is found among those of another month by the number @worker:before', () => {
  const before = [worker(2, 1, 1), worker(1, 2, 2)];
  expect(sameWorker(before, worker(1, 8, 20))).toBe(before[1]);
  expect(sameWorker(before, worker(3, 8, 20))).toBeUndefined();
});
