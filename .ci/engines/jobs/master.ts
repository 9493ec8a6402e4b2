import type { Job } from '../job.ts';

const checkIn = { role: 'dialog', name: '출석 체크' };
const member = { role: 'row', contains: '이하린' };

/** The owner reads sales, changes a role and records attendance. */
export const master: Job = {
  name: 'master',
  account: 'master1',
  path: '/',
  steps: [
    {
      name: 'reads the sales of a range',
      run: async (user) => {
        await user.followMenu('매출');
        await user.fill('시작일', '2026-11-01');
        await user.click('button', '조회');
        await user.sees('8,385,000원');
      },
    },
    {
      name: 'makes a customer a manager',
      run: async (user) => {
        await user.followMenu('회원');
        await user.fill('회원 검색', '이하린');
        await user.unfold(member);
        await user.select({ role: 'combobox', name: '권한', within: member }, '매니저');
        await user.click('button', '저장', member);
        await user.sees('회원번호 102 저장되었습니다.');
      },
    },
    {
      name: 'sees the new manager among the trainers',
      run: async (user) => {
        await user.followMenu('직원');
        await user.sees('이하린', { role: 'table' });
      },
    },
    {
      name: 'checks a member in by phone',
      run: async (user) => {
        await user.followMenu('마이페이지');
        await user.click('button', '출석 체크');
        await user.fill('전화번호', '01020000001', checkIn);
        await user.click('button', '출석', checkIn);
        await user.sees('출석이 정상적으로 처리되었습니다.', checkIn);
      },
    },
  ],
};
