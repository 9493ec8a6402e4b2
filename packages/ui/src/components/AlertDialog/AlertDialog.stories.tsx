import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from './index.ts';

const meta = {
  title: '컴포넌트/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  // It covers the page it stands on: on a docs page it gets a frame of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { isOpen: true, message: '로그인이 필요합니다.', onClose: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 초점은 확인에 있고, Enter와 Esc 모두 확인입니다. */
export const Default: Story = {
  name: '알림',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '로그인이 필요합니다.' });
    await expect(dialog).toHaveTextContent('로그인이 필요합니다.');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** 제목이 있으면 제목이 이름이 되고 내용은 설명이 됩니다. */
export const Failed: Story = {
  name: '오류와 제목',
  tags: ['picture'],
  args: { tone: 'danger', title: '예약 실패', message: '예약 실패: 마감된 수업입니다.' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '예약 실패' });
    await expect(dialog).toHaveAccessibleDescription('예약 실패: 마감된 수업입니다.');
  },
};

/** 확인과 취소로 답합니다. Esc는 취소이고, 바깥을 눌러서는 닫히지 않습니다. */
export const Confirm: Story = {
  name: '확인 질문',
  args: { kind: 'confirm', message: '정말 이 예약을 취소하시겠습니까?', onConfirm: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: '정말 이 예약을 취소하시겠습니까?' });
    const confirm = within(dialog).getByRole('button', { name: '확인' });
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(confirm);
    await expect('onConfirm' in args && args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** 처리하는 동안에는 확인을 다시 누를 수 없습니다. */
export const Pending: Story = {
  name: '처리 중',
  tags: ['picture'],
  args: {
    kind: 'confirm',
    tone: 'danger',
    message: '예약 3건이 함께 취소됩니다. 삭제하시겠습니까?',
    confirmLabel: '수업 삭제',
    cancelLabel: '돌아가기',
    isPending: true,
    onConfirm: fn(),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: '돌아가기' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '수업 삭제' }));
    await expect('onConfirm' in args && args.onConfirm).not.toHaveBeenCalled();
  },
};

/** 휴대폰에서도 두 답이 엄지에 닿는 크기입니다. */
export const Phone: Story = {
  ...Confirm,
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const button of within(await screen.findByRole('alertdialog')).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
