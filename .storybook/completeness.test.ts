import { errorResponses } from '@fitness/api-contract/error-responses';
import { type PageId, paths } from '@fitness/web/shared/paths.ts';
import { routes } from '@fitness/web/app/routes.tsx';
import { roleFrom, roles } from '@fitness/web/shared/session/token.ts';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { describe, expect, it } from 'vitest';
import { allStories, type DeclaredStory, storySources } from './all-stories.ts';
import { guides } from './docs/component/guides.ts';
import { errorTexts, isTold } from './error-texts.ts';

const titled = (title: string) => allStories.filter((story) => story.title.startsWith(title));
const asserts = ({ play }: DeclaredStory) => /expect|acknowledge|answer|arrive/.test(play);
const names = (stories: readonly DeclaredStory[]) =>
  stories.map(({ title, exportName }) => `${title} › ${exportName}`);

const pageIds = Object.keys(routes) as PageId[];
const storiesOf = (id: PageId) =>
  titled('화면/').filter(({ args }) => args.path?.split('?')[0] === paths[id]);
const roleOf = (persona: string | undefined) =>
  roleFrom(demoAccounts.find(({ username }) => username === persona)?.roleName);

/** Pages that show what a call answers: each is also told while it waits, with nothing to show, and when the call failed. */
const pagesWithLists: PageId[] = [
  'review',
  'reservations',
  'dayManagement',
  'myPage',
  'memberManagement',
  'classes',
  'sales',
  'member',
  'worker',
  'pay',
];

const components = import.meta.glob<Record<string, unknown>>(
  '../packages/ui/src/components/*/index.ts',
  { eager: true },
);
const exported = Object.values(components).flatMap((exports) =>
  Object.entries(exports)
    .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => name),
);

describe('every exported component', () => {
  const shown = [...storySources]
    .filter(([file]) => file.includes('/packages/ui/'))
    .map(([, source]) => source)
    .join('\n');

  it.each(exported)('%s stands in a story', (name) => {
    expect(shown).toMatch(new RegExp(`<${name}\\b|component: ${name}\\b`, 'u'));
  });

  it.each([...new Set(titled('컴포넌트/').map(({ title }) => title.replace('컴포넌트/', '')))])(
    '%s has a guide',
    (name) => {
      expect([...guides.keys()]).toContain(name);
    },
  );

  it.each(
    [...guides]
      .filter(([, { noVariantsStory }]) => noVariantsStory === undefined)
      .map(([name]) => name),
  )('%s shows all its variants in one story', (name) => {
    expect(
      allStories
        .filter(({ title }) => title === `컴포넌트/${name}`)
        .map(({ name: shown }) => shown),
    ).toContain('모든 모습');
  });

  it('has a docs page', () => {
    const without = [...storySources].filter(
      ([, source]) =>
        source.includes("title: '컴포넌트/") && !source.includes("tags: ['autodocs']"),
    );
    expect(without.map(([file]) => file)).toEqual([]);
  });

  it.each([...guides].filter(([, { keyboard }]) => keyboard.length > 0).map(([name]) => name))(
    '%s, which is operated by keys, has a play that asserts',
    (name) => {
      expect(
        allStories.filter((story) => story.title === `컴포넌트/${name}` && asserts(story)),
      ).not.toHaveLength(0);
    },
  );
});

describe.each(pageIds)('the page %s', (id) => {
  const stories = storiesOf(id);

  it('is shown as it usually is, on a desktop and on a phone', () => {
    expect(
      stories.filter(({ viewport, play }) => viewport === undefined && play !== ''),
    ).not.toHaveLength(0);
    expect(
      stories.filter(({ viewport, play }) => viewport === 'phone' && play !== ''),
    ).not.toHaveLength(0);
  });

  it('is shown with endless names and wild characters', () => {
    expect(stories.filter(({ args }) => args.scenario === 'hostileText')).not.toHaveLength(0);
  });
});

describe.each(pagesWithLists)('the page %s, which shows what a call answers', (id) => {
  it('is shown while loading, empty and failed', () => {
    expect(storiesOf(id).map(({ exportName }) => exportName)).toEqual(
      expect.arrayContaining(['Loading', 'Empty', 'Failed']),
    );
  });
});

describe.each(pageIds.filter((id) => !routes[id].roles.includes('anonymous')))(
  'the page %s, which is not for everybody',
  (id) => {
    it('is shown to somebody who may not open it', () => {
      const strangers = storiesOf(id).filter(
        ({ args }) =>
          args.persona !== undefined && !routes[id].roles.includes(roleOf(args.persona)),
      );
      expect(strangers).not.toHaveLength(0);
    });
  },
);

describe('the menu of every role', () => {
  it.each(roles)('%s', (role) => {
    const stories = titled('화면/공통/메뉴').filter(({ args }) => roleOf(args.persona) === role);
    expect(stories.filter(asserts)).not.toHaveLength(0);
  });
});

describe('every error of the server', () => {
  const told = titled('화면/서버 오류/');

  it.each(Object.entries(errorResponses))('%s', (name, { body }) => {
    const story = told.find(({ exportName }) => exportName === name);
    expect(story?.args.faults).toContainEqual(expect.objectContaining({ kind: 'answer', name }));
    expect(story?.name).toBe('message' in body ? body.message : body[0].message);
    expect(story && asserts(story)).toBe(true);
  });
});

describe('every error text of the app', () => {
  const sources = [...storySources]
    .filter(([file]) => file.includes('/apps/web/'))
    .map(([, source]) => source);

  it.each(errorTexts.map((text) => [`${text.file} ${text.exportName}.${text.key}`, text] as const))(
    '%s',
    (_name, text) => {
      expect(isTold(text, sources), `no story shows "${text.fixed}"`).toBe(true);
    },
  );
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

  it.each(flows)('%s runs by steps and asserts', (flow) => {
    const stories = titled(`흐름/${flow}`);
    expect(stories).not.toHaveLength(0);
    expect(
      names(stories.filter((story) => !/\bstep\b/.test(story.play) || !asserts(story))),
    ).toEqual([]);
  });

  it('buying is told with each outcome of the payment', () => {
    expect(titled('흐름/구매').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['결제 승인', '결제 취소', '결제 실패', '확인 불가', '오류 발생']),
    );
  });
});

describe('every story of a page or a flow', () => {
  it('asserts what the person sees', () => {
    expect(
      names([...titled('화면/'), ...titled('흐름/')].filter((story) => !asserts(story))),
    ).toEqual([]);
  });

  it('has no doc comment above a meta that spreads another, whose parameters Storybook would then replace', () => {
    const commented = [...storySources]
      .filter(([, source]) => /\*\/\nconst meta = \{\s*\.\.\./u.test(source))
      .map(([file]) => file);
    expect(commented).toEqual([]);
  });

  it('has a name of its own in the sidebar', () => {
    expect(names(allStories.filter(({ name }) => name === ''))).toEqual([]);
  });
});
