import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Table, type TableColumn, type TableProps } from '../Table/index.ts';
import { DataBar } from './index.ts';

const meta = {
  title: '컴포넌트/DataBar',
  tags: ['autodocs'],
  component: DataBar,
  args: { value: 32, maxValue: 64, children: '32회', note: '+5' },
} satisfies Meta<typeof DataBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const rectsOf = (element: Element) => [...element.querySelectorAll('rect')];
const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** 막대의 길이는 가장 큰 값에 대한 비율입니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'sessions', 'data-testid': 'sessions' },
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('sessions');
    await expect(bar).toHaveAttribute('id', 'sessions');
    const [, filled] = rectsOf(bar);
    await expect(widthOf(filled!) / widthOf(filled!.parentElement!)).toBeCloseTo(0.5);
    await expect(bar.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull();
  },
};

/** 모르는 값과 합계에는 막대가 없고, 0에는 빈 막대가 있습니다. 범위를 벗어난 값은 비었거나 가득 찬 것으로 보여 줍니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md" maxWidth="sm">
      <DataBar value={64} maxValue={64} note="+12">
        64회
      </DataBar>
      <DataBar value={32} maxValue={64} note="−2">
        32회
      </DataBar>
      <DataBar value={1} maxValue={64} note="지난달과 같음">
        1회
      </DataBar>
      <DataBar value={0} maxValue={64} note="지난달 자료 없음">
        0회
      </DataBar>
      <DataBar value={null} maxValue={64}>
        –
      </DataBar>
      <DataBar value={100} maxValue={64}>
        100회
      </DataBar>
      <DataBar value={-5} maxValue={0} note={<Skeleton sampleText="+12" />}>
        −5회
      </DataBar>
      <DataBar value={12_345} maxValue={12_345} note="지난달 1,234,567,890회">
        1,234,567,890회
      </DataBar>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const rectsBelow = (figure: string) =>
      rectsOf(canvas.getByText(figure).parentElement!.parentElement!);
    const figures = ['64회', '1회', '0회', '–', '100회', '−5회'];
    await expect(figures.map((figure) => rectsBelow(figure).length)).toEqual([2, 2, 1, 0, 2, 1]);
    const [, filled] = rectsBelow('100회');
    await expect(widthOf(filled!)).toBeCloseTo(widthOf(filled!.parentElement!));
    await expectNoOverflow();
  },
};

type Trainer = { name: string; phone: string; members: number; sessions: number };

const trainers: readonly Trainer[] = [
  { name: '강민준', phone: '010-2345-6789', members: 8, sessions: 32 },
  { name: '이서연', phone: '010-3456-7890', members: 19, sessions: 64 },
  { name: '박도윤', phone: '010-4567-8901', members: 0, sessions: 5 },
];

const barColumn = (
  id: 'members' | 'sessions',
  header: string,
  unit: string,
  foldedPlace: 'line' | 'end',
): TableColumn<Trainer> => ({
  id,
  header,
  align: 'end',
  foldedPlace,
  render: (trainer) => (
    <DataBar
      value={trainer[id]}
      maxValue={Math.max(...trainers.map((each) => each[id]))}
      note={`+${trainer[id]}`}
    >{`${trainer[id]}${unit}`}</DataBar>
  ),
  skeleton: (
    <DataBar value={null} maxValue={0}>
      <Skeleton sampleText={`10${unit}`} />
    </DataBar>
  ),
});

const table: TableProps<Trainer> = {
  label: '직원',
  columns: [
    { id: 'name', header: '이름', isRowHeader: true, isPrimary: true, render: ({ name }) => name },
    { id: 'phone', header: '연락처', render: ({ phone }) => phone },
    barColumn('members', '회원', '명', 'line'),
    barColumn('sessions', '수업', '회', 'end'),
  ],
  items: trainers,
  itemId: ({ phone }) => phone,
  state: { status: 'ready' },
  emptyText: '조회된 데이터가 없습니다.',
  phone: 'folded',
};

/** 한 열의 막대는 같은 자리에서 시작하고, 가장 큰 값이 칸을 채웁니다. 스크린 리더는 숫자와 참고만 읽습니다. */
export const InTable: Story = {
  name: '표',
  tags: ['picture'],
  render: () => <Table {...table} />,
  play: async ({ canvas }) => {
    const cells = ['+8 8명', '+19 19명', '+0 0명'].map((text) => {
      const [note, figure] = text.split(' ');
      return canvas.getByRole('cell', { name: `${figure} ${note}` });
    });
    const [small, highest, none] = cells.map((cell) => rectsOf(cell));
    await expect(widthOf(small![1]!) / widthOf(highest![1]!)).toBeCloseTo(8 / 19);
    await expect(none).toHaveLength(1);
    const starts = [small, highest, none].map((rects) => rects![0]!.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** 접힌 행에서는 막대가 위아래로 나란합니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  render: () => <Table {...table} />,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /이서연/u }));
    const tracks = row.getAllByRole('cell').flatMap((cell) => rectsOf(cell).slice(0, 1));
    const [members, sessions] = tracks.map((track) => track.getBoundingClientRect());
    await expect([members?.left, members?.width]).toEqual([sessions?.left, sessions?.width]);
    await expect(members?.top).toBeGreaterThan(sessions?.bottom ?? 0);
    await expectNoOverflow();
  },
};

/** 불러오는 동안에도 행의 높이가 같습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  globals: { viewport: { value: 'smallPhone' } },
  render: () => (
    <Stack gap="md">
      <Table {...table} label="불러온 표" />
      <Table {...table} state={{ status: 'loading' }} skeletonRows={3} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  },
};
