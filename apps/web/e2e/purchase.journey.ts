import { expect, type Page, test } from '@playwright/test';
import { callsOf, interfere, standBetween } from './support/backend.ts';
import { answerWith, buy, choose, decide, paymentRequests, paymentWindow, watchPayments } from './support/payment.ts';
import { acknowledge, sendSignIn, signIn } from './support/person.ts';

const at = (page: string) => `/fitness/${page}`;
const payPath = '/api/fitness/pay';
const cancelled = '결제가 완료되지 않았습니다. 사유: 사용자가 결제를 취소했습니다.';
const delayed = '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 기록에서 다시 시도해주세요.';

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const records = (page: Page) => page.getByRole('region', { name: '결제 기록', exact: true });

const expectRecorded = async (page: Page) => {
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(at('reservations'));
  await expect(records(page)).toBeHidden();
};

/** From the plan chooser over the choice of a trainer to the PT plans, as a person goes. */
const goToPt = async (page: Page, trainer: string) => {
  await page.goto(at('membership'));
  await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
  await choose(page, trainer);
  await page.getByRole('button', { name: '선택 완료' }).click();
  await expect(page).toHaveURL(at('pt'));
};

test.describe('choosing', () => {
  test('the plan chooser shows the slogan and its four ways', async ({ page }) => {
    await page.goto(at('membership'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAKE YOUR BODY, MAKE YOUR LIFE');
    const main = page.getByRole('main');
    await expect(main.getByText('15,000원')).toBeVisible();
    await expect(main.getByRole('button', { name: '1일 이용권 구매하기', exact: true })).toBeVisible();
    for (const [name, target] of [['헬스 회원권', 'hmembership'], ['그룹 필라테스', 'pilates'], ['1:1 PT', 'selecttrainer']] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', at(target));
  });

  test('health and pilates plans are named by tier, option and price, and none is chosen at first', async ({ page }) => {
    const plans = {
      hmembership: ['BASIC 1개월 120,000원', 'STANDARD 3개월 240,000원', 'ADVANCED 6개월 300,000원', 'ELITE 12개월 420,000원'],
      pilates: ['BASIC 12회 360,000원', 'STANDARD 24회 600,000원', 'ADVANCED 36회 720,000원', 'ELITE 50회 990,000원'],
    };
    for (const [path, names] of Object.entries(plans)) {
      await page.goto(at(path));
      for (const name of names) await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked();
      await expect(page.getByRole('radio')).toHaveCount(4);
    }
    await page.goto(at('hmembership'));
    for (const [name, bonus] of [['BASIC 1개월 120,000원', '+1개월 추가'], ['ELITE 12개월 420,000원', '+6개월 추가']] as const)
      await expect(page.getByRole('radio', { name })).toHaveAccessibleDescription(new RegExp(bonus.replace('+', '\\+')));
  });

  test('without a plan nothing is bought', async ({ page }) => {
    await signIn(page, 'customer2');
    for (const path of ['hmembership', 'pilates']) {
      await page.goto(at(path));
      await buy(page);
      await acknowledge(page, '이용권을 선택해주세요.');
      await expect(paymentWindow(page)).toBeHidden();
    }
  });

  test('signed out, buying leads to sign-in and back', async ({ page }) => {
    await page.goto(at('hmembership'));
    await choose(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await acknowledge(page, '로그인이 필요합니다.');
    await sendSignIn(page, 'customer2');
    await expect(page).toHaveURL(at('hmembership'));
    await page.goto(at('membership'));
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await acknowledge(page, '로그인이 필요합니다.');
    await expect(page).toHaveURL('/auth/signin');
  });

  test('a trainer has to be chosen, and the person to be signed in', async ({ page }) => {
    await page.goto(at('selecttrainer'));
    for (const name of ['강민준', '이서연', '박도윤', '최하은']) await expect(page.getByRole('radio', { name, exact: true })).not.toBeChecked();
    await page.getByRole('button', { name: '선택 완료' }).click();
    await acknowledge(page, '강사를 선택해주세요!');
    await choose(page, '박도윤');
    await page.getByRole('button', { name: '선택 완료' }).click();
    await acknowledge(page, '로그인 상태가 아닙니다.');
    await sendSignIn(page, 'customer2');
    await expect(page).toHaveURL(at('selecttrainer'));
  });

  test('PT plans opened directly say what is missing and lead to the trainers', async ({ page }) => {
    await signIn(page, 'customer2');
    await page.goto(at('pt'));
    await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByRole('link', { name: '트레이너 선택하기' }).click();
    await expect(page).toHaveURL(at('selecttrainer'));
  });

  test('PT plans of one person are not for the next one who signs in', async ({ page }) => {
    await signIn(page, 'customer2');
    await goToPt(page, '강민준');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByText('로그인 또는 트레이너 정보가 필요합니다.')).toBeVisible();
  });
});

test.describe('a PT plan', () => {
  test.beforeEach(async ({ page }) => {
    await watchPayments(page);
    await signIn(page, 'customer2');
    await goToPt(page, '이서연');
    await choose(page, 'BASIC 12회 840,000원');
    await buy(page);
  });

  test('결제 승인: it is paid with every field, recorded with every field, and among the passes', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await expect(paymentWindow(page)).toContainText('840,000원');
    const [request] = (await paymentRequests(page)) as { paymentId: string }[];
    await decide(page, '결제 승인');
    await expectRecorded(page);
    await expect(page.getByRole('row', { name: /PT 12회/ })).toContainText('이서연');

    const { paymentId } = request!;
    const userId = await page.evaluate(() => {
      const payload = (localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '';
      return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { jti: string }).jti;
    });
    const nickname = await page.evaluate(() => localStorage.getItem('nickname'));
    expect(request).toEqual({
      storeId: expect.stringMatching(/./),
      channelKey: expect.stringMatching(/./),
      paymentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderName: 'PT 12회',
      totalAmount: 840_000,
      currency: 'KRW',
      payMethod: 'EASY_PAY',
      easyPay: { easyPayProvider: 'KAKAOPAY' },
      customer: { customerId: userId, fullName: nickname },
      products: [{ id: expect.stringMatching(/./), name: 'PT 12회', amount: 840_000, quantity: 1 }],
      redirectUrl: new URL(at('pt'), page.url()).href,
    });
    expect(sent).toEqual([
      {
        reqMembershipDto: { userId: Number(userId), promotionId: 1 },
        reqPayDto: { uuid: paymentId, userId: Number(userId), managerId: 2, promotionId: 1, paymentMethod: 'KAKAOPAY' },
      },
    ]);
  });

  test('결제 취소: the reason is told, nothing is recorded, and the choice stays', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await decide(page, '결제 취소');
    await acknowledge(page, cancelled);
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeChecked();
    await expect(records(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('결제 실패: the reason is told, and nothing is recorded', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await decide(page, '결제 실패');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^결제가 완료되지 않았습니다\. 사유: ./);
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    expect(sent).toEqual([]);
  });

  test('확인 불가: the transaction id is quoted, and 결제 기록 keeps it until the person clears it', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await decide(page, '확인 불가');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName(/^결제 상태를 확인할 수 없습니다\. 결제 내역을 확인해주세요\. \(거래 ID: [\w-]+\)$/);
    await alert.getByRole('button', { name: '확인' }).click();
    await page.goto(at('reservations'));
    await expect(records(page)).toContainText('결제 확인 필요');
    await expect(records(page)).toContainText('거래 ID: ');
    await records(page).getByRole('button', { name: '지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(records(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('오류 발생: an alert says so, and buying can start again', async ({ page }) => {
    await decide(page, '오류 발생');
    await acknowledge(page, '결제 중 오류가 발생했습니다. 다시 시도해주세요.');
    await buy(page);
    await decide(page, '결제 승인');
    await expectRecorded(page);
    const ids = (await paymentRequests(page)) as { paymentId: string }[];
    expect(new Set(ids.map(({ paymentId }) => paymentId)).size).toBe(2);
  });
});

test.describe('other purchases', () => {
  test.beforeEach(async ({ page }) => {
    await watchPayments(page);
    await standBetween(page);
    await signIn(page, 'customer2');
  });

  test('the 1-day pass is bought directly', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await page.goto(at('membership'));
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await decide(page, '결제 승인');
    await expectRecorded(page);
    expect(await paymentRequests(page)).toMatchObject([
      { orderName: '1회 이용권', totalAmount: 15_000, products: [{ id: 'single', name: '1회 이용권', amount: 15_000, quantity: 1 }] },
    ]);
    expect(sent).toMatchObject([{ reqMembershipDto: { promotionId: 13 }, reqPayDto: { managerId: 0, promotionId: 13 } }]);
  });

  test('a pilates plan is paid to the pilates instructor', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await page.goto(at('pilates'));
    await choose(page, 'STANDARD 24회 600,000원');
    await buy(page);
    await decide(page, '결제 승인');
    await expectRecorded(page);
    expect(await paymentRequests(page)).toMatchObject([{ orderName: '필라테스 24회', totalAmount: 600_000 }]);
    expect(sent).toMatchObject([{ reqMembershipDto: { promotionId: 6 }, reqPayDto: { managerId: 5, promotionId: 6 } }]);
    await expect(page.getByRole('row', { name: /필라테스 24회/ })).toBeVisible();
  });

  test('a health membership overlooks the cancel code of a success, the other plans do not', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    const answer = { status: 'DONE', code: 'SUCCESS', pgCode: 'CANCEL', txId: 'tx-1', paymentId: 'p-1' };
    await page.goto(at('pilates'));
    await answerWith(page, answer);
    await choose(page, 'BASIC 12회 360,000원');
    await buy(page);
    await acknowledge(page, '결제가 완료되지 않았습니다. 사유: 알 수 없는 오류');
    expect(sent).toEqual([]);
    await page.goto(at('hmembership'));
    await answerWith(page, answer);
    await choose(page, 'ADVANCED 6개월 300,000원');
    await buy(page);
    await expectRecorded(page);
    expect(sent).toMatchObject([{ reqMembershipDto: { promotionId: 11 }, reqPayDto: { managerId: 0, promotionId: 11 } }]);
  });

  test('a health membership that is cancelled in the window is a failure all the same', async ({ page }) => {
    await page.goto(at('hmembership'));
    await choose(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await decide(page, '결제 취소');
    await acknowledge(page, cancelled);
  });

  test('a double press on 구매하기 opens one window', async ({ page }) => {
    await page.goto(at('pilates'));
    await choose(page, 'BASIC 12회 360,000원');
    await page.getByRole('button', { name: '구매하기', exact: true }).dblclick();
    await expect(paymentWindow(page)).toHaveCount(1);
    await decide(page, '결제 취소');
    await acknowledge(page, cancelled);
    await expect(paymentWindow(page)).toHaveCount(0);
    expect(await paymentRequests(page)).toHaveLength(1);
  });

  test('a payment script that fails twice is loaded at the third attempt', async ({ page }) => {
    await page.addInitScript(() => {
      let failures = 2;
      const append = Element.prototype.append;
      Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]) {
        for (const node of nodes)
          if (node instanceof HTMLScriptElement && node.src.includes('cdn.portone.io') && failures > 0) {
            failures -= 1;
            node.src = '/no-such-script.js';
            node.type = 'application/json';
            setTimeout(() => node.dispatchEvent(new Event('error')));
          }
        append.apply(this, nodes);
      };
    });
    await page.goto(at('membership'));
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await decide(page, '결제 승인');
    await expectRecorded(page);
  });
});

