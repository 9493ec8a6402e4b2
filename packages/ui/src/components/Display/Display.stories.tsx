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

/** 제목으로 쓰면 스크린 리더가 제목으로 읽고, 장식용 번호는 읽지 않습니다. 줄바꿈을 그대로 표시합니다. */
export const Default: Story = {
  name: '기본',
  render: () => (
    <Stack gap="xs">
      <Display as="span" size="xl" color="accent" aria-hidden>
        01
      </Display>
      <Display level={1} size="display" wrap="lines" lang="en">
        {'MAKE YOUR DAY,\nMOVE EVERY DAY'}
      </Display>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', {
      level: 1,
      name: 'MAKE YOUR DAY, MOVE EVERY DAY',
    });
    const { fontSize } = getComputedStyle(title);
    const { height } = title.getBoundingClientRect();
    await expect(height / Number.parseFloat(fontSize)).toBeCloseTo(2 * 1.05, 1);
    await expect(canvas.getByText('01')).toHaveAttribute('aria-hidden', 'true');
  },
};

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
      <Display color="accent">02</Display>
    </Stack>
  ),
};
