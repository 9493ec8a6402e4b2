import { describe, expect, it } from 'vitest';
import { csvOf } from '../../shared/export/csv.ts';
import { workerLines } from './csv.ts';

const headers = ['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수'];
const first = {
  managerId: 1,
  nickname: '강민준',
  gender: 'male' as const,
  ph: '01030000001',
  classMemberCount: 8,
  classSessionCount: 20,
};
const unknown = {
  managerId: 2,
  nickname: '=SUM(A1)',
  gender: null,
  ph: null,
  classMemberCount: null,
  classSessionCount: 3,
};

describe('the exported performance of trainers (docs/product.md#workers)', () => {
  it('is the table with its totals and the counts of the month before; what is unknown is empty @worker:exports', () => {
    const before = [{ ...first, classMemberCount: 5, classSessionCount: 45 }];
    expect(
      csvOf(workerLines(headers, [first, unknown], before))
        .slice(1)
        .split('\r\n'),
    ).toEqual([
      '번호,이름,성별,연락처,담당 회원 수,수업 횟수,전월 담당 회원 수,전월 수업 횟수',
      '1,강민준,남성,010-3000-0001,8,20,5,45',
      "2,'=SUM(A1),,,,3,,",
      ',합계,,,,23,5,45',
      '',
    ]);
  });
  it('has empty counts where those of the month before are not loaded, and none without such a month @worker:exports', () => {
    expect(workerLines(headers, [first], []).at(-1)?.slice(4)).toEqual([8, 20, null, null]);
    expect(workerLines(headers, [first], null)).toEqual([
      headers,
      [1, '강민준', '남성', '010-3000-0001', 8, 20],
      [null, '합계', null, null, 8, 20],
    ]);
  });
});