test.describe('a paid purchase whose record is not accepted', () => {
  test.beforeEach(async ({ page }) => {
    await standBetween(page);
    await signIn(page, 'customer2');
    await page.goto(at('pilates'));
    await choose(page, 'BASIC 12회 360,000원');
    await buy(page);
    await expect(paymentWindow(page)).toBeVisible();
  });

  const passes = (page: Page) => page.getByRole('row', { name: /필라테스 12회/ });

  test('refused: it stays in 결제 기록 over logout, only for this person, and is recorded by hand under the same uuid', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await interfere(page, payPath, { status: 500, body: { message: '잠시 후 다시 시도해주세요.' } });
    await decide(page, '결제 승인');
    await acknowledge(page, delayed);
    await expect(records(page)).toContainText('필라테스 12회');
    await expect(records(page)).toContainText('사유: 잠시 후 다시 시도해주세요.');
    const [{ reqPayDto: { uuid } }] = (await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const open = indexedDB.open('keyval-store');
        open.addEventListener('success', () => resolve(open.result));
      });
      const all = db.transaction('keyval').objectStore('keyval').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      return (all.result as { record: { reqPayDto: { uuid: string } } }[][]).flat().map(({ record }) => record);
    })) as [{ reqPayDto: { uuid: string } }];
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);

    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'customer1');
    await page.goto(at('reservations'));
    await expect(page.getByRole('row', { name: /PT 12회/ })).toBeVisible();
    await expect(records(page)).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'customer2');
    await page.goto(at('reservations'));
    await expect(records(page)).toContainText('등록 지연');
    await interfere(page, payPath, { status: 403, body: { message: '권한이 없습니다.' } });
    await records(page).getByRole('button', { name: '다시 시도' }).click();
    await acknowledge(page, delayed);
    await expect(records(page)).toContainText('사유: 권한이 없습니다.');
    await interfere(page, payPath, undefined);
    await records(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    await expect(records(page)).toBeHidden();
    await expect(passes(page)).toBeVisible();
    expect(sent).toMatchObject([{ reqPayDto: { uuid, managerId: 5, promotionId: 5 } }]);
  });

  test('offline: nothing is sent, and it is recorded by itself, once, when the connection is back, also with two tabs open', async ({ page, context }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(at('membership'));
    const sent = [callsOf(page, 'POST', payPath), callsOf(otherTab, 'POST', payPath)];
    await context.setOffline(true);
    await decide(page, '결제 승인');
    await acknowledge(page, delayed);
    await expect(records(page)).toContainText('등록 대기');
    expect(sent.flat()).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => sent.flat().length).toBe(1);
    await expect(records(page)).toBeHidden();
    await page.goto(at('reservations'));
    await expect(passes(page)).toBeVisible();
    expect(sent.flat()).toHaveLength(1);
  });

  test('no answer: it may have arrived, so it is not sent again by itself, only by hand', async ({ page }) => {
    await interfere(page, payPath, 'unreachable');
    await decide(page, '결제 승인');
    await acknowledge(page, delayed);
    await expect(records(page)).toContainText('등록 확인 필요');
    const sent = callsOf(page, 'POST', payPath);
    await page.goto(at('reservations'));
    await expect(records(page)).toContainText('등록 확인 필요');
    expect(sent).toEqual([]);
    await records(page).getByRole('button', { name: '다시 시도' }).click();
    await expect(passes(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('the page is left while paying: 결제 기록 asks to check the payment', async ({ page }) => {
    await page.reload();
    await expect(records(page)).toContainText('결제 확인 필요');
    await expect(records(page)).toContainText('필라테스 12회');
  });
});

test('somebody who is no customer and pays is told that the record is delayed, and keeps it', async ({ page }) => {
  await signIn(page, 'trainer1');
  await page.goto(at('membership'));
  await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
  await decide(page, '결제 승인');
  await acknowledge(page, delayed);
  await expect(records(page)).toContainText('사유: 권한이 없습니다.');
});

test.describe('on a phone, where the provider leaves the page', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' });

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2');
    await goToPt(page, '최하은');
    await choose(page, 'STANDARD 24회 1,440,000원');
    await buy(page);
  });

  test('coming back paid, it is recorded once', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    const returned = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('paymentId='));
    await decide(page, '결제 승인');
    const address = (await returned).url();
    await expectRecorded(page);
    await expect(page.getByRole('row', { name: /PT 24회/ })).toContainText('최하은');
    expect(sent).toMatchObject([{ reqPayDto: { managerId: 4, promotionId: 2 } }]);

    await page.goto(address);
    await expect(page).toHaveURL(at('pt'));
    await page.goto(at('reservations'));
    await expect(page.getByRole('row', { name: /PT 24회/ })).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  test('coming back cancelled, the reason is told, the address is clean and the trainer still chosen', async ({ page }) => {
    await decide(page, '결제 취소');
    await acknowledge(page, cancelled);
    await expect(page).toHaveURL(at('pt'));
    await expect(page.getByText('담당 트레이너 최하은')).toBeVisible();
    await choose(page, 'STANDARD 24회 1,440,000원');
  });

  test('coming back signed out, the person signs in first, and then it is recorded', async ({ page }) => {
    await page.evaluate(() => localStorage.clear());
    await decide(page, '결제 승인');
    await acknowledge(page, '로그인이 필요합니다.');
    await sendSignIn(page, 'customer2');
    await expectRecorded(page);
  });

  test('an answer for a payment that this person did not start changes nothing', async ({ page }) => {
    const sent = callsOf(page, 'POST', payPath);
    await page.goto(`${at('membership')}?paymentId=not-mine&txId=tx-1&transactionType=PAYMENT`);
    await expect(page).toHaveURL(at('membership'));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(sent).toEqual([]);
  });
});
