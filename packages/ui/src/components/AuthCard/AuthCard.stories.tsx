import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pictures } from '../../../testing/pictures.ts';
import { Link } from '../Link/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { AuthCard } from './index.ts';

const meta = {
  title: '컴포넌트/AuthCard',
  tags: ['autodocs'],
  component: AuthCard,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: pictures.wide,
    logo: { name: 'MAKE FIT', href: '#home' },
    title: '로그인',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="아이디" name="username" autoComplete="username" />
        <PasswordField label="비밀번호" name="password" autoComplete="current-password" />
      </>
    ),
    submitLabel: '로그인',
    footer: (
      <>
        <span>아직 회원이 아니신가요?</span>
        <Link href="#sign-up">회원가입</Link>
      </>
    ),
    help: (
      <>
        <span>아이디나 비밀번호를 잊으셨나요?</span>
        <Link href="#recover">계정 찾기</Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 로고, 입력란, 빨간 버튼, 링크로 이루어집니다. 버튼이나 Enter로 제출합니다. */
export const SignIn: Story = {
  name: '로그인',
  tags: ['picture', 'rule:look:auth-card'],
  play: async ({ canvas, canvasElement, args }) => {
    const form = within(canvas.getByRole('form', { name: '로그인' }));
    await expect(canvas.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    const column = canvas.getByRole('form').parentElement!;
    const card = column.parentElement!.getBoundingClientRect();
    await expect(card.width).toBe(704);
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'MAKE FIT' })).toHaveAttribute('href', '#home');
    await expect(form.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '#sign-up');
    await expect(form.queryByRole('link', { name: '계정 찾기' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '계정 찾기' })).toBeVisible();
    await userEvent.type(form.getByLabelText('아이디'), 'customer1');
    await userEvent.type(form.getByLabelText('비밀번호'), 'Fitness1!{enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(form.getByRole('button', { name: '로그인' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** 처리하는 동안에는 다시 제출하지 않습니다. */
export const Pending: Story = {
  name: '처리 중',
  tags: ['picture'],
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('비밀번호'), 'Fitness1!{enter}');
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 좁은 화면에는 폼만 있습니다. 실패하면 카드 안에서 바로 알립니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  args: {
    lead: '모두 필수 항목입니다.',
    error: '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.',
    );
  },
};
