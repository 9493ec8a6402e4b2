import { describe, expect, it } from 'vitest';
import { newBatch, withSlot } from './batch.ts';
import { createWeeksOfBatch, weeksOfPlan } from './weeks.ts';

const times = ['2026-11-23T06:00:00', '2026-11-23T07:00:00', '2026-11-30T06:00:00'] as const;
const batch = newBatch(
  {
    startedAt: '2026-11-20T09:00:00',
    firstDay: '2026-11-21',
    classSubjectId: 1,
    classMaxCustomer: 6,
  },
  times,
);

describe('the weeks of a batch', () => {
  it('name what became of each class, in the words of the server @repeat:results', () => {
    const done = withSlot(batch, { classTime: times[0], state: 'done' });
    const reason = '이미 등록된 시간입니다.';
    const failed = withSlot(done, { classTime: times[1], state: 'failed', reason });
    expect(createWeeksOfBatch()(failed)).toEqual([
      {
        title: '1주차 · 11월 23일 (월)',
        count: '1/2',
        hasFailures: true,
        days: [
          {
            date: '2026-11-23',
            hours: ['06:00'],
            others: [{ label: reason, hours: ['07:00'], isFailure: true }],
          },
        ],
      },
      {
        title: '2주차 · 11월 30일 (월)',
        count: '0/1',
        hasFailures: false,
        days: [
          {
            date: '2026-11-30',
            hours: [],
            others: [{ label: '대기', hours: ['06:00'], isFailure: false }],
          },
        ],
      },
    ]);
  });

  it('say why a registered class was not deleted', () => {
    const reason = '예약이 있어 삭제하지 않았습니다.';
    const kept = withSlot(batch, { classTime: times[2], state: 'done', reason });
    expect(createWeeksOfBatch()(kept)[1]?.days[0]?.others).toEqual([
      { label: reason, hours: ['06:00'], isFailure: false },
    ]);
  });

  it('are the same objects while their classes are', () => {
    const weeksOf = createWeeksOfBatch();
    const before = weeksOf(batch);
    const after = weeksOf(withSlot(batch, { classTime: times[2], state: 'done' }));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});

describe('the weeks of a preview', () => {
  it('name the holiday of what is left out @repeat:left-out', () => {
    const day = {
      date: '2026-12-25',
      holidays: ['성탄절'],
      hours: [],
      leftOut: [{ reason: 'holiday', hours: ['06:00'] }],
    } as const;
    expect(weeksOfPlan([[], [day]])).toMatchObject([
      {
        title: '2주차 · 12월 25일 (금)',
        count: '0개',
        days: [{ others: [{ label: '공휴일(성탄절)' }] }],
      },
    ]);
  });
});
