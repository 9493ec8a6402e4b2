import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Pagination } from './index.ts';

const meta = {
  title: '컴포넌트/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: { defaultValue: 1, pageCount: 5, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 번호와 이전, 다음으로 이동합니다. 양 끝에 닿으면 더 이동할 수 없고, 포커스는 누르던 버튼에 남습니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const pages = within(canvas.getByRole('navigation', { name: '페이지' }));
    const [previous, next] = ['이전', '다음'].map((name) => pages.getByRole('button', { name }));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next!);
    await expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('button', { name: '4' }));
    next!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.click(previous!);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    for (const button of pages.getAllByRole('button')) await expectTouchTarget(button);
  },
};

/** 페이지가 많으면 처음과 끝, 현재 페이지 주변만 보여 줍니다. */
export const Many: Story = {
  name: '페이지가 많을 때',
  tags: ['picture'],
  args: { defaultValue: 10, pageCount: 128 },
};

/** 한 페이지뿐이면 이동할 수 없습니다. */
export const Single: Story = {
  name: '한 페이지',
  tags: ['picture'],
  args: { pageCount: 1 },
};

/** 휴대폰에서는 한 줄에 들어가는 만큼만 보여 줍니다. */
export const Phone: Story = {
  ...Many,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
};
