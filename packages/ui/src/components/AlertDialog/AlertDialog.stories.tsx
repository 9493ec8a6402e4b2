import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { navigate, withRouterLink } from '../../../testing/RouterLink.tsx';
import { expectAbove, expectButtonsInView } from '../../../testing/expectations.ts';
import { AlertDialog } from './index.ts';

const sentence =
  '선택하신 시간에는 이미 다른 수업이 등록되어 있어 새로운 수업을 등록할 수 없습니다.';
/** 2,000 characters, with a word wider than a phone. */
const longMessage = `${sentence} `.repeat(50).slice(0, 1_900) + 'x'.repeat(100);

const meta = {
  title: '컴포넌트/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true, message: '로그인이 필요합니다.', onOpenChange: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 포커스는 확인 버튼에 있고, Enter와 Esc 모두 확인과 같습니다. */
export const Default: Story = {
  name: '알림',
  tags: ['picture'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '로그인이 필요합니다.' });
    await expect(dialog).toHaveTextContent('로그인이 필요합니다.');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** 제목이 있으면 제목이 이름이 되고 내용은 설명이 됩니다. 링크를 누르면 닫힙니다. 열리면 포커스는 확인 버튼에 있습니다. */
export const Failed: Story = {
  name: '오류와 제목, 링크',
  tags: ['picture'],
  args: {
    tone: 'danger',
    title: '예약 실패',
    message: '예약 실패: 마감된 수업입니다.',
    link: { label: '다른 수업 보기', href: '#classes' },
    id: 'failure',
    'data-testid': 'alert',
  },
  decorators: [withRouterLink],
  play: async ({ args }) => {
    navigate.mockClear();
    const dialog = await screen.findByRole('alertdialog', { name: '예약 실패' });
    await expect(dialog).toHaveAccessibleDescription('예약 실패: 마감된 수업입니다.');
    await expect(dialog).toHaveAttribute('id', 'failure');
    await expect(screen.getByTestId('alert')).toBe(dialog);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('link', { name: '다른 수업 보기' }));
    await expect(navigate.mock.calls).toEqual([['#classes']]);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

const cancellation = {
  subject: '11월 25일 (수) 10:00 · 필라테스',
  message: '정말 이 예약을 취소하시겠습니까?',
  confirmLabel: '예약 취소',
  cancelLabel: '예약 유지',
  onConfirm: fn(),
} as const;

/** 두 버튼에 누르면 일어나는 일을 적습니다. 빨간 버튼과 포커스는 유지 버튼이고, Esc는 유지 버튼과 같으며, 바깥을 눌러도 닫히지 않습니다. */
export const Confirm: Story = {
  name: '질문',
  tags: ['picture', 'rule:question:answers'],
  args: cancellation,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: '정말 이 예약을 취소하시겠습니까?',
    });
    await expect(dialog).toHaveAccessibleDescription(cancellation.subject);
    const keep = within(dialog).getByRole('button', { name: '예약 유지' });
    const cancel = within(dialog).getByRole('button', { name: '예약 취소' });
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    keep.focus();
  },
};

/** 처리하는 동안에는 확인을 다시 누를 수 없습니다. */
export const Pending: Story = {
  name: '처리 중',
  tags: ['picture'],
  args: {
    message: '예약 3건이 함께 취소됩니다. 삭제하시겠습니까?',
    confirmLabel: '수업 삭제',
    cancelLabel: '돌아가기',
    isPending: true,
    onConfirm: fn(),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    const keep = within(dialog).getByRole('button', { name: '돌아가기' });
    await waitFor(() => expect(keep).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: '수업 삭제' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** 화면 아래에서 올라오는 시트입니다. 두 버튼은 화면 너비에 맞추고, 유지 버튼이 위에 있습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  args: cancellation,
  globals: { viewport: { value: 'phone' } },
};

/** `tone`이 `info`인 질문은 실행해도 잃을 것이 없어 실행 버튼이 빨갛습니다. 포커스는 유지 버튼에 있습니다. */
export const Harmless: Story = {
  name: '잃을 것이 없는 질문',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'info',
    message: '로그인이 필요합니다.',
    confirmLabel: '로그인하기',
    cancelLabel: '닫기',
    onConfirm: fn(),
  },
  play: async () => {
    const close = await screen.findByRole('button', { name: '닫기' });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

/** 300자가 넘으면 접힙니다. 펼치면 문구만 스크롤하고, 제목과 링크가 있어도 버튼은 항상 보입니다. */
export const LongMessage: Story = {
  name: '긴 문구',
  tags: ['picture', 'rule:text:long'],
  globals: { viewport: { value: 'lowPhone' } },
  args: {
    title: '수업을 삭제할까요?',
    message: longMessage,
    link: { label: '수업 관리', href: '#classes' },
    confirmLabel: '수업 삭제',
    cancelLabel: '돌아가기',
    onConfirm: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '수업을 삭제할까요?' });
    await expect(dialog).toHaveAccessibleDescription(/^선택하신 시간에는.*…$/u);
    await userEvent.click(within(dialog).getByRole('button', { name: '더 보기' }));
    await expect(dialog).toHaveTextContent('x'.repeat(100));
    await expectButtonsInView(dialog, ['수업 삭제', '돌아가기']);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const less = within(dialog).getByRole('button', { name: '접기' });
    less.scrollIntoView({ block: 'nearest' });
    const keep = within(dialog).getByRole('button', { name: '돌아가기' });
    await expectAbove(less, keep);
  },
};
