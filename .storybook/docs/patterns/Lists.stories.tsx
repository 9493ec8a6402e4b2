import { Badge } from '@fitness/ui/Badge';
import { Stack } from '@fitness/ui/layout/Stack';
import { Pagination } from '@fitness/ui/Pagination';
import { sortRows, Table, type TableColumn, type TableSort } from '@fitness/ui/Table';
import { TextField } from '@fitness/ui/TextField';
import { formatDate, formatPhone } from '@fitness/web/lib/format.ts';
import { pageOf } from '@fitness/web/lib/list/list-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const description = `
- 표에는 **현재 페이지의 행만** 전달합니다. 검색과 페이지 나누기는 표 밖에서 처리합니다. 한 페이지에 10행, 리뷰는 5개씩 보여 줍니다.
- 행의 순서는 서버가 준 그대로입니다. 열 이름으로 정렬하게 하려면 **모든 행을** 정렬한 다음 페이지로 나눕니다.
- 휴대폰에서는 행마다 카드로 바뀌고, 열 이름은 값 옆에 표시합니다.
- 불러오는 중에는 실제 내용과 같은 높이의 스켈레톤을, 데이터가 없으면 정해진 문구를, 불러오기에 실패하면 **다시 시도** 버튼을 함께 보여 줍니다.
- 챙겨야 할 항목(만료, 0회)은 문구와 색으로 함께 표시합니다.
`;

type Member = { id: number; name: string; ph: string; left: number; expires: string };

const members: Member[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `${'김이박최정'[index % 5]}하늘${index + 1}`,
  ph: `0102345${String(6000 + index)}`,
  left: (index * 5) % 13,
  expires: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
}));

const columns: TableColumn<Member>[] = [
  {
    id: 'name',
    header: '이름',
    render: ({ name }) => name,
    isRowHeader: true,
    isSortable: true,
  },
  { id: 'ph', header: '연락처', render: ({ ph }) => formatPhone(ph) },
  {
    id: 'left',
    header: '남은 횟수',
    align: 'end',
    isSortable: true,
    render: ({ left }) => (left === 0 ? <Badge tone="danger">0회</Badge> : `${left}회`),
  },
  {
    id: 'expires',
    header: '만료일',
    align: 'end',
    isSortable: true,
    render: ({ expires }) => formatDate(expires),
  },
];

const sortValues = {
  name: ({ name }: Member) => name,
  left: ({ left }: Member) => left,
  expires: ({ expires }: Member) => expires,
};

function MemberList({ rows }: { rows: readonly Member[] }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort | null>(null);
  const found = sortRows(
    rows.filter(({ name }) => name.includes(search)),
    sort,
    sortValues,
  );
  const { rows: pageRows, pageCount } = pageOf(found, page, 10);
  return (
    <Stack gap="md">
      <TextField
        label="이름 검색"
        type="search"
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Table
        label="회원"
        columns={columns}
        items={pageRows}
        itemId={({ id }) => String(id)}
        state={{ status: 'ready' }}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          setPage(1);
        }}
        emptyText={search === '' ? '조회된 데이터가 없습니다.' : '검색 결과가 없습니다.'}
      />
      {pageCount > 1 && <Pagination value={page} pageCount={pageCount} onChange={setPage} />}
    </Stack>
  );
}

const meta = {
  title: '패턴/목록',
  tags: ['autodocs'],
  component: MemberList,
  parameters: { docs: { description: { component: description } } },
  args: { rows: members },
} satisfies Meta<typeof MemberList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 페이지를 넘긴 뒤 검색하면 첫 페이지부터 보여 줍니다. */
export const SearchAndPages: Story = {
  name: '검색과 페이지 이동',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await expect(canvas.getByRole('rowheader', { name: '김하늘11' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('이름 검색'), '없음');
    await expect(canvas.getByText('검색 결과가 없습니다.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('이름 검색'));
    await userEvent.type(canvas.getByLabelText('이름 검색'), '이하늘');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** 정렬은 모든 페이지에 적용하고, 첫 페이지부터 보여 줍니다. */
export const Sorting: Story = {
  name: '정렬',
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await userEvent.click(canvas.getByRole('button', { name: '이름' }));
    await expect(names().slice(0, 3)).toEqual(['김하늘1', '김하늘6', '김하늘11']);
    await userEvent.click(canvas.getByRole('button', { name: '이름' }));
    await expect(names().slice(0, 3)).toEqual(['최하늘19', '최하늘14', '최하늘9']);
    await expect(canvas.getAllByRole('button', { current: 'page' })[0]).toHaveTextContent('1');
  },
};

/** 휴대폰에서는 행마다 카드로 보여 줍니다. */
export const Cards: Story = {
  name: '휴대폰의 카드',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '김하늘1' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
