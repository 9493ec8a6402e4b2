import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tabs, type TabsProps } from './index.ts';

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
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('이용권');
    const passes = canvas.getByRole('tabpanel', { name: '이용권' });
    await expect(passes).toHaveTextContent('17회 남았습니다.');
    const attendance = canvas.getByRole('tab', { name: '출석' });
    await expectTouchTarget(attendance);
    await userEvent.click(attendance);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
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

function Controlled(props: TabsProps) {
  const [value, setValue] = useState('reviews');
  return (
    <Stack gap="md">
      <Tabs {...props} value={value} onChange={setValue} />
      <Button variant="secondary" onPress={() => setValue('passes')}>
        이용권 보기
      </Button>
    </Stack>
  );
}

/** 밖에서 탭을 변경할 수 있습니다. */
export const ControlledValue: Story = {
  name: '밖에서 변경',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: '후기' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '출석' }));
    await expect(canvas.getByRole('tabpanel', { name: '출석' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '이용권 보기' }));
    await expect(canvas.getByRole('tabpanel', { name: '이용권' })).toBeVisible();
  },
};

/** 선택한 탭이 없어지거나 없는 탭을 가리키면 첫 탭을 선택합니다. */
export const UnknownTab: Story = {
  name: '없는 탭',
  render: function WithoutReviews(args) {
    const [items, setItems] = useState(args.items);
    return (
      <Stack gap="md">
        <Tabs {...args} items={items} />
        <Button onPress={() => setItems(items.slice(0, 2))}>후기 지우기</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '후기' }));
    await userEvent.click(canvas.getByRole('button', { name: '후기 지우기' }));
    await expect(canvas.getByRole('tabpanel', { name: '이용권' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: '이용권', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: '출석' })).toBeVisible();
  },
};

const months = Array.from({ length: 12 }, (_, index) => ({
  id: `${index + 1}`,
  label: `${index + 1}월`,
}));

/** 화면보다 길면 옆으로 스크롤하고 더 있는 쪽이 흐려집니다. 선택하거나 포커스한 탭은 가려지지 않습니다. */
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
    const expectMore = (before: boolean, after: boolean) =>
      waitFor(() =>
        expect([
          list.hasAttribute('data-more-before'),
          list.hasAttribute('data-more-after'),
        ]).toEqual([before, after]),
      );
    await expectInside('6월');
    await expectMore(true, true);
    await userEvent.click(canvas.getByRole('tab', { name: '6월' }));
    await userEvent.keyboard('{End}');
    await expectInside('12월');
    await expectMore(true, false);
    await userEvent.keyboard('{Home}');
    await expectInside('1월');
    await expectMore(false, true);
    for (let month = 2; month <= 6; month += 1) {
      await userEvent.keyboard('{ArrowRight}');
      await expectInside(`${month}월`);
    }
    await expectMore(true, true);
    await expectNoOverflow();
  },
};

/** 모두 보이면 흐려지는 곳이 없습니다. */
export const Few: Story = {
  name: '모두 보일 때',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list).not.toHaveAttribute('data-more-before');
    await expect(list).not.toHaveAttribute('data-more-after');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <Tabs {...args} id="records" data-testid="records" />
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
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('records')).toHaveAttribute('id', 'records');
    await expectNoOverflow();
  },
};
