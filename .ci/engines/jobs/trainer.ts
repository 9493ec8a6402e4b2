import type { Job } from '../job.ts';

const day = { role: 'dialog', name: '11월 21일 (토) 수업' };

/** A trainer registers and deletes classes, and searches members. */
export const trainer: Job = {
  name: 'trainer',
  account: 'trainer1',
  path: '/',
  steps: [
    {
      name: 'registers a class',
      run: async (user) => {
        await user.followMenu('수업 관리');
        await user.press({ role: 'button', begins: '2026년 11월 21일 토요일, 수업 8개' });
        await user.click('button', '06:00', day);
        await user.click('button', '등록', day);
        await user.sees('수업이 등록되었습니다.');
        // The sheet grows by it.
        await user.sees('등록 결과', day);
        await user.click('button', '닫기', day);
        await user.press({ role: 'button', begins: '2026년 11월 21일 토요일, 수업 9개' });
      },
    },
    {
      name: 'deletes it',
      run: async (user) => {
        await user.click('switch', '삭제 모드', day);
        await user.press({ role: 'checkbox', begins: '06:00', within: day });
        await user.press({ role: 'button', begins: '선택한 수업 삭제', within: day });
        await user.press({ role: 'button', name: '수업 삭제', within: { role: 'alertdialog' } });
        await user.sees('선택한 수업이 삭제되었습니다.');
        await user.click('button', '닫기', day);
        await user.sees('', { role: 'button', begins: '2026년 11월 21일 토요일, 수업 8개' });
      },
    },
    {
      name: 'finds a member',
      run: async (user) => {
        await user.followMenu('회원 관리');
        await user.fill('이름 검색', '서준');
        await user.sees('김서준', { role: 'table' });
        await user.sees('검색 결과');
      },
    },
    {
      name: 'reads the reviews and cannot write one',
      run: async (user) => {
        await user.followMenu('리뷰');
        await user.sees('리뷰 작성은 고객만 가능합니다.');
        await user.sees('리뷰 23개');
      },
    },
  ],
};
