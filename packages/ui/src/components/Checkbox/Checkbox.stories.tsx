import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

const meta = {
  title: '컴포넌트/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: '이벤트 소식을 받습니다', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 상자와 레이블 어디를 눌러도, Space를 눌러도 바뀝니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'news', 'data-testid': 'news' },
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: '이벤트 소식을 받습니다' });
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).toHaveAttribute('id', 'news');
    await expect(canvas.getByTestId('news')).toContainElement(checkbox);
    await expectTouchTarget(checkbox);
    await userEvent.click(canvas.getByText('이벤트 소식을 받습니다'));
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** 값을 직접 관리하면 전달한 값만 보여 줍니다. */
export const Controlled: Story = {
  name: '직접 관리',
  args: { isSelected: true },
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(checkbox).toBeChecked();
  },
};

/** 오류를 상자와 함께 읽고, 필수 표시는 이름에 포함하지 않습니다. */
export const Invalid: Story = {
  name: '오류',
  args: { label: '약관에 동의합니다', isRequired: true, error: '약관에 동의해주세요.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: '약관에 동의합니다' });
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toBeRequired();
    await expect(checkbox).toHaveAccessibleDescription('약관에 동의해주세요.');
  },
};

/** 변경할 수 없는 이유를 아래에 보여 주고 함께 읽습니다. */
export const Disabled: Story = {
  name: '변경할 수 없음',
  args: { defaultSelected: true, disabledReason: '결제한 다음에는 변경할 수 없습니다.' },
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBeDisabled();
    await expect(checkbox).toHaveAccessibleDescription('결제한 다음에는 변경할 수 없습니다.');
    await userEvent.click(canvas.getByText('이벤트 소식을 받습니다'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Rows({ onChange }: CheckboxProps) {
  const [selected, setSelected] = useState([true, false]);
  const areAll = selected.every(Boolean);
  return (
    <Stack gap="xs">
      <Checkbox
        label="모든 회원"
        isSelected={areAll}
        isIndeterminate={!areAll && selected.some(Boolean)}
        onChange={(isSelected) => {
          onChange?.(isSelected);
          setSelected(selected.map(() => isSelected));
        }}
      />
      {['김하늘', '이서연'].map((name, at) => (
        <Checkbox
          key={name}
          label={name}
          isLabelHidden
          isSelected={selected[at]!}
          onChange={(isSelected) => setSelected(selected.with(at, isSelected))}
        />
      ))}
    </Stack>
  );
}

/** 일부만 골랐으면 가로줄로 보여 주고 일부 선택으로 읽으며, 누르면 모두 고릅니다. */
export const Indeterminate: Story = {
  name: '일부 선택',
  render: (args) => <Rows {...args} />,
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '모든 회원' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    const hidden = canvas.getByRole('checkbox', { name: '이서연' });
    await expectTouchTarget(hidden);
    await userEvent.click(hidden);
    await expect(all).toBePartiallyChecked();
  },
};

/** 폼과 함께 보내고, 폼을 초기화하면 처음 값으로 돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { name: 'news', value: 'yes', defaultSelected: true },
  render: function Consent(args) {
    const [submitted, setSubmitted] = useState<unknown>('');
    const form = useRef<HTMLFormElement>(null);
    return (
      <Form
        ref={form}
        onSubmit={() => form.current && setSubmitted(new FormData(form.current).get('news'))}
      >
        <Checkbox {...args} />
        <Button type="submit">저장</Button>
        <Button type="reset">처음으로</Button>
        <p role="status">{String(submitted)}</p>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    const save = canvas.getByRole('button', { name: '저장' });
    await userEvent.click(save);
    await expect(canvas.getByRole('status')).toHaveTextContent('yes');
    await userEvent.click(checkbox);
    await userEvent.click(save);
    await expect(canvas.getByRole('status')).toHaveTextContent('null');
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await waitFor(() => expect(checkbox).toBeChecked());
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xs" maxWidth="dialog">
      <Checkbox {...args} label="고르지 않음" />
      <Checkbox {...args} label="고름" defaultSelected />
      <Checkbox {...args} label="일부 선택" isIndeterminate />
      <Checkbox {...args} label="레이블 숨김" isLabelHidden />
      <Checkbox {...args} label="필수" isRequired />
      <Checkbox {...args} label="도움말" hint="언제든 변경할 수 있습니다." />
      <Checkbox {...args} label="오류" error="약관에 동의해주세요." />
      <Checkbox {...args} label="변경할 수 없음" isDisabled />
      <Checkbox {...args} label="고르고 변경할 수 없음" defaultSelected isDisabled />
      <Checkbox
        {...args}
        label="일부이고 변경할 수 없음"
        isIndeterminate
        disabledReason="처리 중"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const checkbox of canvas.getAllByRole('checkbox')) await expectTouchTarget(checkbox);
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
  },
};

/** 긴 레이블은 줄이 바뀌고, 상자는 첫 줄 옆에 놓입니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    label: '회원님의 운동 기록을 담당 강사에게 보여 주고, 수업을 준비하는 데 쓰는 데 동의합니다',
    hint: '동의하지 않아도 수업을 예약할 수 있습니다.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^회원님의/).getBoundingClientRect().height).toBeGreaterThan(40);
    await expectNoOverflow();
  },
};
