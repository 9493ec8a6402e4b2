import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { CountFilter, type CountFilterProps } from './index.ts';

function Controlled(props: CountFilterProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <CountFilter {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/CountFilter',
  tags: ['autodocs'],
  component: CountFilter<string>,
  render: (args) => <Controlled {...args} />,
  args: {
    label: '진행 상태',
    items: [
      { id: 'all', label: '전체', count: '128건' },
      { id: 'today', label: '오늘 마감', count: '3건' },
      { id: 'week', label: '7일 이내 마감', count: '12건' },
      { id: 'month', label: '30일 이내 마감', count: '41건' },
      { id: 'unassigned', label: '담당자 없음', count: '5건' },
      { id: 'late', label: '기한 지남', count: '0건' },
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof CountFilter<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (buttons: readonly HTMLElement[]) =>
  new Set(buttons.map((button) => button.getBoundingClientRect().top)).size;

/** 건수를 함께 읽고, 누른 조건 하나가 선택됩니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: '진행 상태' });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('전체 128건');
    await userEvent.click(canvas.getByRole('button', { name: '7일 이내 마감 12건' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('week');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      '30일 이내 마감 41건',
    );
  },
};

/** 휴대폰에서는 세 개씩 놓입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: 'week' },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(rowsOf(buttons)).toBe(2);
    for (const button of buttons) await expectTouchTarget(button);
    await expectNoOverflow();
  },
};

/** 건수를 아직 몰라도 자리는 그대로입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { value: 'week' },
  render: (args) => (
    <Stack gap="lg">
      <Controlled {...args} />
      <Controlled
        {...args}
        label="불러오는 중"
        items={args.items.map((item) => ({ ...item, count: null }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [known, unknown] = canvas.getAllByRole('group');
    await expect(known!.clientHeight).toBe(unknown!.clientHeight);
    await expect(rowsOf(canvas.getAllByRole('button'))).toBe(2);
  },
};
