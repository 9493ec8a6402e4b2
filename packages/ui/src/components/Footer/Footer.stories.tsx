import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Footer } from './index.ts';

const meta = {
  title: '컴포넌트/Footer',
  tags: ['autodocs'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { copyright: '© 2026 MAKE FIT. All rights reserved.' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(args.copyright);
  },
};

/** 작은 도구를 옆에 둘 수 있습니다. */
export const WithTool: Story = {
  name: '도구와 함께',
  tags: ['picture'],
  args: {
    children: (
      <Button variant="ghost" size="sm">
        초기화
      </Button>
    ),
  },
};
