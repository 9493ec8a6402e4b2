import { useEffect, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { navigate, RouterLink, withRouterLink } from '../../../testing/RouterLink.tsx';
import {
  expectAbove,
  expectButtonsInView,
  expectClosed,
  expectFocusInside,
} from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { LinkProvider } from '../Link/index.ts';
import { AlertProvider, type ConfirmOptions, useAlert } from './index.ts';

const sentence =
  '선택하신 시간에는 이미 다른 수업이 등록되어 있어 새로운 수업을 등록할 수 없습니다.';
/** 2,000 characters, with a word wider than a phone. */
const longMessage = `${sentence} `.repeat(50).slice(0, 1_900) + 'x'.repeat(100);

interface ShownProps {
  message: string;
  /** With the labels of its answers it is a question. */
  options?: Partial<ConfirmOptions>;
  /** Called with the answer. */
  onAnswer: (isConfirmed: boolean | undefined) => void;
}

function Shown({ message, options = {}, onAnswer }: ShownProps) {
  const { alert, confirm } = useAlert();
  useEffect(() => {
    const { confirmLabel, cancelLabel = '' } = options;
    const answered =
      confirmLabel === undefined
        ? alert(message, options)
        : confirm(message, { ...options, confirmLabel, cancelLabel });
    void answered.then((isConfirmed) => onAnswer(isConfirmed ?? undefined));
  }, [alert, confirm, message, options, onAnswer]);
  return null;
}

const closeDialog = fn();
const question = '정말 이 예약을 취소하시겠습니까?';
const answers = {
  confirmLabel: '예약 취소',
  cancelLabel: '예약 유지',
  link: { label: '결제 내역 보기', href: '#records' },
};

function Cancellation() {
  const { alert, confirm } = useAlert();
  const [outcome, setOutcome] = useState('예약됨');
  const cancel = async () => {
    const withdrawn = new AbortController();
    window.addEventListener('withdraw', () => withdrawn.abort(), { once: true });
    const isConfirmed = await confirm(question, { ...answers, signal: withdrawn.signal });
    if (isConfirmed) await alert('예약이 취소되었습니다.');
    setOutcome(isConfirmed ? '취소됨' : '유지함');
  };
  const warn = () => {
    void alert('첫 번째 알림입니다.');
    void alert('두 번째 알림입니다.', { tone: 'danger' });
  };
  return (
    <Inline gap="sm">
      <Button variant="secondary" onPress={() => void cancel()}>
        예약 취소
      </Button>
      <Button variant="secondary" onPress={warn}>
        알림 두 개
      </Button>
      <p>상태: {outcome}</p>
    </Inline>
  );
}

const meta = {
  title: '컴포넌트/AlertDialog',
  tags: ['autodocs'],
  component: Shown,
  subcomponents: { AlertProvider },
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  decorators: [
    (Story) => (
      <AlertProvider>
        <Story />
      </AlertProvider>
    ),
    withRouterLink,
  ],
  args: { message: '로그인이 필요합니다.', onAnswer: fn() },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(message: string, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: message });
  const pressed = within(dialog).getByRole('button', { name: button });
  if (button !== '예약 취소') await waitFor(() => expect(pressed).toHaveFocus());
  await userEvent.click(pressed);
}

const expectFocusBackOn = (opener: HTMLElement) =>
  expectClosed('alertdialog').then(() => waitFor(() => expect(opener).toHaveFocus()));

/** 포커스는 확인 버튼에 있습니다. */
export const Default: Story = {
  name: '알림',
  tags: ['picture'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '로그인이 필요합니다.' });
    await expect(dialog).toHaveTextContent('로그인이 필요합니다.');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus());
  },
};

