import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { StarRating, type StarRatingProps } from './index.ts';

function Controlled(props: StarRatingProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <StarRating {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/StarRating',
  tags: ['autodocs'],
  component: StarRating,
  render: (args) => <Controlled {...args} />,
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 처음에는 아무것도 선택하지 않은 상태이며, 눌러서 선택합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const stars = within(canvas.getByRole('radiogroup', { name: '별점' }));
    const names = stars.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['1점', '2점', '3점', '4점', '5점']);
    for (const radio of stars.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
      await expectTouchTarget(radio);
    }
    await userEvent.click(stars.getByRole('radio', { name: '4점' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await expect(stars.getByRole('radio', { name: '4점' })).toBeChecked();
  },
};

/** 화살표로 1점씩 이동합니다. */
export const Keyboard: Story = {
  name: '키보드',
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3점' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('radio', { name: '2점' })).toBeChecked();
  },
};

/** 폼을 초기화하면 고르지 않은 처음 상태로 돌아갑니다. */
export const Reset: Story = {
  name: '초기화',
  render: (args) => (
    <Form aria-label="후기" onSubmit={() => undefined}>
      <Controlled {...args} />
      <Button type="reset">처음으로</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4점' }));
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() =>
      expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument(),
    );
  },
};

/** 필수 여부를 표시하고 읽지만, 레이블은 그대로입니다. */
export const Required: Story = {
  name: '필수',
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '별점' })).toHaveAttribute(
      'aria-required',
      'true',
    );
  },
};

/** 선택하지 않았을 때와 1점부터 5점까지입니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: ({ onChange }) => (
    <Stack gap="lg" align="start">
      {[null, 1, 2, 3, 4, 5].map((value) => (
        <Controlled
          key={value}
          label={value === null ? '고르지 않음' : `${value}점을 고름`}
          value={value}
          onChange={onChange}
        />
      ))}
    </Stack>
  ),
};
