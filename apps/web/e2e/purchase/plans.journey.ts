import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { navigate } from '../support/pages.ts';
import { buy, paymentDialog, selectRadio } from '../support/payment.ts';
import { fitnessPath, openPtPlans } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

test.describe('plans', () => {
  test('the page of plan types shows the slogan and its four types @screen:membership.heading @screen:membership.options', async ({
    page,
  }) => {
    await page.goto(fitnessPath('membership'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'MAKE YOUR BODY, MAKE YOUR LIFE',
    );
    const main = page.getByRole('main');
    await expect(main.getByText('15,000원')).toBeVisible();
    await expect(
      main.getByRole('button', { name: '1일 이용권 구매하기', exact: true }),
    ).toBeVisible();
    for (const [name, target] of [
      ['헬스 회원권', 'hmembership'],
      ['그룹 필라테스', 'pilates'],
      ['1:1 PT', 'selecttrainer'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        fitnessPath(target),
      );
  });

  test('health and pilates plans are named by tier, option and price, and none is selected at first @screen:hmembership.plans @screen:pilates.plans', async ({
    page,
  }) => {
    const plans = {
      hmembership: [
        'BASIC 1개월 120,000원',
        'STANDARD 3개월 240,000원',
        'ADVANCED 6개월 300,000원',
        'ELITE 12개월 420,000원',
      ],
      pilates: [
        'BASIC 12회 360,000원',
        'STANDARD 24회 600,000원',
        'ADVANCED 36회 720,000원',
        'ELITE 50회 990,000원',
      ],
    };
    await page.goto(fitnessPath('membership'));
    for (const [path, names] of Object.entries(plans)) {
      await navigate(page, fitnessPath(path));
      for (const name of names)
        await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked();
      await expect(page.getByRole('radio')).toHaveCount(4);
    }
    await navigate(page, fitnessPath('hmembership'));
    for (const [name, content] of [
      ['BASIC 1개월 120,000원', '1개월 + 1개월 = 총 2개월'],
      ['ELITE 12개월 420,000원', '12개월 + 6개월 = 총 18개월'],
    ] as const)
      await expect(page.getByRole('radio', { name })).toHaveAccessibleDescription(
        new RegExp(`^${content.replace('+', '\\+')}`),
      );
  });

  test('a purchase needs a selected plan @buy:plan', async ({ page }) => {
    await signIn(page, 'customer2');
    for (const path of ['hmembership', 'pilates']) {
      await page.goto(fitnessPath(path));
      await buy(page);
      await dismissAlert(page, '이용권을 선택해주세요.');
      await expect(paymentDialog(page)).toBeHidden();
    }
  });

  test('signed out, buying leads to sign-in and back @buy:login', async ({ page }) => {
    await page.goto(fitnessPath('hmembership'));
    await selectRadio(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(page).toHaveURL(fitnessPath('hmembership'));
    await expect(page.getByRole('radio', { name: 'BASIC 1개월 120,000원' })).toBeChecked();
    await page.goto(fitnessPath('membership'));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await dismissAlert(page, '로그인이 필요합니다.');
    await expect(page).toHaveURL('/auth/signin');
  });

  test('a selected trainer and a session are required @buy:trainer @buy:trainer-login', async ({
    page,
  }) => {
    await page.goto(fitnessPath('selecttrainer'));
    for (const name of ['강민준', '이서연', '박도윤', '최하은'])
      await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await dismissAlert(page, '강사를 선택해주세요!');
    await selectRadio(page, '박도윤');
    await page.getByRole('button', { name: '선택 완료' }).click();
    await dismissAlert(page, '로그인 상태가 아닙니다.');
    await submitSignIn(page, 'customer2');
    await expect(page).toHaveURL(fitnessPath('selecttrainer'));
    await expect(page.getByRole('radio', { name: '박도윤' })).toBeChecked();
  });

  test('PT plans opened directly state what is missing and link to the trainers @screen:pt.direct', async ({
    page,
  }) => {
    await signIn(page, 'customer2', fitnessPath('pt'));
    await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    for (const plan of await page.getByRole('radio').all()) await expect(plan).toBeDisabled();
    await expect(page.getByRole('button', { name: '구매하기' })).toHaveCount(0);
    await page.getByRole('link', { name: '트레이너 선택하기' }).click();
    await expect(page).toHaveURL(fitnessPath('selecttrainer'));
  });

  test('PT plans of one user are not shown to the next', async ({ page }) => {
    await signIn(page, 'customer2');
    await openPtPlans(page, '강민준');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
  });
});
