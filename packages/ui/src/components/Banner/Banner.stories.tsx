import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Banner, type BannerProps } from './index.ts';

const meta = {
  title: '컴포넌트/Banner',
  tags: ['autodocs'],
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    tone: 'warning',
    children: '인터넷 연결이 끊겼습니다. 다시 연결되면 이어서 이용하실 수 있습니다.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

function Connection({ children, ...props }: BannerProps) {
  const [isOnline, setOnline] = useState(true);
  return (
    <>
      <Banner {...props}>{!isOnline && children}</Banner>
      <Button onPress={() => setOnline(!isOnline)}>끊고 잇기</Button>
    </>
  );
}

/** 알릴 일이 생기면 나타나고, 스크린 리더가 읽습니다. */
export const Default: Story = {
  name: '기본',
  render: (args) => <Connection {...args} />,
  play: async ({ canvas, args }) => {
    const banner = canvas.getByRole('status');
    await expect(banner.getBoundingClientRect().height).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: '끊고 잇기' }));
    await expect(banner).toHaveTextContent(String(args.children));
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md">
      <Banner {...args} tone="info" />
      <Banner {...args} />
      <Banner {...args} tone="danger" role="alert" />
      <Banner tone="danger" position="bottom">
        어떤 일도 할 수 없습니다.
      </Banner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const bottom = canvas.getByText('어떤 일도 할 수 없습니다.').closest('[role]');
    await expect(bottom?.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

/** 400%로 확대한 것처럼 낮은 화면에서는 내용을 가리지 않습니다. */
export const Low: Story = {
  name: '낮은 화면',
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  args: { position: 'bottom' },
};
