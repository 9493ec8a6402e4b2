import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { expectLink, press, textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/매니저/회원 관리',
  args: { path: paths.memberManagement, persona: 'pilates5' },
} satisfies PageMeta;

/** 열 줄씩, 다섯 열로 보여 줍니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:membermanagement.list'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /주태현/ }));
    await expect(row.getByText('010-5040-9905')).toBeVisible();
    await expect(row.getByText('21회')).toBeVisible();
    const headers = textsOf(canvas.getAllByRole('columnheader'));
    await expect(headers).toEqual(['이름', '연락처', '이용권', '남은 횟수', '만료일']);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** 정렬하면 첫 페이지부터 보여 줍니다. */
export const Sorted: Story = {
  name: '정렬한 다음',
  args: { path: `${paths.memberManagement}?page=2` },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: '페이지' }));
    const current = () => pages.getByRole('button', { current: 'page' });
    await expect(current()).toHaveTextContent('2');
    const header = within(canvas.getByRole('columnheader', { name: '이름' }));
    await userEvent.click(header.getByRole('button'));
    await waitFor(() => expect(current()).toHaveTextContent('1'));
  },
};

/** 휴대폰에서 페이지를 넘기면 목록의 처음부터 보여 줍니다. */
export const PhoneNextPage: Story = {
  name: '휴대폰에서 다음 페이지',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: '페이지' }));
    await userEvent.click(pages.getByRole('button', { name: '다음' }));
    await waitFor(() =>
      expect(pages.getByRole('button', { current: 'page' })).toHaveTextContent('2'),
    );
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first!.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** 재등록 대상이 몇 명인지 먼저 보여 주고, 누르면 회원마다 한 줄로 보여 줍니다. 다시 누르면 모두 봅니다. */
export const Renewals: Story = {
  name: '재등록 대상',
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /하가은/ });
    const choices = within(canvas.getByRole('group', { name: '재등록 대상' }));
    await expect(textsOf(choices.getAllByRole('button'))).toEqual([
      '30일 이내 만료 1명',
      '남은 횟수 1회 이하 2명',
    ]);
    const row = within(canvas.getByRole('row', { name: /하가은/ }));
    await expectLink(row, '010-5013-8541', 'tel:01050138541');
    await press(choices, '남은 횟수 1회 이하 2명');
    await expect(await canvas.findByText('재등록 대상 2명')).toBeVisible();
    const names = () => textsOf(canvas.getAllByRole('rowheader'));
    await expect(names()).toEqual(['하가은', '곽은찬']);
    await press(choices, '남은 횟수 1회 이하 2명');
    await expect(await canvas.findByText('이용권 8건')).toBeVisible();
  },
};

/** 보이는 조건과 순서대로 모든 회원을 복사합니다. */
export const Copied: Story = {
  name: '목록 복사',
  args: { persona: 'trainer1', path: `${paths.memberManagement}?filter=sessions` },
  play: async ({ canvas }) => {
    const copying = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await canvas.findByRole('row', { name: /하가은/ });
    await press(canvas, '목록 복사');
    await expect(await screen.findByText('재등록 대상 2명의 목록을 복사했습니다.')).toBeVisible();
    await expect(copying).toHaveBeenCalledWith(
      [
        '이름\t연락처\t이용권\t남은 횟수\t만료일',
        '하가은\t010-5013-8541\tPT 12회\t0\t2026-11-21',
        '곽은찬\t010-5032-1331\tPT 12회\t0\t2027-01-01',
      ].join('\n'),
    );
  },
};

/** 입력을 멈추면 찾습니다. 초성이나 쓰다 만 글자로도 찾습니다. */
export const Search: Story = {
  name: '이름 검색',
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('이름 검색');
    await canvas.findByRole('row', { name: /주태현/ });
    await userEvent.type(field, 'ㄱㅎㅇ');
    await expect(await canvas.findByText('이용권 1건')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('김하은');
  },
};

/** 처음 읽은 목록에 없는 이름은 서버에서 찾습니다. */
export const FoundByServer: Story = {
  name: '서버에서 찾음',
  args: {
    path: `${paths.memberManagement}?name=${encodeURIComponent('하은')}`,
    faults: [{ operation: 'listMyMembers', kind: 'custom', status: 200, body: [], times: 1 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이용권 1건')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('김하은');
  },
};

/** 찾는 사람이 없으면 알려 주고, 조건을 지울 수 있습니다. */
export const NoResult: Story = {
  name: '검색 결과 없음',
  args: { path: `${paths.memberManagement}?name=${encodeURIComponent('ㅃㅃㅃ')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
    await expect(canvas.getByLabelText('이름 검색')).toHaveValue('ㅃㅃㅃ');
    await expect(canvas.getByRole('button', { name: '조건 지우기' })).toBeVisible();
  },
};
