import { expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { totalOf, type Worker, workerLines } from './figures.ts';

const worker = (managerId: number, members: number | null, sessions: number | null): Worker => ({
  managerId,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: members,
  classSessionCount: sessions,
});

it('the counts of all trainers add up; where one of them is unknown, so is the total', () => {
  const workers = [worker(1, 8, null), worker(2, 19, 3)];
  expect(totalOf(workers, 'classMemberCount')).toBe(27);
  expect(totalOf(workers, 'classSessionCount')).toBeNull();
});

it('the exported performance of trainers is the table with its totals; what is unknown is empty', () => {
  const headers = ['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수'];
  const unknown = { ...worker(2, null, 3), nickname: '=SUM(A1)', gender: null, ph: null };
  expect(csvOf(workerLines(headers, [worker(1, 8, 20), unknown]))).toBe(
    [
      '\uFEFF번호,이름,성별,연락처,담당 회원 수,수업 횟수',
      '1,강민준,남성,010-3000-0001,8,20',
      "2,'=SUM(A1),,,,3",
      ',합계,,,,23',
      '',
    ].join('\r\n'),
  );
});
