import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import {
  foldedColumns,
  type Member,
  memberColumns as columns,
  members,
  roleColumn,
} from '../../../testing/member-table.tsx';
import { preferences, preferencesAttribute } from '../../theme/preferences.ts';
import { Page } from '../../layout/Page/index.ts';
import { PageLayout } from '../../layout/PageLayout/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Footer } from '../Footer/index.ts';
import { Header } from '../Header/index.ts';
import { Panel } from '../Panel/index.ts';
import { sortRows, Table, type TableColumn, type TableProps, type TableSort } from './index.ts';

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
  tags: ['picture'],
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

/** 휴대폰에서 행을 접어 두고, 누르면 나머지 열을 보여 줍니다. 값의 자리는 모든 행이 같습니다. 스크린 리더는 열 이름과 값을 표로 읽습니다. */
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
    const lefts = canvas
      .getAllByRole('cell', { name: /^2026\. 1\d\. |^2027\. 3\. 2\./u })
      .map((cell) => cell.getBoundingClientRect().left);
    await expect(lefts).toEqual([lefts[0], lefts[0], lefts[0]]);
    await expectNoOverflow();
  },
};

/** 접힌 행의 두 줄에 배지가 있어도 서로 닿지 않습니다. */
export const FoldedBadges: Story = {
  name: '접힌 행의 배지',
  args: {
    columns: foldedColumns.map((column) => ({
      ...column,
      ...(column.foldedPlace === 'end' && { render: () => <Badge tone="danger">0회</Badge> }),
      ...(column.foldedPlace === 'belowEnd' && { render: () => <Badge>만료 임박</Badge> }),
    })),
    phone: 'folded',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const first = (text: string) => canvas.getAllByText(text)[0]!.getBoundingClientRect();
    await expect(first('만료 임박').top - first('0회').bottom).toBeGreaterThanOrEqual(2);
  },
};

/** 값보다 긴 열 이름도 값 옆의 한 줄에 들어갑니다. */
export const FoldedLabel: Story = {
  name: '접힌 행의 긴 열 이름',
  tags: ['picture'],
  args: {
    columns: foldedColumns.map((column) =>
      column.foldedPlace === 'belowEnd'
        ? { ...column, header: '담당 회원 수', render: () => '8명' }
        : column,
    ),
    phone: 'folded',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByRole('cell', { name: '8명' });
    await expect(cell!.clientHeight).toBeLessThan(2 * parseFloat(getComputedStyle(cell!).fontSize));
  },
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

/** 카드의 버튼은 값 아래에 두고, 레이블 없이 카드의 너비를 씁니다. */
export const CardActions: Story = {
  name: '휴대폰 카드의 버튼',
  tags: ['picture'],
  args: { columns: [...columns, actionColumn] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('row', { name: /김하늘/u });
    const { left, right } = within(card).getByRole('button').getBoundingClientRect();
    const { left: start, right: end } = card.getBoundingClientRect();
    await expect(left - start).toBeCloseTo(end - right, 0);
    await expectNoOverflow();
  },
};

/** 카드의 제목 줄에 값을 함께 두어 카드를 낮춥니다. */
export const CardHeadings: Story = {
  name: '휴대폰 카드의 제목 줄',
  tags: ['picture'],
  args: {
    columns: [...columns.filter(({ id }) => id !== 'phone'), actionColumn].map((column) => ({
      ...column,
      ...(column.id === 'promotion' && { isBesideHeading: true }),
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('row', { name: /김하늘/u }));
    const [title, beside] = ['김하늘', 'PT 24회'].map((text) =>
      card.getByText(text).getBoundingClientRect(),
    );
    await expect(title!.right).toBeLessThan(beside!.left);
    await expect(beside!.top).toBeLessThan(title!.bottom);
    await expectNoOverflow();
  },
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
  play: async ({ canvas }) => {
    for (const name of ['카드', '행']) {
      const table = canvas.getByRole('table', { name });
      const { right } = table.parentElement!.getBoundingClientRect();
      for (const button of within(table).getAllByRole('button'))
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    const places = ['카드', '행'].map((name) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('rowheader')
        .map((header) => header.getBoundingClientRect()),
    );
    const [cards, rows] = places as [DOMRect[], DOMRect[]];
    await expect(cards[1]!.top - cards[0]!.top).toBeGreaterThan(100);
    await expect(rows[1]!.top - rows[0]!.top).toBeLessThan(100);
    const folded = within(canvas.getByRole('table', { name: '접힌 행' }));
    await expect(folded.getAllByRole('button', { name: '자세히' })).toHaveLength(3);
  },
};

const huge: Member = {
  name: '남궁하늘이주인공',
  phone: '010-2345-6789',
  promotion: '필라테스 12회',
  sessions: 99_999_999_999_999,
  expires: '9,999,999,999,999,999원',
};

/** 값이 열보다 길어도 옆 열의 값을 가리지 않습니다. */
export const LongNumbers: Story = {
  name: '긴 숫자',
  tags: ['picture'],
  args: { items: [huge, ...members], itemId: ({ name }) => name },
  render: (args) => (
    <Stack gap="lg">
      <Table {...args} />
      <Table {...args} label="접힌 행" columns={foldedColumns} phone="folded" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const { parentElement } of canvas.getAllByText(/9원|99회/u)) {
      const text = document.createRange();
      text.selectNodeContents(parentElement!);
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        parentElement!.getBoundingClientRect().left,
      );
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
        parentElement!.getBoundingClientRect().right,
      );
    }
    await expectNoOverflow();
  },
};

/** 같은 표를 휴대폰에서 봅니다. */
export const LongNumbersPhone: Story = {
  ...LongNumbers,
  name: '휴대폰의 긴 숫자',
  globals: { viewport: { value: 'smallPhone' } },
};

/** 좁은 휴대폰에서 글자를 크게 해도 금액이 둘로 나뉘지 않고, 펼친 행의 조작도 화면 안에 있습니다. */
export const LargeTextPhone: Story = {
  name: '휴대폰의 큰 글자',
  args: {
    columns: [
      {
        id: 'date',
        header: '날짜',
        render: () => '2026. 11. 27.',
        isRowHeader: true,
        isPrimary: true,
      },
      { id: 'amount', header: '금액', render: () => '14,165,000원', foldedPlace: 'end' },
      roleColumn,
    ],
    phone: 'folded',
    isExpanded: () => true,
  },
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: () => {
    const page = document.documentElement;
    page.setAttribute(preferencesAttribute, preferences.largeText);
    return () => page.removeAttribute(preferencesAttribute);
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('14,165,000원')) {
      const text = document.createRange();
      text.selectNodeContents(amount);
      await expect(text.getClientRects()).toHaveLength(1);
    }
    await expect(canvas.getAllByRole('button', { name: '저장' })[0]).toBeVisible();
    await expectNoOverflow();
  },
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
    await userEvent.click(within(header('만료일')).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      id: 'expires',
      direction: 'ascending',
    });
    await expect(header('남은 횟수')).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header('이름')).getByRole('button'));
    await userEvent.keyboard(' ');
    await expect(namesIn(canvas)).toEqual(['이도현', '박서준', '김하늘']);
    await expect(header('이름')).toHaveAttribute('aria-sort', 'descending');
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
    await expect(canvas.getAllByText(/^\d+회$/u).map(({ textContent }) => textContent)).toEqual([
      '17회',
      '2회',
      '0회',
    ]);
    await expectNoOverflow();
  },
};

