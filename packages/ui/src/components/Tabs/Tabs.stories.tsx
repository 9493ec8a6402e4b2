import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tabs } from './index.ts';

const contents: Record<string, string> = {
  passes: 'PT 24회 이용권이 17회 남았습니다.',
  attendance: '이번 달에 여섯 번 출석했습니다.',
  reviews: '작성한 후기가 없습니다.',
};

const meta = {
  title: '컴포넌트/Tabs',
  tags: ['autodocs'],
  component: Tabs<string>,
  args: {
    label: '내 기록',
    items: [
      { id: 'passes', label: '이용권' },
      { id: 'attendance', label: '출석' },
      { id: 'reviews', label: '후기' },
    ],
    children: (id) => <Text as="p">{contents[id]}</Text>,
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 처음에는 첫 탭의 내용이 보입니다. 탭을 누르면 그 내용으로 바뀝니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: '내 기록' })).toBeVisible();
    const selected = await canvas.findByRole('tab', { selected: true });
    await expect(selected).toHaveAccessibleName('이용권');
    const passes = canvas.getByRole('tabpanel', { name: '이용권' });
    await expect(passes).toHaveTextContent('17회 남았습니다.');
    const attendance = canvas.getByRole('tab', { name: '출석' });
    await expectTouchTarget(attendance);
    await userEvent.click(attendance);
    await expect(args.onChange).toHaveBeenLastCalledWith('attendance');
    await expect(canvas.getByRole('tabpanel', { name: '출석' })).toHaveTextContent('여섯 번');
    await expect(canvas.queryByText(/17회/u)).not.toBeInTheDocument();
  },
};

/** 화살표, Home, End로 탭을 선택하고, Tab을 누르면 내용으로 이동합니다. 키보드로도 마지막에서 처음으로 돌아갑니다. */
export const Keyboard: Story = {
  name: '키보드',
  args: { children: (id) => <TextField label={`${id} 메모`} /> },
  play: async ({ canvas, args }) => {
    const focus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus());
    await canvas.findByRole('tab', { name: '이용권' });
    await userEvent.tab();
    await focus('이용권');
    await userEvent.keyboard('{ArrowRight}');
    await focus('출석');
    await userEvent.keyboard('{End}');
    await focus('후기');
    await userEvent.keyboard('{ArrowRight}');
    await focus('이용권');
    await userEvent.keyboard('{ArrowLeft}');
    await focus('후기');
    await userEvent.keyboard('{Home}');
    await focus('이용권');
    await expect(args.onChange).toHaveBeenLastCalledWith('passes');
    await userEvent.tab();
    await expect(canvas.getByLabelText('passes 메모')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await focus('이용권');
  },
};

const months = Array.from({ length: 12 }, (_, index) => ({
  id: `${index + 1}`,
  label: `${index + 1}월`,
}));

/** 화면보다 길면 옆으로 스크롤합니다. 포커스한 탭은 가려지지 않습니다. */
export const ManyOnPhone: Story = {
  name: '휴대폰에서 많은 탭',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    label: '달',
    items: months,
    defaultValue: '6',
    children: (id) => <Text as="p">{id}월의 출석</Text>,
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const expectInside = (name: string) =>
      waitFor(async () => {
        const tab = canvas.getByRole('tab', { name, selected: true }).getBoundingClientRect();
        const { left, right } = list.getBoundingClientRect();
        // The end of a list with fractions of pixels is up to a pixel out of reach.
        await expect(tab.left).toBeGreaterThan(left - 1);
        await expect(tab.right).toBeLessThan(right + 1);
      });
    await canvas.findByRole('tab', { name: '6월' });
    await userEvent.tab();
    await expectInside('6월');
    await userEvent.keyboard('{End}');
    await expectInside('12월');
    await userEvent.keyboard('{Home}');
    await expectInside('1월');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <Tabs {...args} />
      <Tabs {...args} label="마지막 선택" defaultValue="reviews" />
      <Tabs
        {...args}
        label="긴 이름"
        items={[
          { id: 'passes', label: '가나다라마바사아자차카타파하'.repeat(6) },
          { id: 'attendance', label: '출석' },
        ]}
      />
    </Stack>
  ),
};
