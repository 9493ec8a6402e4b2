import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import {
  columns,
  expectMasterRejected,
  expectMasterRow,
  expectRoleRejected,
  expectRoleSaved,
  roleIn,
  rowsOf,
} from '../../../testing/pages/member-list.ts';
import { press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/회원',
  args: { path: paths.member, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** 이용권마다 한 줄씩, 열 줄이 한 페이지입니다. */
export const Ready: Story = {
  name: '기본',
  tags: [
    'rule:screen:member.list',
    'rule:role:master.members',
    'rule:member:roles',
    'rule:member:rows',
    'rule:operation:listUsers',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이용권 83건')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      columns,
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    const [health, pt] = rowsOf(canvas, /황주원/);
    await expect(health?.getByText('헬스 1개월')).toBeVisible();
    await expect(pt?.getByText('PT 12회')).toBeVisible();
    await expect(pt?.getByText('8회')).toBeVisible();
    await expect(pt?.getByText('2026. 11. 19.')).toBeVisible();
    const options = [...(roleIn(pt!) as HTMLSelectElement).options].map(({ text }) => text);
    await expect(options).toEqual(['매니저', '고객', '비회원']);
  },
};

/** 다음 페이지에는 그다음 회원이 있습니다. */
export const NextPage: Story = {
  name: '다음 페이지',
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: '페이지' })).getByRole('button', {
        name: '다음',
      }),
    );
    await expect(await canvas.findByRole('row', { name: /고영수/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /황주원/ })).not.toBeInTheDocument();
  }),
};

/** 회원마다 한 줄로 모으고 이용권을 그 안에 나란히 적습니다. */
export const Grouped: Story = {
  name: '회원별로 보기',
  tags: ['rule:extra:members-grouped', 'rule:members:values'],
  args: { path: `${paths.member}?q=김서준` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 결과 4건')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '회원별로 보기' }));
    await expect(await canvas.findByText('검색 결과 회원 2명')).toBeVisible();
    const [, row] = rowsOf(canvas, /김서준/);
    await expect(row?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '필라테스 24회',
      'PT 12회',
      '헬스 3개월',
      '20회',
      '7회',
      '',
      '2027. 4. 29.',
      '2027. 1. 18.',
      '2027. 3. 11.',
    ]);
    await expect(row?.getAllByRole('button', { name: '저장' })).toHaveLength(1);
  },
};

/** 저장하면 그 회원의 모든 줄이 바뀝니다. */
export const RoleSaved: Story = {
  name: '권한 저장',
  tags: [
    'rule:role:master.members',
    'rule:member:roles',
    'rule:text:member.saved',
    'rule:operation:changeUserRole',
  ],
  args: { path: `${paths.member}?q=01020000001` },
  play: expectRoleSaved,
};

/** 저장하지 못하면 이유를 알립니다. */
export const RoleRefused: Story = {
  name: '권한 저장 실패',
  args: {
    path: `${paths.member}?q=01020000001`,
    faults: [{ operation: 'changeUserRole', kind: 'answer', name: 'LastMaster' }],
  },
  play: expectRoleRejected,
};

/** 마스터의 권한도 고칠 수 있습니다. */
export const Master: Story = {
  name: '마스터 행',
  tags: ['rule:screen:member.list', 'rule:members:values'],
  args: { path: `${paths.member}?role=master` },
  play: expectMasterRow,
};

/** 마지막 마스터의 권한은 서버가 지킵니다. */
export const MasterRejected: Story = {
  ...Master,
  name: '마지막 마스터의 권한을 바꿀 때',
  parameters: { expectedErrors: ['status of 409'] },
  play: after(Master, expectMasterRejected),
};

