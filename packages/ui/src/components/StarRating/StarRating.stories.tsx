import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { StarRating } from './index.ts';

const meta = {
  title: '컴포넌트/StarRating',
  tags: ['autodocs'],
  component: StarRating,
  args: { onChange: fn() },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 처음에는 아무것도 선택하지 않은 상태이며, 눌러서 선택하고 화살표로 1점씩 이동합니다. 필수 여부를 읽지만, 레이블은 그대로입니다. */
export const Default: Story = {
  name: '기본',
  args: { isRequired: true },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: '별점' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    const stars = within(group).getAllByRole('radio');
    const names = stars.map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['1점', '2점', '3점', '4점', '5점']);
    for (const radio of stars) {
      await expect(radio).not.toBeChecked();
      await expectTouchTarget(radio);
    }
    await userEvent.click(stars[3]!);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(stars[2]).toBeChecked();
  },
};

/** 선택하지 않았을 때와 1점부터 5점까지입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" align="start">
      {[null, 1, 2, 3, 4, 5].map((value) => (
        <StarRating
          key={value}
          label={value === null ? '고르지 않음' : `${value}점을 고름`}
          defaultValue={value}
        />
      ))}
    </Stack>
  ),
};
