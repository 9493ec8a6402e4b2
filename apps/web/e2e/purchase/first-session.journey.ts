import { enter, tabTo } from '../accessibility/keyboard.ts';
import { layoutShiftOf, recordLayoutShift } from '../pages/page-metrics.ts';
import { firstReservableClass } from '../reservations/reservations.ts';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import { expectRecorded, fitnessPath, recordDelayed } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { dayAhead, morning, setTime } from '../support/time.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const plan = 'STANDARD 24회 1,440,000원';

test.beforeEach(({ page }) => setTime(page, morning));

test("all prices of a page of plans are below their plan's name and in view when it opens @screen:plans.price", async ({
  page,
}) => {
  for (const path of ['pt?trainer=1', 'pilates', 'hmembership']) {
    await page.goto(fitnessPath(path));
    await expectLoaded(page);
    await expect(page.getByRole('radio')).toHaveCount(4);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const bar = await page.getByRole('button', { name: '구매하기' }).boundingBox();
      for (const radio of await page.getByRole('radio').all()) {
        const label = (await radio.getAttribute('aria-label')) ?? '';
        const [, name = '', price = ''] = label.split(' ');
        const card = page.locator('label').filter({ hasText: label.replaceAll(' ', '') });
        const shown = await card.getByText(price, { exact: true }).boundingBox();
        const title = await card.getByText(name, { exact: true }).boundingBox();
        expect(shown!.y, label).toBeGreaterThanOrEqual(title!.y + title!.height);
        expect(shown!.y + shown!.height, label).toBeLessThan(bar!.y);
      }
      expect(bar!.y + bar!.height, path).toBeLessThanOrEqual(viewport.height);
    }
  }
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a visitor starts with a trainer, signs in on the way, and reserves the first class @screen:trainerpage.start @buy:linked-plan @buy:next-step', async ({
    page,
  }) => {
    await page.goto(fitnessPath('trainerpage'));
    await page.getByRole('link', { name: '최하은 트레이너와 시작하기' }).tap();
    await expect(page).toHaveURL(`${fitnessPath('pt')}?trainer=4`);
    await page.getByRole('radio', { name: plan }).tap();
    await expect(page).toHaveURL(`${fitnessPath('pt')}?plan=2&trainer=4`);
    await page.reload();
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();

    await page.getByRole('main').getByRole('link', { name: '환불 규정' }).tap();
    await expect(page).toHaveURL(fitnessPath('refund'));
    await page.goBack();
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
    await expect(page.getByText('PT 24회 · 최하은')).toBeVisible();

    await page.getByRole('button', { name: '구매하기', exact: true }).tap();
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(page.getByRole('radio', { name: plan })).toBeChecked();
    await page.getByRole('button', { name: '구매하기', exact: true }).tap();
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);

    await page.reload();
    const next = region(page, 'PT 24회 이용권이 준비되었습니다.');
    await next.getByRole('link', { name: '첫 수업 예약하기' }).tap();
    await page.getByRole('button', { name: dayAhead.button }).tap();
    await expect(page).toHaveURL(new RegExp(`date=${dayAhead.date}`));
    const { button } = await firstReservableClass(page);
    await button.tap();
    await expect(toast(page, '예약 성공!')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
  });
});

for (const viewport of [phone, desktop])
  test(`nothing moves from the choice of a plan to the new pass at ${viewport.width} × ${viewport.height} @extra:layout-shift @buy:next-step @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordLayoutShift(page, { afterInput: true });
    await signIn(page, 'customer2', `${fitnessPath('pt')}?trainer=2`);
    await selectRadio(page, plan);
    await buy(page);
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    await expect(page.getByRole('link', { name: '첫 수업 예약하기' })).toBeVisible();
    await expectLoaded(page);
    await page.waitForLoadState('networkidle');
    expect(await layoutShiftOf(page)).toBeLessThan(0.001);
  });

test('PT plans opened without a trainer lead to the choice of one, by keyboard alone @screen:pt.direct @extra:keyboard @deep', async ({
  page,
}) => {
  await signIn(page, 'customer2', fitnessPath('pt'));
  await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toHaveCount(1);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await enter(page, page.getByRole('link', { name: '트레이너 선택하기' }));
  await expect(page.getByRole('heading', { name: '트레이너 선택' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: '강민준' }));
  await page.keyboard.press('ArrowRight');
  await enter(page, page.getByRole('button', { name: '선택 완료' }));
  await tabTo(page, page.getByRole('radio', { name: 'BASIC 12회 840,000원' }));
  await page.keyboard.press('ArrowRight');
  await enter(page, page.getByRole('button', { name: '구매하기', exact: true }));
  await expect(paymentDialog(page)).toContainText('1,440,000원');
});

test('a link chooses the plan and the trainer also in a new tab, and ignores what it does not know @buy:linked-plan @deep', async ({
  page,
}) => {
  await page.goto(`${fitnessPath('pt')}?plan=2&trainer=4`);
  await expect(page.getByText('담당 트레이너 최하은')).toBeVisible();
  await expect(page.getByRole('radio', { name: plan })).toBeChecked();
  await page.goto(`${fitnessPath('pilates')}?plan=2`);
  await expect(page.getByRole('radio', { checked: false })).toHaveCount(4);
  await page.goto(`${fitnessPath('pt')}?plan=99&trainer=5`);
  await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
});

test('결제 내역 lists what was paid on this device, also offline, and above it what is not registered @payments:list', async ({
  page,
}) => {
  await signIn(page, 'customer2', fitnessPath('payments'));
  await expect(page.getByText('이 기기에서 결제한 내역이 없습니다.')).toBeVisible();
  await page.goto(fitnessPath('pilates'));
  await selectRadio(page, 'BASIC 12회 360,000원');
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await expectRecorded(page);
  await page.goto(fitnessPath('hmembership'));
  await selectRadio(page, 'STANDARD 3개월 240,000원');
  await setFaults(page, { kind: 'status', status: 500, operation: 'recordPayment' });
  await buy(page);
  await choosePaymentResult(page, '결제 승인');
  await dismissAlert(page, recordDelayed);

  await setFaults(page, { kind: 'offline' });
  await page.goto(fitnessPath('payments'));
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/필라테스 12회.*2026\. 11\. 20\..*360,000원/);
  await expect(rows.nth(1)).toContainText(/[0-9a-f-]{36}$/);
  const open = region(page, '확인이 필요한 결제');
  await expect(open).toContainText(/헬스 3개월 240,000원.*등록 지연/);
  await expect(open.getByRole('button', { name: '다시 시도' })).toBeVisible();
});
