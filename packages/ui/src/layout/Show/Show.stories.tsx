import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forgetUser, rememberUser } from '../../../testing/known-user.ts';
import { Text } from '../../components/Text/index.ts';
import { Stack } from '../Stack/index.ts';
import { Show } from './index.ts';

const meta = {
  title: '컴포넌트/배치/Show',
  tags: ['autodocs'],
  component: Show,
  args: { above: 'tablet', children: null },
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 넓은 화면에 맞는 것만 보입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xs">
      <Show above="tablet">
        <Text>태블릿부터</Text>
      </Show>
      <Show above="desktop">
        <Text>데스크톱부터</Text>
      </Show>
      <Show below="tablet">
        <Text>태블릿보다 좁을 때</Text>
      </Show>
      <Show on="screen">
        <Text>화면에만</Text>
      </Show>
      <Show on="print">
        <Text>종이에만</Text>
      </Show>
    </Stack>
  ),
};

/** 휴대폰에 맞는 것만 보입니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};

/** 미리 만든 화면에서 누구인지 알기 전에, 로그인하지 않은 기기에만 보입니다. */
export const UnknownUser: Story = {
  name: '로그인하지 않은 기기',
  render: () => (
    <Show on="unknownUser">
      <Text>방문자의 자리</Text>
    </Show>
  ),
  beforeEach: rememberUser,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('방문자의 자리')).not.toBeVisible();
    forgetUser();
    await expect(canvas.getByText('방문자의 자리')).toBeVisible();
  },
};
