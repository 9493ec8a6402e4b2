import type { Job } from '../job.ts';

const form = { role: 'form', name: '회원가입' };
const signInForm = { role: 'form', name: '로그인' };

/** A visitor reads the public pages and signs up. */
export const visitor: Job = {
  name: 'visitor',
  path: '/',
  steps: [
    {
      name: 'leaves pages while they load',
      run: async (user) => {
        for (const link of ['1:1 PT 보기', '그룹 필라테스 보기', '헬스 회원권 보기']) {
          await user.leaveWhileLoading(link, '/auth/signin');
          await user.sees('로그인', { role: 'main' });
          await user.open('/');
        }
      },
    },
    {
      name: 'reads the home page and the plans',
      run: async (user) => {
        await user.click('link', '멤버십 가입하기', { role: 'main' });
        await user.isAt('/fitness/membership');
        await user.click('link', '헬스 회원권');
        await user.sees('240,000원');
      },
    },
    {
      name: 'cannot buy before signing in',
      run: async (user) => {
        await user.press({ role: 'radio', begins: 'STANDARD' });
        await user.click('button', '구매하기');
        await user.click('button', '확인', { role: 'alertdialog', name: '로그인이 필요합니다.' });
      },
    },
    {
      name: 'reads about the trainers',
      run: async (user) => {
        await user.followMenu('트레이너');
        await user.sees('정유나', { role: 'main' });
      },
    },
    {
      name: 'sees where the studio is',
      run: async (user) => {
        await user.followMenu('오시는 길');
        await user.sees('지하철', { role: 'main' });
        await user.sees('', { role: 'region', name: '지도' });
      },
    },
    {
      name: 'turns the pages of the reviews',
      run: async (user) => {
        await user.followMenu('리뷰');
        await user.sees('리뷰 23개');
        await user.click('button', '다음', { role: 'navigation', name: '페이지' });
        await user.sees('6~10번째');
      },
    },
    {
      name: 'signs up',
      run: async (user) => {
        await user.followMenu('회원가입');
        await user.fill('이름', '정하늘', form);
        await user.click('radio', '여성', form);
        await user.fill('아이디', 'haneul7', form);
        await user.fill('비밀번호', 'Fitness1!', form);
        await user.fill('비밀번호 확인', 'Fitness1!', form);
        await user.fill('휴대폰 번호', '01077778888', form);
        await user.fill('이메일', 'haneul7@makefit.kr', form);
        await user.click('button', '회원가입', form);
        await user.sees('가입해 주셔서 감사합니다.');
        await user.isAt('/auth/signin');
      },
    },
    {
      name: 'signs in',
      run: async (user) => {
        await user.fill('아이디', 'haneul7', signInForm);
        await user.fill('비밀번호', 'Fitness1!', signInForm);
        await user.click('button', '로그인', signInForm);
        await user.isAt('/');
        await user.sees('정하늘님 환영합니다');
      },
    },
  ],
};
