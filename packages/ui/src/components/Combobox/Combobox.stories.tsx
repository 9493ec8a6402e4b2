import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectClosed,
  expectNoOverflow,
  expectTouchTarget,
  pressBack,
} from '../../../testing/expectations.ts';
import { typeInto } from '../../../testing/typed-field.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

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

/** 초성, 대소문자, 띄어쓰기에 상관없이 찾고, 골라야 전달합니다. 포커스는 입력란에 그대로 있습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    await expectTouchTarget(field);
    await expectTouchTarget(canvas.getByRole('button', { name: /목록 열기/u }));
    for (const [text, name] of [
      ['ㄱㅈㅇ', '강지연'],
      ['박 서', '박서준'],
      ['amyb', 'Amy Brown'],
    ] as const) {
      await type(canvas, text);
      await expectOptions([name]);
      await expect(args.onChange).not.toHaveBeenCalled();
    }
    await userEvent.click(screen.getByRole('option', { name: 'Amy Brown' }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith('brown');
    await expectClosed('listbox');
    await expect(field).toHaveValue('Amy Brown');
    await expect(field).toHaveFocus();
    await expect(field).toBeValid();
  },
};

/** 화살표로 열고 이동하며 Enter로 고릅니다. Esc를 누르면 목록만 닫힙니다. */
export const Keyboard: Story = {
  name: '키보드',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    const expectActive = (name: string) =>
      waitFor(() => {
        const active = screen.getByRole('option', { name });
        return expect(field).toHaveAttribute('aria-activedescendant', active.id);
      });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('강지연');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectActive('박서준');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('park');
    await expectClosed('listbox');
    await expect(field).toHaveValue('박서준');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('박서준');
    await expect(screen.getByRole('option', { name: '박서준' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expectClosed('listbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('박서준');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toBeValid();
  },
};

/** 이름을 모두 입력하면 고르지 않아도 그 회원입니다. 목록에 없는 글자는 전달하지 않고, 입력란을 벗어날 때 알려 줍니다. */
export const Unfinished: Story = {
  name: '목록에 없는 글자',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    const field = fieldIn(canvas);
    await type(canvas, 'AMY  brown');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('brown');
    await expect(field).toHaveValue('Amy Brown');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    for (const text of ['강지', 'ㄱㅈㅇ', '이도현', '없는 사람']) {
      await type(canvas, text);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/목록에서 선택해주세요/u);
      await expectClosed('listbox');
    }
    await expect(args.onChange).toHaveBeenCalledTimes(2);
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
    await expect(option).toBeVisible();
    await expect(fieldIn(canvas)).toHaveValue('김하늘');
  },
};

function InFormExample(props: ComboboxProps) {
  const [submitted, setSubmitted] = useState('없음');
  const form = useRef<HTMLFormElement>(null);
  const submit = () => {
    const member = form.current && new FormData(form.current).get('member');
    setSubmitted(typeof member === 'string' ? member : '');
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <Combobox {...props} />
      <Button type="submit">저장</Button>
      <Button type="reset" variant="secondary">
        처음으로
      </Button>
      <p role="status">{submitted}</p>
    </Form>
  );
}

/** 목록에 없는 글자가 있으면 폼을 제출하지 않고 그 입력란으로 이동합니다. 폼을 초기화하면 처음 항목으로 돌아갑니다. */
export const InForm: Story = {
  name: '폼에서',
  args: { name: 'member', defaultValue: 'kim' },
  render: (args) => <InFormExample {...args} />,
  play: async ({ canvas }) => {
    const field = fieldIn(canvas);
    const submitted = canvas.getByRole('status');
    const save = canvas.getByRole('button', { name: '저장' });
    const reset = canvas.getByRole('button', { name: '처음으로' });
    await type(canvas, '강지');
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('없음');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(submitted).toHaveTextContent('없음');
    await type(canvas, '강지연');
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('kang');
    await type(canvas, '박서준{Enter}');
    await expectClosed('listbox');
    await expect(submitted).toHaveTextContent('kang');
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveTextContent('park');
    await type(canvas, '모르는 사람');
    await userEvent.click(reset);
    await expect(field).toHaveValue('김하늘');
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(save);
    await expect(submitted).toHaveTextContent('kim');
  },
};

const many = Array.from({ length: 1_000 }, (_, index) => ({
  id: `${index}`,
  label: `${index + 1}번 회원`,
}));

/** 1,000명이어도 보이는 만큼만 그리고, 스크롤하면 더 그립니다. 멀리 있는 고른 항목은 맨 위에 있습니다. */
export const ThousandItems: Story = {
  name: '1,000개',
  args: { items: many, defaultValue: '899' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /목록 열기/u }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(options()[0]).toBe('900번 회원'));
    await expect(options().length).toBeLessThanOrEqual(50);
    within(list).getByRole('option', { name: '40번 회원' }).scrollIntoView();
    list.scrollTo(0, list.scrollHeight);
    await waitFor(() => expect(options().length).toBeGreaterThan(50));
    await expect(options().length).toBeLessThanOrEqual(150);
    await type(canvas, '777');
    await expectOptions(['777번 회원']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('776');
  },
};

