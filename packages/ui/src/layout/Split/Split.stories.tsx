import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Split } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Split',
  tags: ['autodocs'],
  component: Split,
  args: { children: null },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (name: string) => (
  <Stack gap="xs" align="start">
    <Badge tone="info">{name}</Badge>
    <Text color="muted">
      두 덩어리는 읽는 차례대로 나란히 서고, 좁은 화면에서는 같은 차례로 위아래에 섭니다.
    </Text>
  </Stack>
);
const parts = [part('첫째'), part('둘째'), part('셋째')].map((child, at) => (
  <div key={at}>{child}</div>
));

/** 셋째 영역은 첫째 영역 아래에 놓입니다. */
export const Three: Story = {
  name: '기본',
  args: { children: parts },
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = ['첫째', '둘째', '셋째'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeGreaterThan(first!.right);
    await expect(third!.left).toBe(first!.left);
    await expect(third!.top).toBeGreaterThan(first!.bottom);
    // A third row would leave a gap below the third child.
    const { gridTemplateRows } = getComputedStyle(canvasElement.firstElementChild!);
    await expect(gridTemplateRows.split(' ')).toHaveLength(2);
  },
};

/** 좁은 화면에서는 순서대로 위아래에 놓입니다. */
export const Phone: Story = {
  ...Three,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = ['첫째', '둘째', '셋째'].map(
      (name) => canvas.getByText(name).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(new Set(tops).size).toBe(3);
  },
};

const four = [...parts, <div key="넷째">{part('넷째')}</div>];

const boxesOf = (canvas: { getByText: (name: string) => HTMLElement }, names: readonly string[]) =>
  names.map((name) => canvas.getByText(name).getBoundingClientRect());

/** 한 열에 두 영역씩 놓고 두 열의 행을 맞춥니다. */
export const Rows: Story = {
  name: '두 행',
  args: { children: four, rows: 2, columns: '2:1', align: 'stretch' },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = boxesOf(canvas, ['첫째', '둘째', '셋째', '넷째']);
    await expect(second!.left).toBe(first!.left);
    await expect(fourth!.left).toBe(third!.left);
    await expect(third!.left).toBeGreaterThan(first!.right);
    await expect(third!.top).toBe(first!.top);
    await expect(fourth!.top).toBe(second!.top);
  },
};

/** 셋이면 둘째 영역이 아래 행을 모두 차지합니다. */
export const RowsOfThree: Story = {
  name: '두 행에 세 영역',
  args: { ...Rows.args, children: parts },
  play: async ({ canvas }) => {
    const [first, second, third] = boxesOf(canvas, ['첫째', '둘째', '셋째']);
    await expect(third!.top).toBe(first!.top);
    await expect(second!.left).toBe(first!.left);
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    const [above, below] = ['셋째', '둘째'].map((name) =>
      canvas.getByText(name).parentElement!.parentElement!.getBoundingClientRect(),
    );
    await expect(below!.right).toBe(above!.right);
  },
};

export const RowsPhone: Story = {
  ...Rows,
  name: '두 행, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = boxesOf(canvas, ['첫째', '둘째', '셋째', '넷째']).map(({ top }) => top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(new Set(tops).size).toBe(4);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack dividers="lg">
      {(['1:1', '2:1', '7:5', 'md:fill', 'fill:xl', 'reading:fill'] as const).map((columns) => (
        <Split key={columns} columns={columns}>
          {part(columns)}
          {part('둘째')}
        </Split>
      ))}
      <Split columns="2:1" rows={2} align="stretch">
        {four}
      </Split>
    </Stack>
  ),
};
