import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { callsOf, interfere, standBetween } from './support/backend.ts';
import { acknowledge, sendSignIn, signIn } from './support/person.ts';
import { morning, setTime } from './support/reservations.ts';

const sales = '/fitness/sales';
const member = '/fitness/member';
const worker = '/fitness/worker';
const myPage = '/fitness/mastermypage';
const pages = [sales, member, worker, myPage];

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const forbidden = (page: Page) => page.getByRole('heading', { level: 1, name: '권한이 없습니다.' });
const summary = (page: Page) => page.getByRole('region', { name: '기간 매출' });
const totals = (page: Page) => page.getByRole('row', { name: /^합계/ });

/** The queries of a path that the page has asked for so far. */
const queriesOf = (page: Page, path: string) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === path) queries.push(url.search);
  });
  return queries;
};

/** The menu closes when the page that is being arrived at takes the focus; then it is opened again. */
const openMenu = async (page: Page, label: string) => {
  const link = page.getByRole('navigation').getByRole('link', { name: label, exact: true });
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: '메뉴' }).click();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  return link;
};

const turnTo = async (page: Page, label: string) => {
  const title = await page.title();
  await expect(async () => {
    await (await openMenu(page, label)).click({ timeout: 1_000 });
    await expect(page).not.toHaveTitle(title, { timeout: 1_000 });
  }).toPass();
};

const asMaster = () =>
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await standBetween(page);
    await signIn(page, 'master1');
  });

