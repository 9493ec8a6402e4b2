import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  foldedColumns,
  type Member,
  memberColumns as columns,
  members,
  roleColumn,
} from '../../../testing/member-table.tsx';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import {
  sortRows,
  Table,
  type TableColumn,
  TableLines,
  type TableProps,
  type TableSort,
} from './index.ts';

const meta = {
  title: '컴포넌트/Table',
  tags: ['autodocs'],
  component: Table<Member>,
  subcomponents: { TableLines },
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

/** 열 이름 아래에 현재 페이지의 행만 보여 줍니다. */
export const Default: Story = { name: '기본' };

/** 휴대폰에서는 행마다 카드로 바뀌지만, 스크린 리더는 표로 읽습니다. */
export const Cards: Story = {
  name: '휴대폰 카드',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '담당 회원' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['이름', '연락처', '이용권', '남은 횟수', '만료일']);
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: '박서준' })).toBeVisible();
    await expect(table.getByRole('cell', { name: '2회' })).toBeVisible();
  },
};

/** 휴대폰에서 행을 접어 두고, 누르면 나머지 열을 보여 줍니다. 스크린 리더는 열 이름과 값을 표로 읽습니다. */
export const Folded: Story = {
  name: '접힌 행',
  tags: ['picture'],
  args: { columns: foldedColumns, phone: 'folded', footerRow: { name: '합계', sessions: '19회' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /박서준/u }));
    await expect(canvas.queryByText('010-3456-7890')).not.toBeVisible();
    const toggle = row.getByRole('button', { name: '자세히' });
    await expect(toggle).toHaveAccessibleDescription('박서준');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(row.getByRole('cell', { name: '010-3456-7890' })).toBeVisible();
  },
};

/** 값보다 긴 열 이름도 값 옆의 한 줄에 들어가고, 두 줄에 배지가 있어도 서로 닿지 않습니다. */
export const FoldedLabel: Story = {
  name: '접힌 행의 긴 열 이름과 배지',
  tags: ['picture'],
  args: {
    columns: foldedColumns.map((column) => ({
      ...column,
      ...(column.foldedPlace === 'end' && { render: () => <Badge tone="danger">0회</Badge> }),
      ...(column.foldedPlace === 'belowEnd' && {
        header: '담당 회원 수',
        render: () => <Badge>8명</Badge>,
      }),
    })),
    phone: 'folded',
  },
  globals: { viewport: { value: 'phone' } },
};

const actionColumn: TableColumn<Member> = {
  id: 'reserve',
  header: '예약',
  width: 11,
  isAction: true,
  isFullWidth: true,
  render: ({ sessions }) => (
    <Button size="sm" disabledReason={sessions === 0 ? '남은 횟수 없음' : undefined}>
      예약하기
    </Button>
  ),
};