/** 제목이 있으면 제목이 이름이 되고 내용은 설명이 됩니다. 열리면 포커스는 확인 버튼에 있습니다. */
export const Failed: Story = {
  name: '오류와 제목, 링크',
  tags: ['picture'],
  args: {
    message: '예약 실패: 마감된 수업입니다.',
    options: {
      tone: 'danger',
      title: '예약 실패',
      link: { label: '다른 수업 보기', href: '#classes' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '예약 실패' });
    await expect(dialog).toHaveAccessibleDescription('예약 실패: 마감된 수업입니다.');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus());
  },
};

/** 링크를 누르면 닫힙니다. */
export const Followed: Story = {
  ...Failed,
  name: '링크를 누를 때',
  tags: [],
  play: async ({ args }) => {
    navigate.mockClear();
    await userEvent.click(await screen.findByRole('link', { name: '다른 수업 보기' }));
    await expect(navigate.mock.calls).toEqual([['#classes']]);
    await expectClosed('alertdialog');
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};

const cancellation = {
  message: '정말 이 예약을 취소하시겠습니까?',
  options: {
    subject: '11월 25일 (수) 10:00 · 필라테스',
    confirmLabel: '예약 취소',
    cancelLabel: '예약 유지',
  },
};

/** 두 버튼에 누르면 일어나는 일을 적습니다. 빨간 버튼과 포커스는 유지 버튼이고, 바깥을 눌러도 닫히지 않습니다. */
export const Confirm: Story = {
  name: '질문',
  tags: ['picture', 'rule:question:answers'],
  args: cancellation,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: cancellation.message });
    await expect(dialog).toHaveAccessibleDescription(cancellation.options.subject);
    await expect(within(dialog).getByRole('button', { name: '예약 취소' })).toBeVisible();
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    const keep = within(dialog).getByRole('button', { name: '예약 유지' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(args.onAnswer).not.toHaveBeenCalled();
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
  args: { options: { tone: 'info', confirmLabel: '로그인하기', cancelLabel: '닫기' } },
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
    message: longMessage,
    options: {
      title: '수업을 삭제할까요?',
      link: { label: '수업 관리', href: '#classes' },
      confirmLabel: '수업 삭제',
      cancelLabel: '돌아가기',
    },
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

/** Enter와 Esc는 알림에서 확인, 질문에서 유지 버튼과 같습니다. */
export const Keys: Story = {
  name: '키보드',
  render: () => <Cancellation />,
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: '예약 취소' });
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.click(cancel);
      await screen.findByRole('alertdialog', { name: question });
      const keep = screen.getByRole('button', { name: '예약 유지' });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard(key);
      await expectFocusBackOn(cancel);
      await expect(canvas.getByText('상태: 유지함')).toBeVisible();
    }
  },
};

