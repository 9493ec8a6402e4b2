import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectClosed, expectTouchTarget, pressBack } from '../../../testing/expectations.ts';
import { expectFieldStates, fieldStates, typeInto } from '../../../testing/fields.tsx';
import { Stack } from '../../layout/Stack/index.ts';
import { Combobox } from './index.ts';

const meta = {
  title: '컴포넌트/Combobox',
  tags: ['autodocs'],
  component: Combobox<string>,
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    label: '회원',
    placeholder: '이름이나 초성',
    items: [
      { id: 'kang', label: '강지연' },
      { id: 'kim', label: '김하늘' },
      { id: 'park', label: '박서준' },
      { id: 'lee', label: '이도현', disabledReason: '탈퇴한 회원입니다.' },
      { id: 'brown', label: 'Amy Brown' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Combobox {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'getByRole'>;

const fieldIn = (canvas: Canvas) => canvas.getByRole('combobox', { name: '회원' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const expectOptions = (names: string[]) => waitFor(() => expect(options()).toEqual(names));
const type = (canvas: Canvas, text: string) => typeInto(fieldIn(canvas), text);

/** 화살표로 열고 이동하며 Enter로 고르고, Esc를 누르면 목록만 닫힙니다. 초성, 대소문자, 띄어쓰기에 상관없이 찾고, 골라야 전달합니다. 모두 지우면 null을 전달합니다. 포커스는 입력란에 그대로 있습니다. */
export const Keyboard: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    const expectActive = (name: string) =>
      waitFor(() => {
        const active = screen.getByRole('option', { name });
        return expect(field).toHaveAttribute('aria-activedescendant', active.id);
      });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('강지연');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive('박서준');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('park');
    await expectClosed('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await screen.findByRole('option', { name: '박서준' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expectClosed('listbox');
    await expect(field).toHaveValue('박서준');
    await type(canvas, 'ㄱㅈㅇ');
    await expectOptions(['강지연']);
    await type(canvas, 'amyb');
    await expectOptions(['Amy Brown']);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(screen.getByRole('option', { name: 'Amy Brown' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('brown');
    await expectClosed('listbox');
    await expect(field).toHaveFocus();
  },
};

/** 고르지 않은 글자는 전달하지 않고, 입력란을 벗어나면 마지막에 고른 이름으로 돌아갑니다. */
export const Unfinished: Story = {
  name: '목록에 없는 글자',
  args: { defaultValue: 'kim' },
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    await userEvent.type(field, ' 없는 사람');
    await userEvent.tab();
    await expect(field).toHaveValue('김하늘');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expectClosed('listbox');
  },
};

/** 고를 수 없는 항목은 이유를 보여 주고 읽어 주며, 눌러도 고르지 않습니다. */
export const DisabledItem: Story = {
  name: '고를 수 없는 항목',
  tags: ['picture'],
  args: { defaultValue: 'kim' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /목록 열기/u }));
    const option = await screen.findByRole('option', { name: '이도현 탈퇴한 회원입니다.' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(fieldIn(canvas)).toHaveValue('김하늘');
  },
};

/** 찾는 항목이 없으면 그렇다고 알려 줍니다. */
export const Empty: Story = {
  name: '결과 없음',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await type(canvas, '홍길동');
    await expect(await screen.findByText('일치하는 항목이 없습니다.')).toBeVisible();
  },
};

/** 휴대폰에서는 자판에 가리지 않게 입력란 옆에 열립니다. 뒤로 가기를 누르면 목록만 닫힙니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const field = fieldIn(canvas);
    await type(canvas, 'ㄱ');
    await screen.findByRole('listbox');
    await expect(pressBack()).toBe(true);
    await expectClosed('listbox');
    await expect(field).toHaveFocus();
    await expect(pressBack()).toBe(false);
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    for (const option of within(list).getAllByRole('option'))
      await waitFor(() => expectTouchTarget(option));
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      {Object.entries(fieldStates).map(([label, state]) => (
        <Combobox key={label} {...args} {...state} label={label} />
      ))}
      <Combobox {...args} label="선택" defaultValue="kang" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByRole('combobox', { name });
    await expectFieldStates(field);
    await expectTouchTarget(field('기본'));
    await expectTouchTarget(canvas.getAllByRole('button', { name: /목록 열기/u })[0]!);
    await expect(field('필수')).toBeRequired();
    await expect(field('오류')).toBeInvalid();
    await expect(field('변경할 수 없음')).toBeDisabled();
  },
};
