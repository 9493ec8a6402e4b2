import { pageComponents } from '@fitness/web/app/page-parts.ts';
import { allPageIds, isPublic, type PageId, pages } from '@fitness/web/lib/pages.ts';
import { paths } from '@fitness/web/lib/paths.ts';
import { roleFrom, roles } from '@fitness/web/session/token.ts';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { describe, expect, it } from 'vitest';
import { namesOf, storiesBelow } from './all-stories.ts';

const storiesOf = (id: PageId) =>
  storiesBelow('화면/').filter(({ args }) => args.path?.split('?')[0] === paths[id]);
/** The file with the stories of a page. */
const ownStoriesOf = (id: PageId) => `${pageComponents[id].componentName}.stories.tsx`;
const roleOf = (persona: string | undefined) =>
  roleFrom(demoAccounts.find(({ username }) => username === persona)?.roleName);

const requestsFirst = async (id: PageId) =>
  (await pageComponents[id].preload()).firstQueries !== undefined;
const requesting = await Promise.all(allPageIds.map(requestsFirst));

/** The page of the payment test has data too, which the provider sends once its secret is typed. */
const pagesWithData = allPageIds.filter((id, index) => requesting[index] || id === 'pay');

describe.each(allPageIds)('the page %s', (id) => {
  const stories = storiesOf(id);
  const ownStories = ownStoriesOf(id);

  it('has stories with plays on a desktop and on a phone', () => {
    const on = (device: string | undefined) =>
      stories.filter(({ viewport, hasPlay }) => viewport === device && hasPlay);
    expect(on(undefined), `add a story with a play to ${ownStories}`).not.toHaveLength(0);
    expect(
      on('phone'),
      `add a story to PhonePages.stories.tsx, or one with the viewport "phone" to ${ownStories}`,
    ).not.toHaveLength(0);
  });

  it('has a story with long and hostile texts', () => {
    expect(
      stories.filter(({ args }) => args.scenario === 'hostileText'),
      `add a story to LongTextPages.stories.tsx, or one of the scenario "hostileText" to ${ownStories}`,
    ).not.toHaveLength(0);
  });
});

describe.each(pagesWithData)('the page %s, which loads data,', (id) => {
  it('has stories of its loading, empty and failed states', () => {
    expect(
      storiesOf(id).map(({ exportName }) => exportName),
      `add the missing ones to ${ownStoriesOf(id)}`,
    ).toEqual(expect.arrayContaining(['Loading', 'Empty', 'Failed']));
  });
});

describe.each(allPageIds.filter((id) => !isPublic(id)))(
  'the page %s, which needs a role,',
  (id) => {
    it('has a story for a role that may not open it', () => {
      const forbidden = storiesOf(id).filter(
        ({ args }) => args.persona !== undefined && !pages[id].roles.includes(roleOf(args.persona)),
      );
      expect(forbidden, `add one to ${ownStoriesOf(id)}`).not.toHaveLength(0);
    });
  },
);

describe('the menu of every role', () => {
  it.each(roles)('%s', (role) => {
    const stories = storiesBelow('화면/공통/메뉴').filter(
      ({ args }) => roleOf(args.persona) === role,
    );
    expect(stories.filter(({ hasPlay }) => hasPlay)).not.toHaveLength(0);
  });
});

describe('every flow', () => {
  const flows = [
    '가입에서 로그인까지',
    '구매',
    '예약과 취소',
    '수업 등록과 삭제',
    '매출',
    '권한 변경',
    '출석',
  ];

  it.each(flows)('%s has stories', (flow) => {
    expect(storiesBelow(`흐름/${flow}`)).not.toHaveLength(0);
  });

  it('the purchase has a story of each outcome of the payment', () => {
    expect(storiesBelow('흐름/구매').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['결제 승인', '결제 취소', '결제 실패', '확인 불가', '오류 발생']),
    );
  });
});

describe('every story of a page or a flow', () => {
  it('has a play', () => {
    const stories = [...storiesBelow('화면/'), ...storiesBelow('흐름/')];
    expect(namesOf(stories.filter(({ hasPlay }) => !hasPlay))).toEqual([]);
  });
});

it('every story of a failure is found as 실패', () => {
  const others = storiesBelow('').filter(({ name }) => /못(?:했|할|함|하고)/.test(name));
  expect(others.map(({ name }) => name)).toEqual([]);
});