/** 코드에서 `await confirm(…)`으로 묻고 답에 따라 이어서 실행합니다. 끝나면 포커스가 눌렀던 버튼으로 돌아옵니다. */
export const Asking: Story = {
  name: '묻고 알리기',
  render: () => <Cancellation />,
  play: async ({ canvas }) => {
    const cancel = canvas.getByRole('button', { name: '예약 취소' });
    await userEvent.click(cancel);
    await press(question, '예약 유지');
    await expectFocusBackOn(cancel);
    await expect(canvas.getByText('상태: 유지함')).toBeVisible();
    await userEvent.click(cancel);
    await press(question, '예약 취소');
    await press('예약이 취소되었습니다.', '확인');
    await expect(await canvas.findByText('상태: 취소됨')).toBeVisible();
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** 알림이 여러 개면 하나씩 차례로 보여 줍니다. 앞의 질문이 닫히는 중에 열려도 포커스는 나중에 누른 버튼으로 돌아옵니다. */
export const Queue: Story = {
  name: '알림이 이어질 때',
  render: () => <Cancellation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await press(question, '예약 유지');
    // The question is still fading out.
    const opener = canvas.getByRole('button', { name: '알림 두 개' });
    await userEvent.click(opener);
    await press('첫 번째 알림입니다.', '확인');
    await expectFocusInside(
      await screen.findByRole('alertdialog', { name: '두 번째 알림입니다.' }),
    );
    await userEvent.keyboard('{Escape}');
    await expectFocusBackOn(opener);
  },
};

/** 대화 상자에서 질문하면 그 위에 열리고, Esc를 누르면 질문만 닫힙니다. */
export const OverDialog: Story = {
  name: '대화 상자 위의 질문',
  tags: ['picture'],
  render: () => (
    <Dialog isOpen onOpenChange={closeDialog} title="예약 내역">
      <Cancellation />
    </Dialog>
  ),
  play: async () => {
    closeDialog.mockClear();
    const dialog = within(await screen.findByRole('dialog', { name: '예약 내역' }));
    const cancel = dialog.getByRole('button', { name: '예약 취소' });
    await userEvent.click(cancel);
    const asked = await screen.findByRole('alertdialog', { name: question });
    await waitFor(() =>
      expect(within(asked).getByRole('button', { name: '예약 유지' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expectFocusBackOn(cancel);
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await expect(closeDialog).not.toHaveBeenCalled();
  },
};

function Schedule() {
  const { alert } = useAlert();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener('storage', open);
    return () => window.removeEventListener('storage', open);
  }, []);
  return (
    <>
      <Button onPress={() => void alert('목록을 불러올 수 없습니다.')}>불러오기</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="예약 내역">
        예약이 없습니다.
      </Dialog>
    </>
  );
}

/** 알림이 떠 있을 때 열린 대화 상자는 알림을 가리지 않고, 알림을 닫으면 나타납니다. */
export const BeforeDialog: Story = {
  name: '알림 다음의 대화 상자',
  render: () => <Schedule />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '불러오기' }));
    await screen.findByRole('alertdialog', { name: '목록을 불러올 수 없습니다.' });
    window.dispatchEvent(new StorageEvent('storage'));
    await press('목록을 불러올 수 없습니다.', '확인');
    const dialog = await screen.findByRole('dialog', { name: '예약 내역' });
    await expectClosed('alertdialog');
    await expectFocusInside(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** 물을 필요가 없어지면(`signal`) 그 질문은 유지 버튼을 누른 것처럼 닫힙니다. */
export const AbortedQuestion: Story = {
  name: '질문을 거둘 때',
  render: () => <Cancellation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await screen.findByRole('alertdialog', { name: question });
    window.dispatchEvent(new Event('withdraw'));
    await expectClosed('alertdialog');
    await expect(await canvas.findByText('상태: 유지함')).toBeVisible();
  },
};

/** 질문의 링크를 누르면 유지 버튼과 같습니다. */
export const LinkInQuestion: Story = {
  name: '질문의 링크',
  render: () => <Cancellation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    await userEvent.click(await screen.findByRole('link', { name: '결제 내역 보기' }));
    await expectClosed('alertdialog');
    await expect(await canvas.findByText('상태: 유지함')).toBeVisible();
  },
};

function Records() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      결제 내역
    </h2>
  );
}

/** The alert's link opens a page that focuses its heading. */
function Pages() {
  const [path, setPath] = useState('');
  useEffect(() => void navigate.mockImplementation(setPath), []);
  return (
    <div tabIndex={-1}>
      <LinkProvider component={RouterLink}>
        <AlertProvider>{path === '' ? <Cancellation /> : <Records />}</AlertProvider>
      </LinkProvider>
    </div>
  );
}

/** 링크로 연 화면의 포커스를 빼앗지 않습니다. */
export const LinkToPage: Story = {
  name: '다른 화면으로 이동하는 링크',
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 취소' }));
    (await screen.findByRole('link', { name: '결제 내역 보기' })).focus();
    await userEvent.keyboard('{Enter}');
    await expectClosed('alertdialog');
    // The provider restores focus within the next frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('heading', { name: '결제 내역' })).toHaveFocus();
  },
};
