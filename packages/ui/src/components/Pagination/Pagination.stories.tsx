import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rightToLeft } from '../../../testing/right-to-left.tsx';
import {
  expectNoOverflow,
  expectPointsLeft,
  expectTouchTarget,
} from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Pagination, type PaginationProps } from './index.ts';

function Controlled(props: PaginationProps) {
  const [page, onPageChange] = useControlled(props.value, props.onChange);
  return <Pagination {...props} value={page} onChange={onPageChange} />;
}

const meta = {
  title: '컴포넌트/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  render: (args) => <Controlled {...args} />,
  args: { value: 1, pageCount: 5, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is announced as disabled and keeps the focus. */
const expectDisabled = (button: HTMLElement) =>
  expect(button).toHaveAttribute('aria-disabled', 'true');

/** 번호와 이전, 다음으로 이동하고, 양 끝에서는 더 이동할 수 없습니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const pages = within(canvas.getByRole('navigation', { name: '페이지' }));
    await expectDisabled(pages.getByRole('button', { name: '이전' }));
    await userEvent.click(pages.getByRole('button', { name: '다음' }));
    await expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('button', { name: '5' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expectDisabled(pages.getByRole('button', { name: '다음' }));
    await userEvent.click(pages.getByRole('button', { name: '이전' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    for (const button of pages.getAllByRole('button')) await expectTouchTarget(button);
  },
};

/** 현재 페이지를 관리하지 않으면 스스로 기억합니다. */
export const Uncontrolled: Story = {
  name: '처음 페이지만 정할 때',
  render: ({ onChange }) => <Pagination pageCount={5} defaultValue={2} onChange={onChange} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    const current = canvas.getByRole('button', { name: '3' });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

/** 페이지가 많으면 처음과 끝, 현재 페이지 주변만 보여 줍니다. */
export const Many: Story = {
  name: '페이지가 많을 때',
  tags: ['picture'],
  args: { value: 10, pageCount: 128 },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('button').map((button) => button.textContent.trim());
    await expect(numbers).toEqual(['이전', '1', '8', '9', '10', '11', '12', '128', '다음']);
  },
};

/** 한 페이지뿐이면 이동할 수 없습니다. */
export const Single: Story = {
  name: '한 페이지',
  tags: ['picture'],
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expectDisabled(canvas.getByRole('button', { name: '이전' }));
    await expectDisabled(canvas.getByRole('button', { name: '다음' }));
    await expect(canvas.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
  },
};

/** 양 끝에 닿아도 포커스는 누르던 버튼에 남고, 더 눌러도 이동하지 않습니다. */
export const Keyboard: Story = {
  name: '키보드',
  args: { value: 4 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: '다음' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expectDisabled(next);
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** 없는 페이지를 받으면 가장 가까운 페이지를 현재 페이지로 보여 줍니다. */
export const OutOfRange: Story = {
  name: '없는 페이지',
  args: { value: 50 },
  play: async ({ canvas, args }) => {
    const last = canvas.getByRole('button', { name: '5' });
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expectDisabled(canvas.getByRole('button', { name: '다음' }));
    await userEvent.click(canvas.getByRole('button', { name: '이전' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** 휴대폰에서는 한 줄에 들어가는 만큼만 보여 줍니다. */
export const Phone: Story = {
  ...Many,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('button').map((button) => button.textContent.trim());
    await expect(numbers).toEqual(['이전', '1', '10', '128', '다음']);
    await expectNoOverflow();
  },
};

/** 오른쪽에서 왼쪽으로 쓰는 언어에서는 화살표도 읽는 방향을 따릅니다. */
export const RightToLeft: Story = {
  name: '오른쪽에서 왼쪽으로',
  tags: ['picture'],
  args: { value: 2 },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    await expectPointsLeft(canvas.getByRole('button', { name: '다음' }));
  },
};
