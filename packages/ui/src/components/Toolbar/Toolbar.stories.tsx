import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainButton } from '../PlainButton/index.ts';
import { Toolbar } from './index.ts';

const onReset = fn();

const meta = {
  title: '컴포넌트/Toolbar',
  tags: ['autodocs'],
  component: Toolbar,
  args: {
    label: '데모',
    children: (
      <>
        <PlainButton variant="ghost" size="sm" onPress={onReset}>
          초기화
        </PlainButton>
        <PlainButton variant="ghost" size="sm" onPress={fn()}>
          설정
        </PlainButton>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 묶음의 이름과 그 안의 도구입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  play: async ({ canvas }) => {
    const tools = within(canvas.getByRole('group', { name: '데모' }));
    await userEvent.click(tools.getByRole('button', { name: '초기화' }));
    await expect(onReset).toHaveBeenCalledOnce();
  },
};
