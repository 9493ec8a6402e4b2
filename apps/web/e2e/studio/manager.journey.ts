import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { classesPath } from '../support/classes.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigateByMenu } from '../support/menu.ts';
import { networkError } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const members = '/fitness/manager/membermanagement';
const memberCalls = '/api/fitness/manager/membermanagement';

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
});

test('a manager without a subject has a message and no form; a failed request can be retried @classes:no-subject', async ({
  page,
}) => {
  await signIn(page, 'nosubject', classesPath);
  await expect(page.getByText('수업을 등록할 권한이 없습니다.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2026년 11월' })).toBeHidden();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeHidden();
  await signIn(page, 'trainer1');
  await setFaults(page, { kind: 'offline', operation: 'getMySubject' });
  await navigateByMenu(page, '수업 관리');
  await expect(page.getByText(networkError)).toBeVisible();
  await clearFaults(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: '2026년 11월' })).toBeVisible();
});

test.describe('the member list', () => {
  const searches = (page: Page) => {
    const names: (string | null)[] = [];
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname === memberCalls) names.push(searchParams.get('nickName'));
    });
    return names;
  };
  const rows = (page: Page) => page.getByRole('table').getByRole('row');

  test('has five columns and ten rows a page, and marks expired passes @screen:membermanagement.list', async ({
    page,
  }) => {
    await signIn(page, 'pilates5');
    await navigateByMenu(page, '회원 관리');
    await expect(page).toHaveURL(members);
    await expect(rows(page)).toHaveCount(11);
    await expect(page.getByRole('columnheader')).toHaveText([
      '이름',
      '연락처',
      '이용권',
      '남은 횟수',
      '만료일',
    ]);
    await expect(rows(page).nth(2)).toContainText('010-5040-9905');
    await page
      .getByRole('navigation', { name: '페이지' })
      .getByRole('button', { name: '다음' })
      .click();
    await expect(page).toHaveURL(`${members}?page=2`);
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('row', { name: /박지호/ })).toContainText('만료');
    await page.reload();
    await expect(rows(page)).toHaveCount(10);
    await page.goBack();
    await expect(page).toHaveURL(members);
    await expect(page.getByRole('row', { name: /주태현/ })).toBeVisible();
  });

  test('is searched by the server after a debounce, and the search params keep the search @members:search @text:empty.search @operation:listMyMembers', async ({
    page,
  }) => {
    await page.clock.install({ time: `${morning}+09:00` });
    await signIn(page, 'pilates5');
    const names = searches(page);
    await page.goto(`${members}?page=2`);
    await expect(rows(page)).toHaveCount(10);
    await page.clock.pauseAt('2026-11-20T09:10:00+09:00');
    await page.getByLabel('이름 검색').pressSequentially('하은');
    await page.clock.runFor(300);
    await page.clock.resume();
    await expect(page).toHaveURL(`${members}?name=${encodeURIComponent('하은')}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(1)).toContainText('김하은');
    expect(names).toEqual(['', '하은']);
    await page.reload();
    await expect(page.getByLabel('이름 검색')).toHaveValue('하은');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('이름 검색').fill('아무도아님');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
    await page.getByRole('button', { name: '검색어 지우기' }).click();
    await expect(page).toHaveURL(members);
    await expect(rows(page)).toHaveCount(11);
  });

  test(
    'does not interrupt the composition of a syllable',
    {
      tag: '@chromium',
      annotation: {
        type: 'chromium',
        description: 'only the DevTools protocol composes a syllable',
      },
    },
    async ({ page }) => {
      await signIn(page, 'pilates5', members);
      await expect(rows(page)).toHaveCount(11);
      const field = page.getByLabel('이름 검색');
      await field.focus();
      const keyboard = await page.context().newCDPSession(page);
      for (const text of ['ㄱ', '기', '김']) {
        await keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
        await expect(field).toHaveValue(text);
      }
      await expect(page.getByText('검색 결과 4건')).toBeVisible();
      await keyboard.send('Input.imeSetComposition', {
        text: '김ㅎ',
        selectionStart: 2,
        selectionEnd: 2,
      });
      await expect(field).toHaveValue('김ㅎ');
      await expect(page.getByText('검색 결과 4건')).toBeVisible();
      await keyboard.send('Input.insertText', { text: '김하' });
      await expect(field).toHaveValue('김하');
      await expect(page.getByText('검색 결과 1건')).toBeVisible();
    },
  );
});

test('a manager has a my page and reads the reviews without a form @screen:home.join-staff @role:manager.reviews', async ({
  page,
}) => {
  await signIn(page, 'trainer1');
  await expect(page.getByRole('link', { name: '멤버십 가입하기' })).toBeHidden();
  await navigate(page, '/fitness/mypage');
  await expect(page.getByLabel('이름')).toHaveValue('강민준');
  await expect(page.getByLabel('전화번호')).toHaveValue('010-3000-0001');
  await navigate(page, '/fitness/review');
  await expect(page.getByText('리뷰 작성은 고객만 가능합니다.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByLabel('리뷰 내용')).toBeHidden();
});
