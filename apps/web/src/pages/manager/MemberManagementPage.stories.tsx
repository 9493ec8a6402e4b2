import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import {
  after,
  expectForbidden,
  failedList,
  expectRetried,
  loadingTable,
} from '../../../testing/page-stories.ts';

const meta = {
  ...pageMeta,
  title: '화면/매니저/회원 관리',
  args: { path: paths.memberManagement, persona: 'pilates5' },
} satisfies PageMeta;

export default meta;

/** 열 줄씩, 다섯 열로 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: [
    'rule:screen:membermanagement.list',
    'rule:role:manager.members',
    'rule:operation:listMyMembers',
  ],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /주태현/ }));
    await expect(row.getByText('010-5040-9905')).toBeVisible();
    await expect(row.getByText('21회')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['이름', '연락처', '이용권', '남은 횟수', '만료일'],
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** 다음 페이지에는 나머지 회원이 있습니다. */
export const NextPage: Story = {
  name: '다음 페이지',
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: '페이지' })).getByRole('button', {
        name: '다음',
      }),
    );
    const expired = within(await canvas.findByRole('row', { name: /박지호/ }));
    await expect(expired.getByText('만료')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  }),
};

/** 곧 끝나거나 다 쓴 이용권은 눈에 띄게 표시합니다. */
export const Attention: Story = {
  name: '챙겨야 할 이용권',
  tags: ['rule:extra:member-marks'],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /하가은/ }));
    await expect(row.getByText('만료 임박')).toBeVisible();
    await expect(row.getByText('0회')).toBeVisible();
    await expect(canvas.getByText('만료 임박 1건')).toBeVisible();
    await expect(canvas.getByText('잔여 0회 2건')).toBeVisible();
  },
};

/** 입력을 멈추면 서버에서 찾습니다. 쓰다 만 글자는 기다립니다. */
export const Search: Story = {
  name: '이름 검색',
  tags: ['rule:members:search'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('이름 검색');
    await canvas.findByRole('row', { name: /주태현/ });
    await userEvent.type(field, '김ㅎ');
    await expect(await canvas.findByText('검색 결과 4건')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '김하은');
    await expect(await canvas.findByText('검색 결과 1건')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** 찾는 사람이 없으면 알려 주고, 검색어를 지울 수 있습니다. */
export const NoResult: Story = {
  name: '검색 결과 없음',
  tags: ['rule:text:empty.search'],
  args: { path: `${paths.memberManagement}?name=${encodeURIComponent('없는이름')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptySearch)).toBeVisible();
    await expect(canvas.getByLabelText('이름 검색')).toHaveValue('없는이름');
    await expect(canvas.getByRole('button', { name: '검색어 지우기' })).toBeVisible();
  },
};

/** 검색어를 지우면 모든 회원이 다시 나타납니다. */
export const SearchCleared: Story = {
  ...NoResult,
  name: '검색 결과가 없어 검색어를 지움',
  play: after(NoResult, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '검색어 지우기' }));
    await expect(await canvas.findByRole('row', { name: /주태현/ })).toBeVisible();
    await expect(canvas.getByLabelText('이름 검색')).toHaveValue('');
  }),
};

/** 늦게 온 이전 검색의 응답은 쓰지 않고, 그동안 보이던 행이 그대로 보입니다. */
export const SlowAnswers: Story = {
  name: '응답이 늦을 때',
  args: { faults: [{ operation: 'listMyMembers', kind: 'latency', ms: 600, times: 2 }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /주태현/ });
    const field = canvas.getByLabelText('이름 검색');
    await userEvent.type(field, '김{Enter}');
    await expect(canvas.getByRole('row', { name: /주태현/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '박{Enter}');
    await expect(await canvas.findByText('검색 결과 2건')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /김서준/ })).not.toBeInTheDocument(),
    );
  },
};

/** 표가 올 자리를 미리 보여 줍니다. */
export const Loading: Story = {
  name: '불러오는 중',
  ...loadingTable('listMyMembers', '담당 회원'),
};

/** 담당 회원이 아직 없습니다. */
export const Empty: Story = {
  name: '데이터 없음',
  tags: ['rule:text:empty.list'],
  args: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
  },
};

/** 불러오지 못하면 비어 있는 문구와 다시 시도할 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  tags: ['rule:list:failed'],
  ...failedList('listMyMembers'),
};

/** 다시 시도하면 목록이 나타납니다. */
export const Retried: Story = {
  ...Failed,
  name: '불러오기 실패 뒤 다시 시도',
  play: expectRetried(Failed, (canvas) => canvas.findByRole('row', { name: /주태현/ })),
};

/** 매니저가 아니면 볼 수 없습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:memberManagement'],
  args: { persona: 'master1' },
  play: expectForbidden,
};

/** 휴대폰에서는 회원마다 두 줄이고, 연락처는 누르면 나옵니다. */
export const Phone: Story = {
  ...Attention,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};
