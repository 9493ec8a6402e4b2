import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type App, folderOf, ports } from './apps.ts';

const apps = Object.keys(ports) as App[];

const urlOf = (app: App) => `http://127.0.0.1:${ports[app]}/`;

/** Everything that the page writes to the console as an error or a warning. */
function consoleProblemsOf(page: Page) {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** The texts of the first column. */
const names = (page: Page) => page.getByRole('table', { name: '회원' }).getByRole('rowheader');

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: '이름' }).fill('홍길동');
  await page.getByLabel('비밀번호').first().fill('Secret-12');
  await page.getByRole('textbox', { name: '인원' }).fill('3');
  const day = page.getByRole('textbox', { name: '방문일' });
  await day.fill('2026. 12. 24.');
  await page.getByLabel('지점').first().selectOption({ label: '서관' });
  const topic = page.getByRole('combobox', { name: '분야' });
  // Scrolling to the field closes its list again, and with it takes back the text.
  await expect(async () => {
    await topic.fill('과');
    await topic.press('ArrowDown');
    await expect(page.getByRole('option', { name: '과학' })).toBeVisible({ timeout: 1000 });
    await topic.press('Enter');
    await expect(topic).toHaveValue('과학', { timeout: 1000 });
  }).toPass();
  await page.getByRole('checkbox', { name: '약관 동의' }).check();
}

for (const app of apps) {
  test(`a page is used in ${app} without a fault`, async ({ page }) => {
    const problems = consoleProblemsOf(page);
    await page.goto(urlOf(app));

    await expect(names(page)).toHaveText(['나라', '가람', '다온']);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family }) => family)))
      .toContainEqual(expect.stringContaining('Pretendard'));

    await page.getByRole('button', { name: '이름' }).click();
    await expect(names(page)).toHaveText(['가람', '나라', '다온']);

    await page.getByRole('button', { name: '책 관리' }).click();
    await page.getByRole('menuitem', { name: '빌리기' }).click();
    await expect(page.getByRole('status')).toContainText('빌렸습니다.');
    await page.getByRole('button', { name: '책 관리' }).click();
    await page.getByRole('menuitem', { name: '폐기' }).click();
    const question = page.getByRole('alertdialog', { name: '이 책을 폐기하시겠습니까?' });
    await question.getByRole('button', { name: '폐기하기' }).click();
    await expect(page.getByRole('status')).toContainText('폐기했습니다.');

    await page.getByRole('tab', { name: '2층' }).click();
    await expect(page.getByRole('tabpanel')).toHaveText('강당');

    await fillIn(page);
    await page.getByRole('button', { name: '등록' }).click();
    const dialog = page.getByRole('dialog', { name: '등록 확인' });
    await expect(dialog.getByRole('definition')).toHaveText([
      '홍길동',
      'Secret-12',
      '3',
      '2026-12-24',
      'west',
      'science',
      'on',
    ]);
    await dialog.getByRole('button', { name: '확인' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status')).toContainText('등록했습니다.');
    await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('');

    expect(problems).toEqual([]);
  });

  test(`a theme applies to an element and all in it in ${app}`, async ({ page }) => {
    await page.goto(urlOf(app));
    for (const [name, color] of [
      ['등록', 'rgb(216, 34, 45)'],
      ['낮 테마', 'rgb(116, 64, 214)'],
      ['숲 테마', 'rgb(31, 122, 76)'],
    ] as const)
      await expect(page.getByRole('button', { name })).toHaveCSS('background-color', color);
    const [dark, light] = ['midnight', 'daylight'].map((theme) =>
      page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
        return getComputedStyle(document.documentElement).backgroundColor;
      }, theme),
    );
    expect(await dark).not.toBe(await light);
    await expect(page.getByTestId('daylight')).toHaveCSS('background-color', (await light)!);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test(`the server's page is complete and has styles in ${app}`, async ({ page }) => {
      await page.goto(urlOf(app));
      await expect(page.getByRole('heading', { name: '동네 도서관' })).toBeVisible();
      await expect(names(page)).toHaveText(['나라', '가람', '다온']);
      await expect(page.getByRole('textbox', { name: '방문일' })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      await expect(page.getByRole('tab', { name: '1층' })).toHaveCSS('cursor', 'pointer');
    });
  });
}

test('the client signs in to the mock backend in the page and reads passes; a wrong password is refused', async ({
  page,
}) => {
  const open = (password: string) =>
    page.goto(`${urlOf('vite-react-19')}mocked?password=${encodeURIComponent(password)}`);
  await open('Fitness1!');
  await expect(page.locator('body')).toHaveText(/^김서준,.*PT/);
  await open('Wrong-password1!');
  await expect(page.locator('body')).toHaveText('401 아이디 또는 비밀번호가 올바르지 않습니다.');
});

const read = (sheet: string) =>
  readFileSync(`${folderOf('vite-react-19')}/node_modules/@fitness/ui/dist/${sheet}`, 'utf8');

/** What every element looks like, with the style sheets in this order. */
async function looks(page: Page, sheets: readonly string[]) {
  const html = readFileSync(`${folderOf('vite-react-19')}/dist/index.html`, 'utf8');
  const [, body = ''] = html.split('<body>');
  await page.setContent(
    `<html lang="ko" data-theme="midnight"><style>${sheets.join('\n')}</style><body>${body}`,
  );
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return { element: `${element.tagName} ${element.className}`, values };
    }),
  );
}

test('the style sheets may be in any order', async ({ page }) => {
  const themes = [read('themes/midnight.css'), read('themes/daylight.css')];
  const components = read('styles.css').split(/^(?=\/\* \S+\.css \*\/$)/m);
  expect(components.length).toBeGreaterThan(50);
  const inOrder = await looks(page, [...components, ...themes]);
  expect(inOrder.length).toBeGreaterThan(100);
  expect(await looks(page, [...components, ...themes].toReversed())).toEqual(inOrder);
});