test.describe('sales', () => {
  asMaster();

  test('the master comes over the menu to the sales of today in Seoul', async ({ page }) => {
    const queries = queriesOf(page, '/api/fitness/admin/sales/reports');
    await turnTo(page, '매출');
    await expect(page).toHaveURL(sales);
    await expect(page.getByLabel('시작일')).toHaveValue('2026-11-20');
    await expect(page.getByLabel('종료일')).toHaveValue('2026-11-20');
    await expect(totals(page)).toContainText('3,120,000원');
    expect(queries).toContain('?startDate=2026-11-20&endDate=2026-11-20');
    expect(queries).toContain('?startDate=2026-11-19&endDate=2026-11-19');
  });

  test('both dates are needed and run forwards; what was typed stays', async ({ page }) => {
    await page.goto(sales);
    await page.getByLabel('시작일').fill('');
    await page.getByRole('button', { name: '조회' }).click();
    await acknowledge(page, '시작일과 종료일을 모두 선택해주세요.');
    await page.getByLabel('시작일').fill('2026-11-21');
    await page.getByRole('button', { name: '조회' }).click();
    await acknowledge(page, '시작일은 종료일보다 늦을 수 없습니다.');
    await expect(page.getByLabel('시작일')).toHaveValue('2026-11-21');
    await expect(page).toHaveURL(sales);
  });

  test('a range stands in the address: a reload keeps it and the way back undoes it', async ({ page }) => {
    await page.goto(sales);
    await page.getByLabel('시작일').fill('2026-11-01');
    await page.getByRole('button', { name: '조회' }).click();
    await expect(page).toHaveURL(`${sales}?start=2026-11-01&end=2026-11-20`);
    await expect(totals(page)).toContainText('8,385,000원');
    await expect(page.getByText('직전 기간(2026. 10. 12. ~ 10. 31.)보다 10.9% 줄었습니다.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('시작일')).toHaveValue('2026-11-01');
    await page.getByRole('button', { name: '지난 달' }).click();
    await expect(page).toHaveURL(`${sales}?start=2026-10-01&end=2026-10-31`);
    await expect(totals(page)).toContainText('22,585,000원');
    await page.goBack();
    await expect(page.getByLabel('종료일')).toHaveValue('2026-11-20');
    await expect(totals(page)).toContainText('8,385,000원');
  });

  test('the shown range can be taken along as a file that spreadsheets read', async ({ page }) => {
    await page.goto(`${sales}?start=2026-11-18&end=2026-11-20`);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('매출_2026-11-18_2026-11-20.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFF날짜,총매출,PT,필라테스,헬스\r\n2026-11-18,600000,0,600000,0\r\n2026-11-19,1260000,840000,0,420000\r\n2026-11-20,3120000,2280000,600000,240000\r\n합계,4980000,3120000,1200000,660000\r\n',
    );
  });

  test('on paper all pages of the table stand, and nothing to press', async ({ page }) => {
    await page.goto(`${sales}?start=2026-08-15&end=2026-11-20`);
    const rows = page.getByRole('table', { name: '날짜별 매출' }).locator('tbody tr');
    await expect(rows).toHaveCount(31);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rows.count()).toBeGreaterThan(40);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByLabel('시작일')).toBeHidden();
    await expect(summary(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
    await expect(rows).toHaveCount(31);
  });

  test('sales that cannot be loaded are empty and can be asked for again', async ({ page }) => {
    await interfere(page, '/api/fitness/admin/sales', 'unreachable');
    await turnTo(page, '매출');
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await interfere(page, '/api/fitness/admin/sales', undefined);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(totals(page)).toBeVisible();
  });
});

test.describe('members', () => {
  asMaster();

  const rowsOf = (page: Page, name: string) => page.getByRole('row', { name });
  const roleIn = (row: Locator) => row.getByLabel('권한');
  const save = (row: Locator) => row.getByRole('button', { name: '저장' });

  test('they stand ten a page, and page, search, filters and grouping stand in the address', async ({ page }) => {
    await turnTo(page, '회원');
    const rows = page.getByRole('table', { name: '회원 목록' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await page.getByRole('navigation', { name: '페이지' }).getByRole('button', { name: '다음' }).click();
    await expect(page).toHaveURL(`${member}?page=2`);
    await page.getByLabel('회원 검색').fill('김서준');
    await expect(page).toHaveURL(`${member}?q=${encodeURIComponent('김서준')}`);
    await expect(rows).toHaveCount(4);
    await page.getByText('회원별로 보기').click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel('회원 검색')).toHaveValue('김서준');
    await expect(page.getByRole('switch', { name: '회원별로 보기' })).toBeChecked();
    await expect(rows).toHaveCount(2);
    await page.getByLabel('회원 구분').selectOption('매니저');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await expect(page).toHaveURL(`${member}?grouped=1`);
    await expect(page.getByLabel('회원 검색')).toHaveValue('');
  });

  test('a saved role changes all rows of the person, is said for three seconds and lasts', async ({ page }) => {
    const bodies = callsOf(page, 'PUT', '/api/fitness/admin/users/101/role');
    await page.goto(`${member}?q=01020000001`);
    const rows = rowsOf(page, '김서준');
    await expect(rows).toHaveCount(3);
    await roleIn(rows.nth(1)).selectOption('비회원');
    await save(rows.nth(1)).click();
    await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeVisible();
    for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('anonymous');
    expect(bodies).toEqual([{ userId: 101, roleName: 'ROLE_ANONYMOUS' }]);
    await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeHidden();
    await page.reload();
    for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('anonymous');
  });

  test('a new manager has the menu of managers from the next sign-in on, and stands among the trainers', async ({ page }) => {
    await turnTo(page, '직원');
    await expect(page.getByRole('row', { name: '이하린' })).toHaveCount(0);
    await turnTo(page, '회원');
    await page.getByLabel('회원 검색').fill('이하린');
    const row = rowsOf(page, '이하린');
    await roleIn(row).selectOption('매니저');
    await save(row).click();
    await expect(toast(page, '회원번호 102 저장되었습니다.')).toBeVisible();
    await turnTo(page, '직원');
    await expect(page.getByRole('row', { name: '이하린' })).toBeVisible();
    await openMenu(page, '회원');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await sendSignIn(page, 'customer2');
    await expect(page).toHaveURL('/');
    await openMenu(page, '수업 관리');
  });

  test('a refused role is put back, and it is said why', async ({ page }) => {
    await page.goto(`${member}?q=01020000001`);
    const row = rowsOf(page, '김서준').first();
    await interfere(page, '/api/fitness/admin/users/101/role', { status: 409, body: { message: '마지막 관리자의 권한은 바꿀 수 없습니다.' } });
    await roleIn(row).selectOption('매니저');
    await save(row).click();
    const alert = page.getByRole('alertdialog', { name: '권한을 저장하지 못했습니다.' });
    await expect(alert).toHaveAccessibleDescription('마지막 관리자의 권한은 바꿀 수 없습니다.');
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(roleIn(row)).toHaveValue('customer');
    await interfere(page, '/api/fitness/admin/users/101/role', 'unreachable');
    await roleIn(row).selectOption('매니저');
    await save(row).click();
    await expect(alert).toHaveAccessibleDescription('서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.');
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(roleIn(row)).toHaveValue('customer');
    await expect(page.getByRole('row', { name: '김서준' })).toHaveCount(3);
  });

  test('a role that was chosen and not saved is still there after a look at another page', async ({ page }) => {
    await page.goto(member);
    const row = rowsOf(page, '노나연');
    await roleIn(row).selectOption('매니저');
    const turn = page.getByRole('navigation', { name: '페이지' });
    await turn.getByRole('button', { name: '다음' }).click();
    await expect(row).toHaveCount(0);
    await turn.getByRole('button', { name: '이전' }).click();
    await expect(roleIn(row)).toHaveValue('manager');
  });

  test('a hasty double press saves once', async ({ page }) => {
    const bodies = callsOf(page, 'PUT', '/api/fitness/admin/users/107/role');
    await page.goto(member);
    const row = rowsOf(page, '노나연');
    await roleIn(row).selectOption('매니저');
    await save(row).dblclick();
    await expect(toast(page, '회원번호 107 저장되었습니다.')).toHaveCount(1);
    expect(bodies).toHaveLength(1);
  });

  test("the master's own role is fixed and says so", async ({ page }) => {
    await page.goto(`${member}?role=master`);
    const row = rowsOf(page, '대표');
    await expect(row.getByText('마스터의 권한은 바꿀 수 없습니다.')).toBeVisible();
    await expect(save(row)).toHaveCount(0);
  });
});

test.describe('trainers', () => {
  asMaster();

  test('their month is chosen by year and month, sent as its first day and kept in the address', async ({ page }) => {
    const queries = queriesOf(page, '/api/fitness/admin/manager');
    await turnTo(page, '직원');
    await expect(page.getByLabel('연도')).toHaveValue('2026');
    await expect(page.getByLabel('월')).toHaveValue('11');
    await expect(page.getByRole('row', { name: '강민준' })).toBeVisible();
    await page.getByLabel('월').selectOption('10');
    await expect(page).toHaveURL(`${worker}?year=2026&month=10`);
    await expect(page.getByRole('row', { name: '정유나' })).toContainText('60회');
    await page.getByLabel('연도').selectOption('2024');
    await expect(page.getByRole('row', { name: '정유나' })).toContainText('0회');
    expect(queries).toEqual(['?classTime=2026-11-01', '?classTime=2026-10-01', '?classTime=2024-10-01']);
    await page.reload();
    await expect(page.getByLabel('연도')).toHaveValue('2024');
    await expect(page.getByLabel('월')).toHaveValue('10');
  });

  test('a month that cannot be loaded is empty and can be asked for again', async ({ page }) => {
    await interfere(page, '/api/fitness/admin/manager', { status: 500 });
    await turnTo(page, '직원');
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await interfere(page, '/api/fitness/admin/manager', undefined);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('row', { name: '강민준' })).toBeVisible();
  });
});

test.describe('the front desk', () => {
  asMaster();

  const dialog = (page: Page) => page.getByRole('dialog', { name: '출석 체크' });
  const phone = (page: Page) => dialog(page).getByLabel('전화번호');
  const result = (page: Page) => dialog(page).getByRole('status');
  const openDesk = async (page: Page) => {
    await page.goto(myPage);
    await page.getByRole('button', { name: '출석 체크' }).click();
    await expect(phone(page)).toBeFocused();
  };
  const scan = async (page: Page, digits: string) => {
    await page.keyboard.type(digits);
    await page.keyboard.press('Enter');
  };

  test('a phone is resolved and recorded, the name is masked, and the next phone can follow at once', async ({ page }) => {
    const calls = queriesOf(page, '/api/fitness/attendance/resolve-user');
    const bodies = callsOf(page, 'POST', '/api/fitness/attendance/users/101');
    await openDesk(page);
    await phone(page).fill('010-2000-0001');
    await expect(phone(page)).toHaveValue('01020000001');
    await dialog(page).getByRole('button', { name: '출석' }).click();
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    await expect(result(page)).toContainText('김*준');
    await expect(page.getByText('김서준')).toHaveCount(0);
    expect(calls).toEqual(['?ph=01020000001']);
    expect(bodies).toEqual([{ username: '대표', ph: '01020000001' }]);
    await expect(phone(page)).toHaveValue('');
    await expect(phone(page)).toBeFocused();
    await scan(page, '01020000002');
    await expect(result(page)).toContainText('이*린');
  });

  test('an empty field, an unknown phone, a second visit and any other error are said in the dialog', async ({ page }) => {
    await openDesk(page);
    await dialog(page).getByRole('button', { name: '출석' }).click();
    await expect(result(page)).toHaveText('전화번호를 입력해주세요.');
    await scan(page, '01099990000');
    await expect(result(page)).toContainText('해당 전화번호의 회원을 찾을 수 없습니다.');
    await expect(phone(page)).toHaveValue('01099990000');
    await scan(page, '01020000003');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    await setTime(page, '2026-11-20T09:00:04');
    await scan(page, '01020000003');
    await expect(result(page)).toContainText('이미 오늘 출석한 회원입니다.');
    await interfere(page, '/api/fitness/attendance/users', { status: 500, body: { message: '점검 중입니다.' } });
    await scan(page, '01020000002');
    await expect(result(page)).toContainText('출석 처리 중 오류가 발생했습니다.');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await interfere(page, '/api/fitness/attendance/users', undefined);
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
  });

  test('a second scan of the same phone within three seconds is ignored, and so is a double press', async ({ page }) => {
    const bodies = callsOf(page, 'POST', '/api/fitness/attendance/users/101');
    await openDesk(page);
    await scan(page, '01020000001');
    await scan(page, '01020000001');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    await phone(page).fill('01020000002');
    await dialog(page).getByRole('button', { name: '출석' }).dblclick();
    await expect(result(page)).toContainText('이*린');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    expect(bodies).toHaveLength(1);
  });

  test('the way back closes the dialog, and the focus is where it was', async ({ page }) => {
    await openDesk(page);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(myPage);
    await page.getByRole('button', { name: '출석 체크' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '출석 체크' })).toBeFocused();
    await expect(page).toHaveURL(myPage);
  });

  test('the member sees the day on the own calendar', async ({ page }) => {
    await openDesk(page);
    await scan(page, '01020000002');
    await expect(result(page)).toContainText('출석이 정상적으로 처리되었습니다.');
    await page.goto('/auth/signin');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/fitness/mypage');
    await sendSignIn(page, 'customer2');
    await expect(page.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일, 출석' })).toBeVisible();
  });

  test('name and phone are read only, the phone is changed at the desk, the password is compared', async ({ page }) => {
    await page.goto(myPage);
    await expect(page.getByLabel('이름')).toHaveAttribute('readonly');
    await expect(page.getByLabel('전화번호')).toHaveValue('010-4000-0001');
    await page.getByRole('button', { name: '전화번호 변경' }).click();
    await acknowledge(page, '전화번호 변경은 데스크에 문의해주세요.');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await acknowledge(page, '비밀번호를 모두 입력해주세요.');
    await page.getByLabel('새 비밀번호', { exact: true }).fill('Fitness2!');
    await page.getByLabel('새 비밀번호 확인').fill('Fitness2!');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await acknowledge(page, '비밀번호가 변경되었습니다.');
  });
});

test('the master reads reviews without a form', async ({ page }) => {
  await signIn(page, 'master1');
  await turnTo(page, '리뷰 관리');
  await expect(page.getByText('리뷰 작성은 고객만 가능합니다.')).toBeVisible();
  await expect(page.getByLabel('리뷰 내용')).toHaveCount(0);
});

for (const persona of ['customer1', 'trainer1']) {
  test(`${persona} is refused every page of the master`, async ({ page }) => {
    await signIn(page, persona);
    for (const path of pages) {
      await page.goto(path);
      await expect(forbidden(page)).toBeVisible();
    }
  });
}

test('signed out, every page of the master leads over sign-in back to itself', async ({ page }) => {
  await setTime(page, morning);
  for (const path of [`${sales}?start=2026-11-01&end=2026-11-20`, `${member}?role=manager`, `${worker}?year=2025&month=03`, myPage]) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/signin');
    await sendSignIn(page, 'master1');
    await expect(page).toHaveURL(path);
    await page.evaluate(() => localStorage.clear());
  }
});

for (const [time, day, month] of [
  ['2026-11-30T23:59:00', '2026-11-30', '11'],
  ['2026-12-01T00:01:00', '2026-12-01', '12'],
] as const) {
  test.describe(`on a device in Los Angeles at ${time.slice(11, 16)} in Seoul`, () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test(`sales begin with ${day} and trainers with month ${month}`, async ({ page }) => {
      await setTime(page, time);
      await signIn(page, 'master1');
      await page.goto(sales);
      await expect(page.getByLabel('시작일')).toHaveValue(day);
      await page.getByRole('button', { name: '이번 달' }).click();
      await expect(page.getByLabel('시작일')).toHaveValue(`2026-${month}-01`);
      await page.goto(worker);
      await expect(page.getByLabel('월')).toHaveValue(month);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page of the master scrolls sideways', async ({ page }) => {
    await signIn(page, 'master1');
    for (const path of [...pages, `${sales}?start=2025-01-01&end=2026-11-20`, `${member}?grouped=1`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
    await page.goto(`${myPage}?dialog=checkin`);
    const dialog = page.getByRole('dialog', { name: '출석 체크' });
    await dialog.getByText('화면 숫자판').click();
    await expect(dialog.getByRole('button', { name: '0', exact: true })).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
});
