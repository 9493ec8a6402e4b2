import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { ProgressBar } from './index.ts';

const meta = {
  title: '컴포넌트/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: '사진 올리기', value: 30 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 지정하지 않으면 백분율로 보여 주고 읽습니다. 개수를 아는 작업은 개수로 보여 주고 읽습니다. 범위를 벗어난 값은 비었거나 가득 찬 것으로 보여 줍니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <ProgressBar {...args} label="없음" value={0} />
      <ProgressBar {...args} label="조금" value={1} />
      <ProgressBar {...args} label="개수" value={3} maxValue={12} valueText="12개 중 3개" />
      <ProgressBar {...args} label="완료" tone="success" value={120} />
      <ProgressBar {...args} label="할 것이 없음" value={0} maxValue={0} valueText="0개" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = (name: string) => canvas.getByRole('progressbar', { name });
    await expect(bar('조금')).toHaveAttribute('aria-valuetext', '1%');
    await expect(bar('개수')).toHaveAttribute('aria-valuemax', '12');
    await expect(bar('개수')).toHaveAttribute('aria-valuetext', '12개 중 3개');
    await expect(bar('완료')).toHaveAttribute('aria-valuenow', '100');
    await expect(bar('할 것이 없음')).toHaveAttribute('aria-valuenow', '0');
  },
};