/** 이름이나 전화번호로 찾고, 재등록 대상으로 좁힙니다. 인원은 찾은 회원만 세고, 없으면 버튼도 없습니다. */
export const Search: Story = {
  name: '검색과 필터',
  tags: ['rule:extra:members-filter', 'rule:members:filter'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('회원 검색');
    await canvas.findByText('이용권 83건');
    const chips = within(canvas.getByRole('group', { name: '재등록 대상' }));
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '30일 이내 만료 5명',
      '남은 횟수 1회 이하 7명',
    ]);
    await userEvent.type(field, '김서준');
    await expect(await canvas.findByText('검색 결과 4건')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '재등록 대상' })).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '010-2000');
    await expect(await canvas.findByText('검색 결과 6건')).toBeVisible();
    await press(canvas, '30일 이내 만료 1명');
    await expect(await canvas.findByText('재등록 대상 1명')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /박지호/ })).toBeVisible();
    await userEvent.clear(field);
    await press(canvas, '남은 횟수 1회 이하 7명');
    await expect(await canvas.findByText('재등록 대상 7명')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '남은 횟수' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** 재등록 대상은 회원마다 한 줄이고, 먼저 만료되는 회원이 먼저입니다. 이용권이 여럿이면 모두 봅니다. */
export const Renewals: Story = {
  name: '재등록 대상',
  tags: ['rule:members:filter', 'rule:extra:members-grouped', 'rule:members:sort'],
  args: { path: `${paths.member}?filter=days30` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('재등록 대상 5명')).toBeVisible();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: '만료일' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['하가은', '송민재', '문보람', '박지호', '한준혁']);
    const [row] = rowsOf(canvas, /송민재/);
    await expect(row!.getByText('헬스 1개월')).toBeVisible();
    await expect(row!.getByText('PT 12회')).toBeVisible();
    await press(within(canvas.getByRole('columnheader', { name: '이름' })), '이름');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('문보람');
  },
};

/** 조건에 맞는 회원이 없으면 알려 줍니다. */
export const NoResult: Story = {
  name: '검색 결과 없음',
  tags: ['rule:text:empty.search'],
  play: after(Search, async ({ canvas }) => {
    await press(canvas, '필터');
    await userEvent.selectOptions(canvas.getByLabelText('회원 구분'), '매니저');
    await expect(canvas.getByRole('button', { name: '필터 1' })).toBeVisible();
    await expect(await canvas.findByText(texts.emptySearch)).toBeVisible();
  }),
};

/** 조건을 지우면 모든 회원이 다시 나타납니다. */
export const FiltersCleared: Story = {
  name: '검색 결과가 없어 조건을 지움',
  play: after(NoResult, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '조건 지우기' }));
    await expect(await canvas.findByText('이용권 83건')).toBeVisible();
  }),
};

/** 긴 이름은 두 줄까지 보이고, 누르면 모두 보입니다. */
export const LongNames: Story = {
  name: '긴 이름',
  tags: ['rule:members:names'],
  args: { scenario: 'hostileText', path: `${paths.member}?q=01090000005&grouped=1` },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /가가가/ });
    const name = within(row!).getByText(/^가+$/u);
    const linesOf = () =>
      Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    await expect(linesOf()).toBe(2);
    await press(within(row!), '더 보기');
    await expect(linesOf()).toBeGreaterThan(2);
    await expect(name.scrollHeight).toBe(name.clientHeight);
  },
};

/** 휴대폰의 접힌 행에서도 이름만 펼칠 수 있습니다. */
export const LongNamesPhone: Story = {
  ...LongNames,
  name: '휴대폰의 긴 이름',
  globals: { viewport: { value: 'smallPhone' } },
};

/** 이름이 아무리 거칠어도 글자로만 보입니다. */
export const HostileNames: Story = {
  name: '특수한 이름',
  tags: ['rule:extra:hostile-text'],
  args: { scenario: 'hostileText' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /constructor/ });
    await expect(document.title).not.toContain('hacked');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** 태블릿에서도 모든 열이 한눈에 보입니다. */
export const Tablet: Story = {
  name: '태블릿',
  tags: ['rule:screen:member.list'],
  args: { path: `${paths.member}?grouped=1` },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /황주원/ });
    const { right } = canvas.getByRole('columnheader', { name: '만료일' }).getBoundingClientRect();
    const frame = canvas.getByRole('table').parentElement!.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(frame.right);
  },
};

/** 휴대폰에서는 이름과 이용권, 남은 횟수, 만료일만 보이고, 권한은 펼친 행의 끝에서 바꿉니다. */
export const PhoneRow: Story = {
  name: '휴대폰의 행',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within((await canvas.findAllByRole('row', { name: /황주원/ }))[1]!);
    await expect(row.getByText('8회')).toBeVisible();
    await expect(row.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: '자세히' }));
    await userEvent.selectOptions(roleIn(row), '매니저');
    const save = row.getByRole('button', { name: '저장' }).getBoundingClientRect();
    await expect(save.height).toBeGreaterThanOrEqual(44);
    const ends = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().bottom);
    await expect(ends.filter((end) => end > save.top)).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
