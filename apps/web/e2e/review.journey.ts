import { expect, type Page, test } from '@playwright/test';
import { callsOf, interfere, standBetween } from './support/backend.ts';
import { acknowledge, sendSignIn, signIn } from './support/person.ts';

const path = '/api/fitness/review';
const onlyCustomers = '리뷰 작성은 고객만 가능합니다.';
const incomplete = '별점과 리뷰 내용을 모두 입력해주세요.';
const failed = '리뷰 등록 중 문제가 발생했습니다.';
const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';

const content = (page: Page) => page.getByLabel('리뷰 내용');
const send = (page: Page) => page.getByRole('button', { name: '등록', exact: true });
const star = (page: Page, stars: number) => page.getByRole('radio', { name: `${stars}점`, exact: true });
const reviews = (page: Page) => page.getByRole('region', { name: '전체 리뷰' }).getByRole('listitem').filter({ has: page.getByRole('img', { name: /^별점/ }) });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: '리뷰가 등록되었습니다.' });

const chooseStars = async (page: Page, stars: number) => {
  await star(page, stars).click({ force: true });
  await expect(star(page, stars)).toBeChecked();
};

const openAs = async (page: Page, username: string) => {
  await standBetween(page);
  await signIn(page, username, '/fitness/review');
  await expect(page.getByText('23개 중 1~5번째')).toBeVisible();
};

/** The bearer headers of the list's calls so far; null where there was none. */
const bearersOf = (page: Page) => {
  const bearers: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) bearers.push(request.headers()['authorization'] ?? null);
  });
  return bearers;
};

