import { authForm, demoPassword } from '../support/authentication.ts';
import { region, toast } from '../support/elements.ts';
import { expectLoaded } from '../support/pages.ts';
import { paymentDialog } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { startScript } from './spoken-script.ts';

const chromium = {
  tag: '@chromium',
  annotation: { type: 'chromium', description: 'Only its protocol has the accessibility tree.' },
};

// After an intended change run `pnpm e2e /screen-reader.journey --update-snapshots`, then review the script.
test(
  'a screen reader meets the expected names, states and announcements in the main job, with the keyboard alone @extra:screen-reader @extra:keyboard',
  chromium,
  async ({ page }) => {
    await setTime(page, morning);
    const script = await startScript(page);
    const arriveAt = (title: string) => async () => {
      await expect(page).toHaveTitle(title);
      await expectLoaded(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    };

    await script.open('/auth/signin');
    const form = authForm(page, '로그인');
    await script.tabTo(form.getByLabel('아이디'));
    await script.press('Enter', () =>
      expect(form.getByLabel('아이디')).toHaveAttribute('aria-invalid', 'true'),
    );
    await script.type('customer2');
    await script.tabTo(form.getByLabel('비밀번호', { exact: true }));
    await script.type(demoPassword);
    await script.press('Enter', arriveAt('MAKE FIT'));

    await script.tabTo(page.getByRole('link', { name: '멤버십 가입하기' }));
    await script.press('Enter', arriveAt('회원권 | MAKE FIT'));
    await script.tabTo(page.getByRole('link', { name: '그룹 필라테스', exact: true }));
    await script.press('Enter', arriveAt('그룹 필라테스 | MAKE FIT'));
    const plan = page.getByRole('radio', { name: 'BASIC 12회 360,000원' });
    await script.tabTo(plan);
    await script.press('Space', () => expect(plan).toBeChecked());
    await script.tabTo(page.getByRole('button', { name: '구매하기', exact: true }));
    const pay = paymentDialog(page).getByRole('button', { name: '결제 승인' });
    await script.press('Enter', () => expect(pay).toBeVisible());
    await script.tabTo(pay);
    await script.press('Enter', async () => {
      await arriveAt('수업 예약 | MAKE FIT')();
      // The mock window covers the page for half a second, so that a second tap does not reach it.
      await expect(page.locator('body > div[style*="inset"]')).toHaveCount(0);
    });
    const pass = page.getByRole('row', { name: /필라테스 12회/ });
    await expect(pass).toBeVisible();
    await script.read(page.getByRole('table', { name: '나의 이용권' }));

    await script.tabTo(pass.getByRole('link', { name: /^예약하기/ }));
    await script.press('Enter', async () => {
      await arriveAt('예약 관리 | MAKE FIT')();
      await script.hear('polite "선택 일자: 2026년 11월 20일 금요일"');
    });
    const history = region(page, '예약 내역');
    const open = region(page, '예약 가능한 수업')
      .getByRole('button', { name: /^예약하기/ })
      .and(page.locator(':not([aria-disabled])'))
      .first();
    await script.tabTo(open);
    await script.press('Enter', async () => {
      await expect(toast(page, '예약 성공!')).toBeVisible();
      await expect(history.getByText('예약됨')).toBeVisible();
      const reserved = region(page, '예약 가능한 수업').locator('button:focus');
      await expect(reserved).toHaveAccessibleName(/^예약됨/);
    });

    const todays = region(page, '오늘의 예약');
    await script.tabTo(todays.getByRole('button', { name: /^예약 취소/ }));
    const question = page.getByRole('alertdialog');
    await script.press('Enter', () =>
      expect(question.getByRole('button', { name: '예약 유지' })).toBeFocused(),
    );
    await script.tabTo(question.getByRole('button', { name: '예약 취소' }));
    await script.press('Enter', async () => {
      await expect(toast(page, '예약이 취소되었습니다.')).toBeVisible();
      await expect(history.getByText('취소됨')).toBeVisible();
      await expect(todays).toBeFocused();
    });

    expect(script.text()).toMatchSnapshot('main-job.txt');
  },
);
