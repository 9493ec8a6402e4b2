import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
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
};

/** 저작권 다음에 문서와 설정의 링크가 옵니다. 작은 도구는 아래에 따로 놓입니다. */
export const WithLinks: Story = {
  name: '링크와 도구',
  tags: ['picture'],
  args: {
    children: (
      <Button variant="ghost" size="sm">
        초기화
      </Button>
    ),
    links: {
      label: '약관과 설정',
      items: [
        { label: '이용약관', href: '#terms' },
        { label: '개인정보 처리방침', href: '#privacy' },
        { label: '설정', href: '#settings' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const footer = canvas.getByRole('contentinfo');
    await expect(footer.textContent.startsWith(args.copyright)).toBe(true);
    const list = within(canvas.getByRole('list', { name: '약관과 설정' }));
    for (const link of list.getAllByRole('link')) await expectTouchTarget(link);
    await expect(list.getByRole('link', { name: '설정' })).toHaveAttribute('href', '#settings');
  },
};
