import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dayNameParameters } from '../../../testing/day-names.ts';
import {
  expectClosed,
  expectFocusInside,
  expectSheet,
  expectTouchTarget,
} from '../../../testing/expectations.ts';
import {
  expectFieldStates,
  expectSubmitted,
  FieldForm,
  fieldStates,
  typeInto,
} from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { DateField } from './index.ts';

const meta = {
  title: '컴포넌트/DateField',
  tags: ['autodocs'],
  component: DateField,
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <DateField {...args} />
    </Stack>
  ),
  args: { label: '시작일', defaultValue: '2026-11-20', today: '2026-11-22', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;

const fieldIn = (canvas: Canvas) => canvas.getByLabelText('시작일');
const type = (canvas: Canvas, text: string) => typeInto(fieldIn(canvas), text);

async function openCalendar(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: '달력 열기' }));
  const dialog = await screen.findByRole('dialog', { name: '시작일' });
  await expectFocusInside(dialog);
  return dialog;
}

/** 여러 형식으로 입력할 수 있고, 입력란을 벗어나면 화면의 다른 날짜와 같은 형식으로 바뀝니다. 입력하는 동안에는 일까지 두 자리로 쓴 날짜만 전달합니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 20.');
    await type(canvas, '26.11.02');
    await expect(fieldIn(canvas)).toHaveValue('26.11.02');
    await userEvent.tab();
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 2.');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
    await expectTouchTarget(fieldIn(canvas));
    await expectTouchTarget(canvas.getByRole('button', { name: '달력 열기' }));
    await type(canvas, '2026-11-2');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-02');
    await userEvent.type(fieldIn(canvas), '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
  },
};

/** 달력에서 날짜를 고르면 달력이 닫히고, 포커스는 달력을 연 버튼으로 돌아옵니다. Esc를 누르면 날짜를 변경하지 않고 닫습니다. */
export const Open: Story = {
  name: '열린 달력',
  tags: ['picture'],
  parameters: { ...dayNameParameters, docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    const dialog = within(await openCalendar(canvas));
    const chosen = dialog.getByRole('button', { name: /2026년 11월 20일/u });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21'));
    await expectClosed('dialog');
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 21.');
    const opener = canvas.getByRole('button', { name: '달력 열기' });
    await waitFor(() => expect(opener).toHaveFocus());
    await openCalendar(canvas);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expectClosed('dialog');
    await expect(fieldIn(canvas)).toHaveValue('2026. 11. 21.');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(await openCalendar(canvas)).toBeVisible();
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

/** 날짜가 아니거나 기간을 벗어난 글자가 있으면 이유를 알리고, 폼을 제출하지 않으며 그 입력란으로 이동합니다. 달력에서도 기간 밖의 날짜는 고를 수 없습니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { minValue: '2026-11-01', maxValue: '2026-11-30', name: 'start' },
  parameters: dayNameParameters,
  render: (args) => (
    <FieldForm>
      <DateField {...args} />
    </FieldForm>
  ),
  play: async ({ canvas }) => {
    const field = fieldIn(canvas);
    for (const [text, problem] of [
      ['오늘', '날짜를 2026. 11. 22.처럼 입력해주세요.'],
      ['2026-10-31', '2026. 11. 1.부터 선택할 수 있습니다.'],
      ['2026-12-01', '2026. 11. 30.까지 선택할 수 있습니다.'],
    ] as const) {
      await type(canvas, text);
      await expectSubmitted(canvas, '없음');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(problem);
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('없음');
    await type(canvas, '26.11.6{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('start=2026-11-06');
    const calendar = within(await openCalendar(canvas));
    for (const name of ['이전 달', '다음 달'])
      await expect(calendar.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
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
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <DateField key={label} {...args} {...state} label={label} />
      ))}
      <DateField {...args} label="비움" defaultValue="" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectFieldStates(canvas.getByLabelText);
    await expect(canvas.getByLabelText('필수')).toBeRequired();
    await expect(canvas.getByLabelText('오류')).toBeInvalid();
    await expect(canvas.getByLabelText('변경할 수 없음')).toBeDisabled();
    await expect(canvas.getAllByRole('button', { name: '달력 열기' })[4]).toBeDisabled();
  },
};
