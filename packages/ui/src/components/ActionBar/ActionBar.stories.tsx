import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { expectAbove } from '../../../testing/expectations.ts';
import { ActionBar, type ActionBarProps } from './index.ts';

const options = Array.from({ length: 24 }, (_, at) => ({
  id: `${at + 1}`,
  label: `${at + 1}개`,
}));

function Choice(props: ActionBarProps) {
  const [value, choose] = useState<string | null>(null);
  return (
    <ActionBar
      {...props}
      summary={
        value === null
          ? null
          : { title: `${value}개`, value: `${value},000원`, note: '배송비 포함' }
      }
    >
      <RadioGroup label="수량" variant="card" value={value} onChange={choose} items={options} />
    </ActionBar>
  );
}

const meta = {
  title: '컴포넌트/ActionBar',
  tags: ['autodocs'],
  component: ActionBar,
  args: {
    children: null,
    summary: null,
    placeholder: '수량을 고르면 금액이 여기에 표시됩니다.',
    actionLabel: '주문하기',
    onPress: fn(),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

// The parent of the button is its frame, which has no box.
const barOf = (canvas: Canvas) =>
  canvas.getByRole('button', { name: '주문하기' }).parentElement!.parentElement!;

/** 고르기 전후의 높이가 같고, 키보드로 고를 때도 항목이 바에 가려지지 않습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Choice {...args} />,
  play: async ({ canvas, args }) => {
    const bar = barOf(canvas);
    const { height, bottom } = bar.getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('radio', { name: '16개' }));
    await expect(canvas.getByText('16,000원')).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBe(height);
    for (let times = 0; times < 4; times += 1) await userEvent.keyboard('{ArrowDown}');
    const radio = canvas.getByRole('radio', { name: '20개' });
    await expect(radio).toHaveFocus();
    await expectAbove(radio, bar);
    await userEvent.click(canvas.getByRole('button', { name: '주문하기' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** 400%로 확대하면 바가 화면을 가리지 않고 내용과 함께 스크롤합니다. */
export const Zoomed: Story = {
  ...Phone,
  name: '400% 확대',
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(barOf(canvas)).position).toBe('static');
  },
};

const choice = { title: '3개', value: '3,000원', note: '배송비 포함' };

/** 고르기 전에는 버튼을 강조하지 않습니다. 선택한 항목 대신 누를 수 없는 이유를 보여 줍니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <ActionBar {...args}>아직 고르지 않은 것</ActionBar>
      <ActionBar {...args} summary={choice}>
        고른 것
      </ActionBar>
      <ActionBar {...args} summary={{ title: '3개' }} isPending>
        처리 중
      </ActionBar>
      <ActionBar {...args} summary={{ title: '2개' }} disabledReason="주문은 내일부터 받습니다.">
        누를 수 없는 것
      </ActionBar>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const [before, after, , disabled] = canvas.getAllByRole('button', { name: '주문하기' });
    await expect(before!.className).not.toBe(after!.className);
    await expect(disabled).toHaveAccessibleDescription('주문은 내일부터 받습니다.');
    await expect(canvas.queryByText('2개')).toBeNull();
    await userEvent.click(disabled!);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
