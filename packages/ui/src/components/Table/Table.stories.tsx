import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import {
  foldedColumns,
  type Member,
  memberColumns as columns,
  members,
  roleColumn,
} from '../../../testing/member-table.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Table, type TableProps } from './index.ts';

const meta = {
  title: '컴포넌트/Table',
  tags: ['autodocs'],
  component: Table<Member>,
  args: {
    label: '담당 회원',
    columns,
    items: members,
    itemId: ({ phone }) => phone,
    state: { status: 'ready' },
    emptyText: '조회된 데이터가 없습니다.',
  },
} satisfies Meta<TableProps<Member>>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectReadAsTable(canvas: ReturnType<typeof within>) {
  const table = within(canvas.getByRole('table', { name: '담당 회원' }));
  const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
  await expect(headers).toEqual(['이름', '연락처', '이용권', '남은 횟수', '만료일']);
  await expect(table.getAllByRole('row')).toHaveLength(4);
  await expect(table.getByRole('rowheader', { name: '박서준' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '2회' })).toBeVisible();
}

/** 열 이름 아래에 현재 페이지의 행만 보여 줍니다. */
export const Default: Story = {
  name: '기본',
  play: ({ canvas }) => expectReadAsTable(canvas),
};

/** 휴대폰에서는 행마다 카드로 바뀌지만, 스크린 리더는 표로 읽습니다. */
export const Cards: Story = {
  name: '휴대폰 카드',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectReadAsTable(canvas);
    const [first, second] = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    await expectNoOverflow();
  },
};

/** 휴대폰에서 행을 접어 두고, 누르면 나머지 열을 보여 줍니다. 스크린 리더는 열 이름과 값을 표로 읽습니다. */
export const Folded: Story = {
  name: '접힌 행',
  tags: ['picture'],
  args: { columns: foldedColumns, footerRow: { name: '합계', sessions: '19회' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /박서준/u }));
    await expect(canvas.queryByText('010-3456-7890')).not.toBeVisible();
    const toggle = row.getByRole('button', { name: '자세히' });
    await expect(toggle).toHaveAccessibleDescription('박서준');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(row.getByRole('cell', { name: '010-3456-7890' })).toBeVisible();
    await expectNoOverflow();
  },
};

/** 불러오는 중에도 실제 표와 같은 공간을 차지합니다. */
export const Loading: Story = {
  name: '불러오는 중',
  args: { state: { status: 'loading' }, skeletonRows: 3 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: '담당 회원' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByText('불러오는 중')).toBeInTheDocument();
  },
};

/** 버튼이 있는 열은 버튼 높이만큼 공간을 확보합니다. */
export const LoadingActions: Story = {
  ...Loading,
  name: '불러오는 중 (버튼)',
  args: {
    ...Loading.args,
    columns: [
      ...columns,
      {
        id: 'reserve',
        header: '예약',
        render: () => <Button size="sm">예약하기</Button>,
        isAction: true,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('tbody tr'))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};

/** 행마다 같은 입력란과 버튼은 행 이름과 함께 읽어 구분합니다. */
export const RowControls: Story = {
  name: '행 안의 입력란과 버튼',
  args: {
    columns: [...columns, roleColumn],
  },
  play: async ({ canvas }) => {
    for (const { name } of members) {
      const row = within(canvas.getByRole('row', { name: new RegExp(name) }));
      await expect(row.getByLabelText('권한')).toHaveAccessibleDescription(name);
      await expect(row.getByRole('button', { name: '저장' })).toHaveAccessibleDescription(name);
    }
  },
};

/** 데이터가 없음을 알리고 다음 단계를 안내합니다. */
export const Empty: Story = {
  name: '데이터 없음',
  args: { items: [], emptyAction: <Button variant="secondary">회원권 보기</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '회원권 보기' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
};

const retry = fn();

/** 불러오기에 실패하면 데이터가 없을 때의 문구와 다시 시도 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  args: { items: [], state: { status: 'failed', onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

/** 아래에 합계를 두고, 위에 제목을 붙일 수 있습니다. */
export const Totals: Story = {
  name: '합계와 제목',
  args: { caption: '11월 담당 회원', footerRow: { name: '합계', sessions: '19회' } },
  play: async ({ canvas }) => {
    const [total] = canvas.getAllByRole('row').slice(-1) as [HTMLElement];
    await expect(within(total).getByRole('rowheader', { name: '합계' })).toBeVisible();
    await expect(within(total).getByRole('cell', { name: '19회' })).toBeVisible();
  },
};

/** 데이터가 있을 때, 불러오는 중, 데이터 없음, 불러오기 실패, 합계와 제목이 있을 때입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      <Table {...args} label="준비됨" />
      <Table {...args} {...Totals.args} label="합계와 제목" />
      <Table
        {...args}
        label="불러오는 중"
        items={[]}
        state={{ status: 'loading' }}
        skeletonRows={2}
      />
      <Table {...args} label="비어 있음" items={[]} />
      <Table
        {...args}
        label="불러오지 못함"
        items={[]}
        state={{ status: 'failed', onRetry: retry }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['준비됨', '합계와 제목', '불러오는 중', '비어 있음', '불러오지 못함'])
      await expect(canvas.getByRole('table', { name })).toBeInTheDocument();
  },
};
