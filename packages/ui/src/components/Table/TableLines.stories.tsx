import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Member, memberColumns, members } from '../../../testing/member-table.tsx';
import { Badge } from '../Badge/index.ts';
import type { ReactNode } from 'react';
import { Table, TableLines, type TableProps } from './index.ts';

const meta = {
  title: '컴포넌트/TableLines',
  tags: ['autodocs'],
  component: Table<Member>,
  subcomponents: { TableLines },
  args: {
    label: '담당 회원',
    columns: memberColumns,
    items: members,
    itemId: ({ phone }) => phone,
    state: { status: 'ready' },
    emptyText: '조회된 데이터가 없습니다.',
  },
} satisfies Meta<TableProps<Member>>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** 한 셀에 값이 여럿이면 옆 열과 높이를 맞춥니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: {
    columns: [
      memberColumns[0]!,
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
