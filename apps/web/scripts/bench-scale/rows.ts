import type { RowOf } from '@fitness/api-contract/client';
import { parseDate } from '@internationalized/date';
import type { ManagedClass } from '../../src/features/classes/timetable.ts';
import type { Member } from '../../src/features/members/api.ts';
import type { Review } from '../../src/features/reviews/ratings.ts';
import type { SalesRow } from '../../src/features/sales/figures.ts';
import { seoulToday } from '../../src/lib/clock.ts';

type User = RowOf<'/api/{product}/admin/users'>;

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const names = [
  '서준',
  '하린',
  '지호',
  '유나',
  '도윤',
  '하은',
  '민재',
  '가은',
  '은찬',
  '보람',
  '나연',
];
const passes = [
  ['PT 12회', 7],
  ['필라테스 24회', 0],
  ['헬스 3개월', null],
] as const;

const today = parseDate(seoulToday());
const nameOf = (index: number) =>
  `${families[index % families.length]}${names[index % names.length]}`;
/** A fifth of all phone numbers share a prefix, so that a search for it fills a page at any size. */
const phoneOf = (index: number) =>
  `010${index % 5 === 0 ? '23' : '98'}${String((index * 7_919) % 1_000_000).padStart(6, '0')}`;
const times = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index));

function passOf(index: number) {
  const [promotionName, promotionSessionCount] = passes[index % passes.length]!;
  const expiredDate = today.add({ days: index % 5 === 0 ? 5 : 111 }).toString();
  return { promotionName, promotionSessionCount, expiredDate };
}

/** The master's list: each user with two passes. */
export function users(count: number): User[] {
  return times(count, (index) => {
    const userId = 1 + Math.floor(index / 2);
    return {
      userId,
      nickName: nameOf(userId),
      ph: phoneOf(userId),
      gender: userId % 2 === 0 ? 'female' : 'male',
      createdAt: '2026-10-01T10:00:00',
      roleName: 'ROLE_CUSTOMER',
      ...passOf(index),
    };
  });
}

/** The manager's list. */
export function members(count: number): Member[] {
  return times(count, (index) => ({
    nickName: nameOf(index),
    ph: phoneOf(index),
    ...passOf(index),
  }));
}

/** The range of the days until today. */
const rangeOf = (days: number) => ({
  start: today.subtract({ days: days - 1 }).toString(),
  end: today.toString(),
});

/** One day per row of the longest list. The range is the same at all sizes, though the shortest list fills fewer bars of the chart. */
const salesDays = { all: 100_000, year: 365, tenYears: 3_652 };

export const salesRange = rangeOf(salesDays.all);
export const salesYear = rangeOf(salesDays.year);
export const salesTenYears = rangeOf(salesDays.tenYears);

/** The total of each day; no sum on the page is equal to it. */
export const salesOfDay = 1_234_567;

/** The rows of a range, spread over its days. */
function salesIn(range: keyof typeof salesDays) {
  return (count: number): SalesRow[] => {
    const start = parseDate(rangeOf(salesDays[range]).start);
    return times(count, (index) => ({
      date: start.add({ days: Math.floor((index * salesDays[range]) / count) }).toString(),
      totalAmount: salesOfDay,
      ptTotalAmount: 600_000,
      pltTotalAmount: 400_000,
      htTotalAmount: 200_000,
    }));
  };
}

export const sales = salesIn('all');
export const salesOfYear = salesIn('year');
export const salesOfTenYears = salesIn('tenYears');

export function reviews(count: number): Review[] {
  return times(count, (index) => ({
    content: `${index + 1}번째 후기입니다. 시설이 깨끗하고 설명이 꼼꼼합니다.`,
    likeStar: 1 + (index % 5),
  }));
}

/** One class on each day around today, the same at all sizes; further classes are in earlier years. */
export function classes(count: number): ManagedClass[] {
  const around = 100;
  return times(count, (index) => {
    const days = index < around ? index - around / 2 : -around - Math.floor(index / 8);
    const hour = String(6 + (index % 8)).padStart(2, '0');
    return {
      classId: index + 1,
      classTime: `${today.add({ days }).toString()}T${hour}:00:00`,
      classSubject: 'PT',
      reservedMembers: [nameOf(index)],
    };
  });
}
