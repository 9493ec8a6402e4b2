import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SummaryStrip } from '../../components/SummaryStrip/index.ts';
import { forgetUser, rememberUser } from '../../../testing/known-user.ts';
import { SignedInSpace } from './index.ts';

const meta = {
  title: '컴포넌트/배치/SignedInSpace',
  tags: ['autodocs'],
  component: SignedInSpace,
  parameters: { layout: 'fullscreen' },
  args: {
    'data-testid': 'space',
    children: (
      <SummaryStrip
        label="나의 일정"
        items={[
          { label: '다음 회의', value: '오늘 15:00 김하늘' },
          { label: '남은 일', value: '7개' },
        ]}
        action={
          <LinkButton href="#calendar" variant="secondary" size="sm">
            일정 보기
          </LinkButton>
        }
      />
    ),
  },
} satisfies Meta<typeof SignedInSpace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 내용이 와도 높이가 그대로입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <>
      <SignedInSpace {...args} />
      <SignedInSpace data-testid="empty" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const id of ['space', 'empty']) await expect(canvas.getByTestId(id).clientHeight).toBe(80);
  },
};

/** 휴대폰에서도 120px를 넘지 않습니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [filled, empty] = ['space', 'empty'].map((id) => canvas.getByTestId(id).clientHeight);
    await expect([filled, empty]).toEqual([112, 112]);
  },
};

/** 누구인지 알기 전에는 로그인한 기기에서만 자리가 있습니다. */
export const Provisional: Story = {
  name: '아직 누구인지 모를 때',
  args: { isProvisional: true, children: null },
  beforeEach: rememberUser,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('space')).toBeVisible();
    forgetUser();
    await expect(canvas.getByTestId('space')).not.toBeVisible();
  },
};
