import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { ProgressRing } from './index.ts';

const meta = {
  title: '컴포넌트/ProgressRing',
  tags: ['autodocs'],
  component: ProgressRing,
  args: { value: 8, maxValue: 12, label: '남은 횟수' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 전체에서 얼마나 남았는지 고리와 숫자로 보여 줍니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '남은 횟수 12 중 8' })).toBeVisible();
  },
};

/** 숫자가 아닌 값(`NaN`)은 불러오는 중과 같이 숫자 없는 고리입니다. */
export const NotANumber: Story = {
  name: '숫자가 아닌 값',
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/NaN/u)).not.toBeInTheDocument();
  },
};

/** 크기별 고리와, 비어 있거나 가득 찬 고리입니다. 긴 숫자는 작아져서 고리 안에 들어갑니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Inline gap="sm">
      <ProgressRing {...args} size="lg" />
      <ProgressRing {...args} value={50} maxValue={50} />
      <ProgressRing {...args} value={1} />
      <ProgressRing {...args} value={0} />
      <ProgressRing {...args} value={0} maxValue={0} />
      <ProgressRing {...args} value={null} />
      <ProgressRing {...args} value={1_234_567} maxValue={9_999_999} size="lg" />
      <ProgressRing {...args} value={1_234_567} maxValue={9_999_999} size="sm" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(7);
    await expect(canvas.getByRole('img', { name: '남은 횟수 0 중 0' })).toBeVisible();
    for (const ring of canvas.getAllByRole('img')) {
      const { left, right, width } = ring.getBoundingClientRect();
      // The inner edge of the ring, in the units of the drawing.
      const inside = (width * 5.8) / 40;
      for (const figure of ring.querySelectorAll('text')) {
        await expect(figure.getBoundingClientRect().left).toBeGreaterThan(left + inside);
        await expect(figure.getBoundingClientRect().right).toBeLessThan(right - inside);
      }
    }
  },
};
