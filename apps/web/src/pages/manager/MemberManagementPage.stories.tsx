import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { expectAlert, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

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
    await expect(await canvas.findByRole('row', { name: /박지호/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  }),
};

/** 재등록 대상이 몇 명인지 먼저 보여 주고, 누르면 회원마다 한 줄로 보여 줍니다. 다시 누르면 모두 봅니다. */
export const Renewals: Story = {
  name: '재등록 대상',
  tags: ['rule:members:filter', 'rule:members:sort'],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /하가은/ });
    const choices = within(canvas.getByRole('group', { name: '재등록 대상' }));
    await expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '30일 이내 만료 1명',
      '남은 횟수 1회 이하 2명',
    ]);
    await press(choices, '남은 횟수 1회 이하 2명');
    await expect(await canvas.findByText('재등록 대상 2명')).toBeVisible();
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['하가은', '곽은찬']);
    await press(within(canvas.getByRole('columnheader', { name: '이름' })), '이름');
    await expect(names()).toEqual(['곽은찬', '하가은']);
    await press(choices, '남은 횟수 1회 이하 2명');
    await expect(await canvas.findByText('이용권 8건')).toBeVisible();
  },
};

/** 조건에 맞는 회원이 없으면 알려 줍니다. */
export const NobodyToRenew: Story = {
  name: '재등록 대상 없음',
  tags: ['rule:text:empty.search'],
  args: { persona: 'trainer1', path: `${paths.memberManagement}?filter=lapsed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptySearch)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '필터 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '목록 복사' })).not.toBeInTheDocument();
    await press(canvas, '조건 지우기');
    await expect(await canvas.findByRole('row', { name: /하가은/ })).toBeVisible();
  },
};

/** 전화번호를 누르면 전화를 겁니다. */
export const Contact: Story = {
  name: '전화',
  tags: ['rule:members:contact'],
  args: { persona: 'trainer1', path: `${paths.memberManagement}?filter=days30` },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /하가은/ }));
    const call = row.getByRole('link', { name: '010-5013-8541' });
    await expect(call).toHaveAttribute('href', 'tel:01050138541');
    await expect(call).toHaveAccessibleDescription('하가은');
  },
};

/** 휴대폰에서는 재등록 대상의 연락처가 바로 보입니다. */
export const ContactPhone: Story = {
  ...Contact,
  name: '휴대폰의 전화',
  globals: { viewport: { value: 'smallPhone' } },
  play: after(Contact, async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: '010-5013-8541' });
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

const lines = [
  '이름\t연락처\t이용권\t남은 횟수\t만료일',
  '하가은\t010-5013-8541\tPT 12회\t0\t2026-11-21',
  '곽은찬\t010-5032-1331\tPT 12회\t0\t2027-01-01',
];

/** 보이는 조건과 순서대로 모든 회원을 복사합니다. */
export const Copied: Story = {
  name: '목록 복사',
  tags: ['rule:members:copy'],
  args: { persona: 'trainer1', path: `${paths.memberManagement}?filter=sessions` },
  play: async ({ canvas }) => {
    const copying = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await canvas.findByRole('row', { name: /하가은/ });
    await press(canvas, '목록 복사');
    await expect(await screen.findByText('재등록 대상 2명의 목록을 복사했습니다.')).toBeVisible();
    await expect(copying).toHaveBeenCalledWith(lines.join('\n'));
  },
};

/** 브라우저가 복사를 허용하지 않으면 알려 줍니다. */
export const CopyRefused: Story = {
  ...Copied,
  name: '목록 복사 실패',
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new DOMException('', 'NotAllowedError'),
    );
    await canvas.findByRole('row', { name: /하가은/ });
    await press(canvas, '목록 복사');
    await expectAlert('복사하지 못했습니다. 브라우저에서 복사를 허용한 뒤 다시 시도해주세요.');
  },
};

/** 입력을 멈추면 찾습니다. 초성이나 쓰다 만 글자로도 찾습니다. */
export const Search: Story = {
  name: '이름 검색',
  tags: ['rule:members:search'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('이름 검색');
    await canvas.findByRole('row', { name: /주태현/ });
    await userEvent.type(field, '김');
    await expect(await canvas.findByText('이용권 4건')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'ㄱㅎㅇ');
    await expect(await canvas.findByText('이용권 1건')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('김하은');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** 처음 읽은 목록에 없는 이름은 서버에서 찾습니다. */
export const FoundByServer: Story = {
  name: '서버에서 찾음',
  tags: ['rule:members:search'],
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
  tags: ['rule:text:empty.search'],
  args: { path: `${paths.memberManagement}?name=${encodeURIComponent('ㅃㅃㅃ')}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.emptySearch)).toBeVisible();
    await expect(canvas.getByLabelText('이름 검색')).toHaveValue('ㅃㅃㅃ');
    await expect(canvas.getByRole('button', { name: '조건 지우기' })).toBeVisible();
  },
};

/** 조건을 지우면 모든 회원이 다시 나타납니다. */
export const SearchCleared: Story = {
  ...NoResult,
  name: '검색 결과가 없어 조건을 지움',
  play: after(NoResult, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '조건 지우기' }));
    await expect(await canvas.findByRole('row', { name: /주태현/ })).toBeVisible();
    await expect(canvas.getByLabelText('이름 검색')).toHaveValue('');
  }),
};