/** 찾는 항목이 없으면 그렇다고 알려 줍니다. */
export const Empty: Story = {
  name: '결과 없음',
  tags: ['picture'],
  args: { emptyText: '그 이름의 회원이 없습니다.' },
  play: async ({ canvas }) => {
    await type(canvas, '홍길동');
    await expect(await screen.findByText('그 이름의 회원이 없습니다.')).toBeVisible();
  },
};

/** 불러오는 동안에도 열 수 있고, 불러온 뒤에는 목록이 나타납니다. */
export const Loading: Story = {
  name: '불러오는 중',
  tags: ['picture'],
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /목록 열기/u }));
    await expect(await screen.findByText('불러오는 중')).toBeVisible();
    await expect(fieldIn(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

/** 화면 끝까지 닿는 입력란에서도 목록이 화면 안에 있고, 화살표로 이동하는 동안 열려 있습니다. */
export const FullWidth: Story = {
  name: '화면 너비',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Combobox {...args} />,
  play: async ({ canvas }) => {
    const field = fieldIn(canvas);
    await userEvent.click(field);
    for (const name of ['강지연', '김하늘']) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(field).toHaveAttribute(
          'aria-activedescendant',
          screen.getByRole('option', { name }).id,
        ),
      );
    }
    await expect(screen.getByRole('listbox')).toBeVisible();
    await expectNoOverflow();
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
    await expectOptions(['강지연', '김하늘']);
    await expect(pressBack()).toBe(true);
    await expectClosed('listbox');
    await expect(field).toHaveFocus();
    await expect(pressBack()).toBe(false);
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    for (const option of within(list).getAllByRole('option'))
      await waitFor(() => expectTouchTarget(option));
    const { left, right } = field.getBoundingClientRect();
    await waitFor(async () => {
      const box = list.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(left);
      await expect(box.right).toBeLessThanOrEqual(right);
    });
    await expectNoOverflow();
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="lg" maxWidth="dialog">
      <Combobox {...args} label="비움" id="member" data-testid="member" />
      <Combobox {...args} label="선택" defaultValue="kang" isRequired />
      <Combobox {...args} label="도움말" hint="이름으로 찾습니다." />
      <Combobox {...args} label="오류" error="회원을 선택해주세요." />
      <Form onSubmit={fn()}>
        <Combobox
          {...args}
          label="고를 수 없음"
          name="member"
          defaultValue="kang"
          disabledReason="먼저 수업을 선택해주세요."
        />
      </Form>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '비움' })).toHaveAttribute('id', 'member');
    await expect(canvas.getByTestId('member')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '선택' })).toBeRequired();
    await expect(canvas.getByRole('combobox', { name: '오류' })).toBeInvalid();
    const disabled = canvas.getByRole('combobox', { name: '고를 수 없음' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription(/먼저 수업을 선택해주세요/u);
    await expect(new FormData(disabled.closest('form')!).has('member')).toBe(false);
  },
};
