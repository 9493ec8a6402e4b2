import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Link } from '../Link/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { expectAbove } from '../../../testing/expectations.ts';
import { FloatingAction } from './index.ts';

const lines = Array.from({ length: 40 }, (_, index) => `${index + 1}째 줄`);

const meta = {
  title: '컴포넌트/FloatingAction',
  tags: ['autodocs'],
  component: FloatingAction,
  args: { children: <LinkButton href="#join">함께하기</LinkButton> },
  render: (args) => (
    <Stack gap="sm" align="start">
      {lines.map((line) => (
        <Link key={line} href="#line">
          {line}
        </Link>
      ))}
      <FloatingAction {...args} />
    </Stack>
  ),
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof FloatingAction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 항상 보이며, 끝까지 스크롤해도 마지막 줄을 가리지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: '함께하기' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expectAbove(canvas.getByText('40째 줄'), action);
    window.scrollTo(0, 0);
  },
};

/** 휴대폰에서는 화면 너비만큼 넓습니다. */
export const Phone: Story = {
  ...AllVariants,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
};

/** Tab으로 옮긴 포커스도 버튼 아래에 숨지 않습니다. */
export const Keyboard: Story = {
  name: '키보드',
  tags: ['rule:screen:home.join'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: '함께하기' });
    for (const line of lines) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: line });
      await expect(link).toHaveFocus();
      await expectAbove(link, action);
    }
  },
};

/** 400%로 확대한 것처럼 낮은 화면에서는 내용을 가리지 않고 끝에 놓입니다. */
export const Low: Story = {
  name: '낮은 화면',
  globals: { viewport: { value: 'zoomed' } },
  play: ({ canvas }) =>
    expectAbove(canvas.getByText('40째 줄'), canvas.getByRole('link', { name: '함께하기' })),
};
