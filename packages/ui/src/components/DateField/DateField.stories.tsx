import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, type Mock, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, expectSheet, expectTouchTarget } from '../../../testing/expectations.ts';
import { dayNameParameters } from '../../../testing/day-names.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { expectNotSubmitted, typeInto } from '../../../testing/typed-field.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

function Controlled(props: DateFieldProps) {
  const [value, onChange] = useControlled(props.value ?? '', props.onChange);
  return (
    <Stack gap="lg" maxWidth="dialog">
      <DateField {...props} value={value} onChange={onChange} />
    </Stack>
  );
}

const meta = {
  title: '컴포넌트/DateField',
  tags: ['autodocs'],
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: { label: '시작일', value: '2026-11-20', today: '2026-11-22', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;

const fieldIn = (canvas: Canvas) => canvas.getByLabelText('시작일');
const type = (canvas: Canvas, text: string) => typeInto(fieldIn(canvas), text);

async function openCalendar(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: '달력 열기' }));
  return screen.findByRole('dialog', { name: '시작일' });
}

/** 여러 형식으로 입력할 수 있고, 입력란을 벗어나면 화면의 다른 날짜와 같은 형식으로 바뀝니다. 입력하는 동안에는 일까지 두 자리로 쓴 날짜만 전달합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 20.');
    for (const text of ['2026-11-01', '２６．１１．２']) {
      await type(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue(text);
      await userEvent.tab();
    }
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 2.');
    const reported = (args.onChange as Mock).mock.calls.map(([date]: string[]) => date);
    await expect(reported).toEqual(['2026-11-01', '2026-11-02']);
    await expectTouchTarget(fieldIn(canvas));
    await expectTouchTarget(canvas.getByRole('button', { name: '달력 열기' }));
    await type(canvas, '2026-11-2');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
    await userEvent.type(fieldIn(canvas), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await expect(fieldIn(canvas)).toHaveValue('2026-11-25');
  },
};

/** 달력에서 날짜를 고르면 달력이 닫히고, 포커스는 달력을 연 버튼으로 돌아옵니다. */
export const Chosen: Story = {
  name: '달력에서 고르기',
  play: async ({ canvas, args }) => {
    const dialog = await openCalendar(canvas);
    const chosen = within(dialog).getByRole('button', { name: /2026년 11월 20일/u });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 21.');
    await waitFor(() => expect(canvas.getByRole('button', { name: '달력 열기' })).toHaveFocus());
  },
};

/** Esc를 누르면 날짜를 변경하지 않고 달력만 닫습니다. */
export const Dismissed: Story = {
  name: '달력 닫기',
  play: async ({ canvas }) => {
    const dialog = await openCalendar(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: '달력 열기' })).toHaveFocus());
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 20.');
  },
};

/** 지우면 빈 값을 전달합니다. 날짜가 아니면 입력란을 벗어날 때 입력 방법을 안내하고, 그 글자는 전달하지 않습니다. */
export const NoDate: Story = {
  name: '날짜가 아님',
  tags: ['picture'],
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.clear(fieldIn(canvas));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(fieldIn(canvas)).toBeValid();
    await type(canvas, '오늘');
    await expect(fieldIn(canvas)).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('오늘');
    await expect(fieldIn(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(
      '날짜를 2026. 11. 22.처럼 입력해주세요.',
    );
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

function DateForm(props: DateFieldProps) {
  const [submitted, setSubmitted] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = () => form.current && setSubmitted(new FormData(form.current).get('start'));
  return (
    <Form ref={form} onSubmit={submit}>
      <DateField {...props} value={undefined} defaultValue="2026-11-20" />
      <Button type="submit">저장</Button>
      <Button type="reset">처음으로</Button>
      <p role="status">{String(submitted)}</p>
    </Form>
  );
}

/** 날짜가 아니거나 기간을 벗어난 글자가 있으면 폼을 제출하지 않고 그 입력란으로 이동합니다. 폼을 초기화하면 처음 날짜로 돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { maxValue: '2026-11-30', name: 'start' },
  render: (args) => <DateForm {...args} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: '저장' });
    const submitted = canvas.getByRole('status');
    await expectNotSubmitted(canvas, fieldIn(canvas), ['오늘', '2026-12-01']);
    await type(canvas, '2026. 11. 5.');
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('2026-11-05');
    await type(canvas, '26.11.6{Enter}');
    await expect(submitted).toHaveTextContent('2026-11-06');
    await type(canvas, '모레');
    await userEvent.click(canvas.getByRole('button', { name: '처음으로' }));
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 20.');
    await waitFor(() => expect(fieldIn(canvas)).toBeValid());
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('2026-11-20');
  },
};

/** 쓸 수 없으면 달력이 열리지 않고, 폼과 함께 제출되지 않습니다. */
export const Disabled: Story = {
  name: '쓸 수 없음',
  args: { disabledReason: '마감된 기간입니다.', name: 'start' },
  render: (args) => <DateForm {...args} />,
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toBeDisabled();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('마감된 기간입니다.');
    await expect(canvas.getByRole('button', { name: '달력 열기' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('null');
  },
};

/** 선택할 수 있는 기간을 제한합니다. 기간을 벗어난 날짜를 입력하면 이유를 알려 줍니다. */
export const Bounded: Story = {
  name: '기간 제한',
  args: { minValue: '2026-11-01', maxValue: '2026-11-30', hint: '11월 안에서 고릅니다.' },
  play: async ({ canvas }) => {
    await expect(fieldIn(canvas)).toHaveAccessibleDescription('11월 안에서 고릅니다.');
    await type(canvas, '2026-10-31{Enter}');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(
      '2026. 11. 1.부터 선택할 수 있습니다.',
    );
    await type(canvas, '2026-12-01{Enter}');
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(
      '2026. 11. 30.까지 선택할 수 있습니다.',
    );
  },
};

/** 입력란 아래에 열린 달력입니다. */
export const Open: Story = {
  name: '열린 달력',
  tags: ['picture'],
  parameters: { ...dayNameParameters, docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await expect(await openCalendar(canvas)).toBeVisible();
    await expectNoOverflow();
  },
};

/** 휴대폰에서는 달력이 화면 아래에 열립니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: dayNameParameters,
  play: async ({ canvas }) => {
    await expectSheet(await openCalendar(canvas));
    await expectNoOverflow();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <DateField {...args} label="기본" />
      <DateField {...args} label="비움" value="" />
      <DateField {...args} label="필수" isRequired />
      <DateField {...args} label="도움말" hint="11월 안에서 고릅니다." />
      <DateField {...args} label="오류" error="시작일은 종료일보다 늦을 수 없습니다." />
      <DateField {...args} label="변경할 수 없음" disabledReason="이미 시작한 이용권입니다." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
  },
};
