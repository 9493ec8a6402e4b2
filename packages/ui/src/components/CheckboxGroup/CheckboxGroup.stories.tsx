import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget } from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './index.ts';

function Controlled(props: CheckboxGroupProps<string>) {
  const [value, onChange] = useControlled<readonly string[], string[]>(
    props.value ?? [],
    props.onChange,
  );
  return <CheckboxGroup {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: '컴포넌트/CheckboxGroup',
  tags: ['autodocs'],
  component: CheckboxGroup<string>,
  args: {
    label: '받을 소식',
    value: [],
    onChange: fn(),
    items: [
      { id: 'class', label: '수업 알림' },
      { id: 'event', label: '이벤트' },
      { id: 'notice', label: '휴관 안내' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 여러 개를 고르고, 고른 것을 항목 순서대로 전달합니다. */
export const Default: Story = {
  name: '기본',
  args: { id: 'news', 'data-testid': 'news' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: '받을 소식' });
    await expect(group).toBe(canvas.getByTestId('news'));
    await expect(group).toHaveAttribute('id', 'news');
    await userEvent.click(canvas.getByText('휴관 안내'));
    await userEvent.click(canvas.getByRole('checkbox', { name: '수업 알림' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'notice']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'event', 'notice']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['class', 'notice']);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expectTouchTarget(checkbox);
  },
};

/** 오류를 묶음의 설명으로 읽습니다. */
export const Invalid: Story = {
  name: '오류',
  args: { isRequired: true, error: '하나 이상 골라주세요.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '받을 소식' });
    await expect(group).toHaveAccessibleDescription('하나 이상 골라주세요.');
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeInvalid();
  },
};

/** 고를 수 없는 항목에는 이유를 보여 주고, 이미 골라 두었으면 그대로 남습니다. */
export const DisabledItem: Story = {
  name: '고를 수 없는 항목',
  args: {
    value: ['notice'],
    items: [
      { id: 'class', label: '수업 알림', disabledReason: '이용권 없음' },
      { id: 'event', label: '이벤트' },
      { id: 'notice', label: '휴관 안내', disabledReason: '항상 받음' },
    ],
  },
  play: async ({ canvas, args }) => {
    const disabled = canvas.getByRole('checkbox', { name: '수업 알림' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('이용권 없음');
    await userEvent.click(canvas.getByText('수업 알림'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['event', 'notice']);
  },
};

/** 모두 고를 수 없으면 이유를 아래에 한 번만 보여 줍니다. */
export const Disabled: Story = {
  name: '모두 고를 수 없음',
  args: { disabledReason: '휴대폰 번호를 확인한 다음 고를 수 있습니다.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      '휴대폰 번호를 확인한 다음 고를 수 있습니다.',
    );
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeDisabled();
  },
};

/** 폼과 함께 보내고, 폼을 초기화하면 처음 값으로 돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { name: 'news' },
  render: function Settings({ label, name, items }) {
    const [submitted, setSubmitted] = useState('');
    const form = useRef<HTMLFormElement>(null);
    return (
      <Form
        ref={form}
        onSubmit={() => setSubmitted(new FormData(form.current!).getAll('news').join())}
      >
        <CheckboxGroup {...{ label, name, items }} defaultValue={['event']} />
        <Button type="submit">저장</Button>
        <Button type="reset">처음으로</Button>
        <p role="status">{submitted}</p>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    for (const name of ['수업 알림', '이벤트', '휴관 안내'])
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('class,notice');
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: '이벤트' })).toBeChecked());
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('event');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <CheckboxGroup {...args} value={['class']} hint="언제든 변경할 수 있습니다." />
      <CheckboxGroup {...args} label="가로" orientation="horizontal" value={['class', 'event']} />
      <CheckboxGroup
        {...args}
        label="고를 수 없는 항목"
        items={[
          { id: 'class', label: '수업 알림', disabledReason: '이용권 없음' },
          { id: 'event', label: '이벤트' },
          { id: 'notice', label: '휴관 안내', disabledReason: '항상 받음' },
        ]}
        value={['notice']}
      />
      <CheckboxGroup {...args} label="오류" isRequired error="하나 이상 골라주세요." />
    </Stack>
  ),
};

/** 공간이 부족하면 다음 줄로 이어지고, 긴 이름은 줄이 바뀝니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    orientation: 'horizontal',
    items: [
      { id: 'class', label: '예약한 수업이 시작되기 한 시간 전에 보내는 알림' },
      { id: 'event', label: '이벤트', disabledReason: '이용권이 있어야 받을 수 있음' },
      { id: 'notice', label: '휴관 안내' },
      { id: 'pass', label: '이용권 만료' },
    ],
  },
  play: async ({ canvas }) => {
    for (const checkbox of canvas.getAllByRole('checkbox')) await expectTouchTarget(checkbox);
    await expectNoOverflow();
  },
};