/** 정렬 순서는 표가 기억하고, 행은 화면이 그 순서대로 전달합니다(`onSortChange`). */
export const DefaultSort: Story = {
  name: '처음 순서',
  args: {
    columns: sortableColumns(columns),
    defaultSort: { id: 'name', direction: 'ascending' },
    onSortChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('columnheader', { name: '이름' });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(name).getByRole('button'));
    await expect(name).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'name', direction: 'descending' });
  },
};

const manyMembers = Array.from({ length: 40 }, (_, at) => ({
  ...members[at % members.length]!,
  phone: `010-0000-${String(at).padStart(4, '0')}`,
}));

/** 스크롤해도 열 이름이 페이지의 헤더 아래에 남고, 포커스를 받은 버튼을 가리지 않습니다. */
export const StickyHeader: Story = {
  name: '고정된 열 이름',
  parameters: { layout: 'fullscreen' },
  args: {
    columns: [...sortableColumns(columns), actionColumn],
    items: manyMembers,
    isHeaderSticky: true,
  },
  render: (args) => (
    <PageLayout
      header={<Header brand={{ name: 'BRAND', href: '#home' }} items={[]} />}
      footer={<Footer copyright="© 2026 BRAND" />}
    >
      <Page>
        <Panel title="담당 회원">
          <Table {...args} />
        </Panel>
      </Page>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    const rows = canvas.getAllByRole('row').slice(1);
    rows[20]!.scrollIntoView();
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    await waitFor(() =>
      expect(first!.getBoundingClientRect().top).toBeCloseTo(
        bottomOf(canvas.getByRole('banner')),
        -1,
      ),
    );
    await expect(bottomOf(first!)).toBeLessThan(200);
    within(rows[10]!).getByRole('button').focus();
    await expect(document.activeElement!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bottomOf(first!),
    );
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
    columns: [...columns, actionColumn],
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
  args: {
    items: [],
    emptyTitle: '담당 회원이 없습니다.',
    emptyAction: <Button variant="secondary">이용권 보기</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('담당 회원이 없습니다.')).toBeVisible();
    await expect(canvas.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '이용권 보기' })).toBeVisible();
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
};