test.describe('a visitor', () => {
  test('reads five reviews a page in the order of the server, without a token', async ({ page }) => {
    const bearers = bearersOf(page);
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.goto('/fitness/review');
    const all: { content: string; likeStar: number }[] = await (await answer).json();
    const read: string[] = [];
    for (let first = 0; first < all.length; first += 5) {
      if (first > 0) await page.getByRole('navigation', { name: '페이지' }).getByRole('button', { name: '다음' }).click();
      await expect(reviews(page)).toHaveCount(Math.min(5, all.length - first));
      await expect(page.getByText(`${all.length}개 중 ${first + 1}~`)).toBeVisible();
      read.push(...(await reviews(page).locator('p').allTextContents()));
    }
    expect(read).toEqual(all.map((review) => review.content));
    expect(bearers).toEqual([null]);
  });

  test('sees the average and the distribution over all reviews', async ({ page }) => {
    await page.goto('/fitness/review?page=3');
    const summary = page.getByRole('region', { name: '평균 별점' });
    await expect(summary.getByRole('img', { name: '평균 별점 5점 만점에 4.4점' })).toBeVisible();
    await expect(summary.getByRole('listitem')).toHaveText([/5점.*14개/, /4점.*6개/, /3점.*2개/, /2점.*1개/, /1점.*0개/]);
  });

  test('finds the page in the address: reload keeps it, the way back turns it back', async ({ page }) => {
    await page.goto('/fitness/review');
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect(page).toHaveURL('/fitness/review?page=2');
    await page.getByRole('button', { name: '4', exact: true }).click();
    await expect(page.getByText('23개 중 16~20번째')).toBeVisible();
    await page.reload();
    await expect(page.getByText('23개 중 16~20번째')).toBeVisible();
    await expect(page.getByRole('button', { name: '4', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page.getByText('23개 중 6~10번째')).toBeVisible();
  });

  test('is invited to sign in and comes back to the page that was open', async ({ page }) => {
    await page.goto('/fitness/review?page=2');
    await expect(page.getByText(onlyCustomers)).toBeVisible();
    await expect(content(page)).toBeHidden();
    await page.getByRole('button', { name: '로그인하기' }).click();
    await sendSignIn(page, 'customer1');
    await expect(page).toHaveURL('/fitness/review?page=2');
    await expect(content(page)).toBeVisible();
  });

  test('is told when the list cannot be loaded, and can try again', async ({ page }) => {
    await standBetween(page);
    await page.goto('/');
    await interfere(page, path, { status: 500 });
    await page.getByRole('button', { name: '메뉴' }).click();
    await page.getByRole('link', { name: '리뷰', exact: true }).click();
    await expect(page.getByText('등록된 리뷰가 없습니다.')).toBeVisible();
    await interfere(page, path, undefined);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(reviews(page)).toHaveCount(5);
  });
});

test.describe('a customer', () => {
  test('writes with the keyboard alone: arrows choose stars, Shift+Enter breaks the line, Enter sends', async ({ page }) => {
    const calls = callsOf(page, 'POST', path);
    await openAs(page, 'customer1');
    await star(page, 1).focus();
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(star(page, 4)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(content(page)).toBeFocused();
    await page.keyboard.type('시설이 깨끗합니다.');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('수건도 넉넉합니다.');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect(reviews(page).first()).toContainText('시설이 깨끗합니다.\n수건도 넉넉합니다.', { useInnerText: true });
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    expect(calls).toEqual([{ content: '시설이 깨끗합니다.\n수건도 넉넉합니다.', likeStar: 4 }]);
  });

  test('never sends while a Korean syllable is being composed', async ({ page }) => {
    const calls = callsOf(page, 'POST', path);
    await openAs(page, 'customer1');
    await chooseStars(page, 5);
    await content(page).focus();
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', { text: '좋', selectionStart: 1, selectionEnd: 1 });
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await keyboard.send('Input.insertText', { text: '좋' });
    await page.keyboard.type('아요');
    await expect(content(page)).toHaveValue('좋아요');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(calls).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    expect(calls).toEqual([{ content: '좋아요', likeStar: 5 }]);
  });

  test('needs stars and text other than spaces', async ({ page }) => {
    const calls = callsOf(page, 'POST', path);
    await openAs(page, 'customer1');
    await send(page).click();
    await acknowledge(page, incomplete);
    await content(page).fill('별점을 잊었습니다.');
    await content(page).press('Enter');
    await acknowledge(page, incomplete);
    await expect(content(page)).toHaveValue('별점을 잊었습니다.');
    await chooseStars(page, 3);
    await content(page).fill('  \n ');
    await send(page).click();
    await acknowledge(page, incomplete);
    await expect(content(page)).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('sends once with a double click', async ({ page }) => {
    const calls = callsOf(page, 'POST', path);
    await openAs(page, 'customer1');
    await chooseStars(page, 5);
    await content(page).fill('한 번만 보냅니다.');
    await send(page).dblclick();
    await expect(toast(page)).toBeVisible();
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  for (const interference of [{ status: 500 }, 'unreachable'] as const) {
    test(`loses nothing when sending fails (${JSON.stringify(interference)})`, async ({ page }) => {
      await openAs(page, 'customer1');
      await chooseStars(page, 4);
      await content(page).fill('잘 다니고 있습니다.');
      await interfere(page, path, interference);
      await send(page).click();
      await acknowledge(page, failed);
      await expect(content(page)).toHaveValue('잘 다니고 있습니다.');
      await expect(star(page, 4)).toBeChecked();
      await interfere(page, path, undefined);
      await send(page).click();
      await expect(toast(page)).toBeVisible();
    });
  }

  test('finds an unsent draft after a reload and after signing in again, and nobody else does', async ({ page }) => {
    await openAs(page, 'customer1');
    await chooseStars(page, 2);
    await content(page).fill('쓰다 만 리뷰');
    await page.reload();
    await expect(content(page)).toHaveValue('쓰다 만 리뷰');
    await expect(star(page, 2)).toBeChecked();
    await page.evaluate(() => localStorage.clear());
    await openAs(page, 'customer2');
    await expect(content(page)).toHaveValue('');
    await page.evaluate(() => localStorage.clear());
    await openAs(page, 'customer1');
    await expect(content(page)).toHaveValue('쓰다 만 리뷰');
    await expect(star(page, 2)).toBeChecked();
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('24개 중 1~5번째')).toBeVisible();
    await expect(content(page)).toHaveValue('');
    await expect(star(page, 2)).not.toBeChecked();
  });

  test('with a token of two parts is asked to sign in again, and nothing is sent', async ({ page }) => {
    const calls = callsOf(page, 'POST', path);
    const bearers = bearersOf(page);
    await openAs(page, 'customer1');
    await page.evaluate(() => localStorage.setItem('accessToken', (localStorage.getItem('accessToken') ?? '').split('.').slice(0, 2).join('.')));
    await page.reload();
    await chooseStars(page, 5);
    await content(page).fill('토큰이 이상합니다.');
    await send(page).click();
    await acknowledge(page, invalidToken);
    expect(calls).toEqual([]);
    expect(bearers.map((bearer) => bearer !== null)).toEqual([true, false]);
  });

  test('sees hostile text as text, and long words wrap at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const hostile = `<img src=x onerror="document.title='hacked'"><script>1</script>${'가'.repeat(200)}${'w'.repeat(200)}`;
    await openAs(page, 'customer1');
    await chooseStars(page, 1);
    await content(page).fill(hostile);
    await send(page).click();
    await expect(reviews(page).first().locator('p')).toHaveText(hostile);
    await expect(page).toHaveTitle(/^리뷰/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

for (const username of ['trainer1', 'master1']) {
  test(`${username} reads reviews with a bearer and has no form`, async ({ page }) => {
    const bearers = bearersOf(page);
    await openAs(page, username);
    await expect(reviews(page)).toHaveCount(5);
    await expect(page.getByText(onlyCustomers)).toBeVisible();
    await expect(content(page)).toBeHidden();
    await expect(send(page)).toBeHidden();
    expect(bearers[0]).toMatch(/^Bearer .+\..+\..+$/);
  });
}

test('an unreadable token is not sent: the reviews are there, and so is the way to sign in', async ({ page }) => {
  const bearers = bearersOf(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('accessToken', 'this-token-cannot-be-read-by-anybody'));
  await page.goto('/fitness/review');
  await expect(reviews(page)).toHaveCount(5);
  await expect(page.getByText(invalidToken)).toBeVisible();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await sendSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/review');
  expect(bearers[0]).toBeNull();
});
