import { dayAhead } from '../../../apps/web/e2e/support/time.ts';
import type { Job } from '../job.ts';

const openClasses = { role: 'region', name: '예약 가능한 수업' };
const history = { role: 'region', name: '예약 내역' };
const upcoming = { role: 'region', name: '내 예약' };

/** A customer buys a pass, reserves a class and cancels it. */
export const customer: Job = {
  name: 'customer',
  account: 'customer2',
  path: '/',
  steps: [
    {
      name: 'buys a pass',
      run: async (user) => {
        await user.followMenu('회원권');
        await user.click('link', '그룹 필라테스');
        await user.click('radio', 'BASIC 12회 360,000원');
        await user.click('button', '구매하기');
        await user.click('button', '결제 승인', { role: 'dialog', name: '모의 결제' });
        await user.sees('결제가 완료되었습니다.');
        await user.isAt('/fitness/reservations');
        await user.sees('필라테스 12회', { role: 'table' });
      },
    },
    {
      name: 'reserves a class',
      run: async (user) => {
        await user.press({ role: 'link', begins: '예약하기', within: { role: 'table' } });
        await user.isAt('/fitness/reservations/daymanagement');
        await user.press({ role: 'button', begins: dayAhead.button });
        await user.press({
          role: 'button',
          begins: '예약하기',
          enabled: true,
          within: openClasses,
        });
        await user.sees('예약됨', history);
        await user.sees('11 / 12회');
      },
    },
    {
      name: 'sees the reservation after a reload',
      run: async (user) => {
        await user.reload();
        await user.sees('예약됨', history);
        await user.sees('11 / 12회');
      },
    },
    {
      name: 'sees it among all reservations and puts it into the calendar',
      run: async (user) => {
        await user.followMenu('수업 예약');
        await user.sees('필라테스', upcoming);
        await user.press({ role: 'button', begins: '캘린더에 추가', within: upcoming });
        await user.press({ role: 'link', begins: '예약하기', within: { role: 'table' } });
        await user.sees('예약됨', history);
      },
    },
    {
      name: 'cancels it',
      run: async (user) => {
        await user.press({ role: 'button', begins: '예약 취소', within: history });
        await user.click('button', '예약 취소', {
          role: 'alertdialog',
          name: '정말 이 예약을 취소하시겠습니까?',
        });
        await user.sees('예약이 취소되었습니다.');
        await user.sees('12회');
      },
    },
    {
      name: 'writes a review',
      run: async (user) => {
        await user.followMenu('리뷰');
        await user.click('radio', '4점');
        await user.fill('리뷰 내용', '수건이 넉넉합니다.');
        await user.click('button', '등록');
        await user.sees('리뷰가 등록되었습니다.');
        await user.sees('수건이 넉넉합니다.', { role: 'region', name: '전체 리뷰' });
      },
    },
    {
      name: 'signs out',
      run: async (user) => {
        await user.signOut();
        await user.isAt('/auth/signin');
      },
    },
  ],
};
