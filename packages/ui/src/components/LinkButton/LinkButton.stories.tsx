import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { LinkButton } from './index.ts';

const meta = {
  title: '컴포넌트/LinkButton',
  tags: ['autodocs'],
  component: LinkButton,
  args: { href: '#membership', children: '멤버십 가입하기' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 버튼처럼 보이지만 다른 화면으로 이동하는 링크입니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '멤버십 가입하기' });
    await expect(link).toHaveAttribute('href', '#membership');
    await expectTouchTarget(link);
  },
};

/** 빨간색은 화면의 가장 중요한 다음 단계 하나에만 씁니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" align="start">
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <Inline key={variant} gap="sm">
          <LinkButton {...args} variant={variant} />
          <LinkButton {...args} variant={variant} size="sm">
            작게
          </LinkButton>
        </Inline>
      ))}
      <LinkButton {...args} isFullWidth />
    </Stack>
  ),
};
