import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Display } from './index.ts';

const meta = {
  title: '컴포넌트/Display',
  tags: ['autodocs'],
  component: Display,
  args: { children: 'MAKE YOUR BODY' },
} satisfies Meta<typeof Display>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 제목으로 쓰면 스크린 리더가 제목으로 읽고, 장식용 번호는 읽지 않습니다. 줄바꿈을 그대로 표시합니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="md">
      {(['sm', 'xl', 'title', 'display'] as const).map((size) => (
        <Display key={size} size={size}>
          MAKE YOUR BODY 01
        </Display>
      ))}
      <Display as="span" size="xl" color="accent" aria-hidden>
        02
      </Display>
      <Display level={1} size="display" wrap="lines" lang="en">
        {'MAKE YOUR DAY,\nMOVE EVERY DAY'}
      </Display>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName('MAKE YOUR DAY, MOVE EVERY DAY');
    await expect(canvas.getByText('02')).toHaveAttribute('aria-hidden', 'true');
  },
};