/** 카드의 제목 줄에 값을 함께 두어 카드를 낮춥니다. 카드의 버튼은 값 아래에 두고, 레이블 없이 카드의 너비를 씁니다. */
export const CardHeadings: Story = {
  name: '휴대폰 카드의 제목 줄과 버튼',
  tags: ['picture'],
  args: {
    columns: [...columns.filter(({ id }) => id !== 'phone'), actionColumn].map((column) => ({
      ...column,
      ...(column.id === 'promotion' && { isBesideHeading: true }),
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

/** 표는 창이 아니라 놓인 자리의 너비를 따릅니다. 넓은 화면의 좁은 열에서는 카드로 바뀌어 버튼이 잘리지 않습니다. */
export const InColumns: Story = {
  name: '좁은 열',
  tags: ['picture'],
  args: { columns: [...columns, actionColumn] },
  render: (args) => (
    <Stack gap="lg">
      <Split>
        <Table {...args} label="카드" />
        <Table {...args} label="접힌 행" columns={foldedColumns} phone="folded" />
      </Split>
      <Table {...args} label="행" />
    </Stack>
  ),
};

const huge: Member = {
  name: '남궁하늘이주인공',
  phone: '010-9999-9999',
  promotion: '필라테스 12회',
  sessions: 99_999_999_999_999,
  expires: '9,999,999,999,999,999원',
};

const sortValues = {
  name: ({ name }: Member) => name,
  sessions: ({ sessions }: Member) => sessions,
  expires: ({ expires }: Member) => expires,
};

function Sorted({ onSortChange, ...props }: TableProps<Member>) {
  const [sort, setSort] = useState<TableSort | null>(props.sort ?? null);
  return (
    <Table
      {...props}
      items={sortRows(props.items, sort, sortValues)}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

const sortableColumns = (all: readonly TableColumn<Member>[]) =>
  all.map((column) => ({ ...column, isSortable: column.id in sortValues }));

const namesIn = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((header: HTMLElement) => header.textContent);

/** 열 이름을 누르면 그 열로 정렬하고, 다시 누르면 순서를 뒤집습니다. 순서는 화살표로 보여 주고 스크린 리더에 알립니다. */
export const Sorting: Story = {
  name: '정렬',
  tags: ['picture'],
  args: { columns: sortableColumns(columns), onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, args }) => {
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(header('이름')).toHaveTextContent(/^이름$/u);
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(within(header('연락처')).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(within(header('남은 횟수')).getByRole('button'));
    await expect(namesIn(canvas)).toEqual(['이도현', '박서준', '김하늘']);
    await expect(header('남은 횟수')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('남은 횟수 오름차순으로 정렬했습니다.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvas)).toEqual(['김하늘', '박서준', '이도현']);
    await expect(header('남은 횟수')).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText('남은 횟수 내림차순으로 정렬했습니다.')).toBeInTheDocument();
    await userEvent.click(within(header('이름')).getByRole('button'));
    await expect(header('남은 횟수')).not.toHaveAttribute('aria-sort');
    await userEvent.keyboard(' ');
    const byName = { id: 'name', direction: 'descending' };
    await expect(args.onSortChange).toHaveBeenLastCalledWith(byName);
    await expect(namesIn(canvas)).toEqual(['이도현', '박서준', '김하늘']);
  },
};

/** 휴대폰에서는 카드나 접힌 행 위의 선택 상자로 정렬합니다. */
export const SortingPhone: Story = {
  name: '휴대폰의 정렬',
  tags: ['picture'],
  args: { columns: sortableColumns(foldedColumns), phone: 'folded' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Sorted {...args} sort={{ id: 'name', direction: 'ascending' }} />,
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('combobox', { name: '정렬' });
    await expect(orders).toHaveDisplayValue('이름 오름차순');
    await expect(canvas.queryByRole('button', { name: '이름' })).not.toBeInTheDocument();
    await userEvent.selectOptions(orders, '남은 횟수 내림차순');
    const sessions = canvas.getByRole('columnheader', { name: '남은 횟수' });
    await expect(sessions).toHaveAttribute('aria-sort', 'descending');
    const counts = canvas.getAllByText(/^\d+회$/u).map(({ textContent }) => textContent);
    await expect(counts).toEqual(['17회', '2회', '0회']);
  },
};

type Pass = Pick<Member, 'promotion' | 'sessions'>;

const passes: Readonly<Record<string, readonly Pass[]>> = {
  김하늘: [
    { promotion: 'PT 24회', sessions: 17 },
    { promotion: '필라테스 12회', sessions: 0 },
  ],
};

const linesOf = (render: (pass: Pass) => ReactNode) =>
  function Lines({ name, ...own }: Member) {
    return <TableLines items={passes[name] ?? [own]}>{render}</TableLines>;
  };

/** 한 셀에 값이 여럿이면 TableLines로 한 줄씩, 옆 열과 높이를 맞추어 표시합니다. */
export const Lines: Story = {
  name: '셀의 여러 줄',
  tags: ['picture'],
  args: {
    columns: [
      columns[0]!,
      { id: 'promotion', header: '이용권', render: linesOf(({ promotion }) => promotion) },
      {
        id: 'sessions',
        header: '남은 횟수',
        align: 'end',
        render: linesOf(({ sessions }) => <Badge>{`${sessions}회`}</Badge>),
      },
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /김하늘/ }));
    const [first, second] = row.getAllByRole('list').map((list) => list.children[1]!);
    await expect(second!.getBoundingClientRect().top).toBe(first!.getBoundingClientRect().top);
  },
};

const retry = fn();

/** 데이터가 있을 때, 합계가 있을 때, 불러오는 중, 데이터 없음, 불러오기 실패입니다. 값이 열보다 길어도 옆 열의 값을 가리지 않습니다. 행마다 같은 입력란과 버튼은 행 이름과 함께 읽어 구분합니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      <Table {...args} label="준비됨" columns={[...columns, roleColumn]} />
      <Table {...args} label="긴 숫자" items={[huge, ...members]} />
      <Table {...args} label="합계" footerRow={{ name: '합계', sessions: '19회' }} />
      <Table
        {...args}
        label="불러오는 중"
        columns={[...columns, actionColumn]}
        items={[]}
        state={{ status: 'loading' }}
        skeletonRows={2}
      />
      <Table
        {...args}
        label="비어 있음"
        items={[]}
        emptyTitle="담당 회원이 없습니다."
        emptyAction={<Button variant="secondary">이용권 보기</Button>}
      />
      <Table
        {...args}
        label="불러오지 못함"
        items={[]}
        state={{ status: 'failed', onRetry: retry }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const table = (name: string) => within(canvas.getByRole('table', { name }));
    const row = within(table('준비됨').getByRole('row', { name: /박서준/u }));
    await expect(row.getByLabelText('권한')).toHaveAccessibleDescription('박서준');
    await expect(row.getByRole('button', { name: '저장' })).toHaveAccessibleDescription('박서준');
    const totals = within(table('합계').getAllByRole('row').at(-1)!);
    await expect(totals.getByRole('rowheader', { name: '합계' })).toBeVisible();
    await expect(totals.getByRole('cell', { name: '19회' })).toBeVisible();
    const loading = canvas.getByRole('table', { name: '불러오는 중' });
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(within(loading).getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByText('불러오는 중')).toBeInTheDocument();
    await expect(canvas.getByText('담당 회원이 없습니다.')).toBeVisible();
    await expect(canvas.getAllByText('조회된 데이터가 없습니다.')).toHaveLength(2);
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
