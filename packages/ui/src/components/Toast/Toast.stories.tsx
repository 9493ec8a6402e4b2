import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectAbove, middleOf, pressTwice } from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Button } from '../Button/index.ts';
import { tokens } from '../../theme/tokens.ts';
import { Dialog } from '../Dialog/index.ts';
import { ToastProvider, useToast, type ToastOptions } from './index.ts';

const short = { duration: 400 };
const long = { duration: 60_000 };

interface NewsProps {
  /** The toasts of the buttons, one for each. */
  news: [message: string, options?: ToastOptions][];
  /** The buttons are in a dialog. */
  isInDialog?: boolean;
}

function News({ news, isInDialog = false }: NewsProps) {
  const { showToast } = useToast();
  const [isOpen, setOpen] = useState(isInDialog);
  const buttons = news.map(([message, options]) => (
    <Button key={message} variant="secondary" onPress={() => showToast(message, options)}>
      {message}
    </Button>
  ));
  return isInDialog ? (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="출석 체크">
      {buttons}
    </Dialog>
  ) : (
    <Inline gap="sm">{buttons}</Inline>
  );
}

const meta = {
  title: '컴포넌트/Toast',
  tags: ['autodocs'],
  component: News,
  subcomponents: { ToastProvider },
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { news: [['수업이 등록되었습니다.', short]] },
} satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** 포커스는 그대로 두고 알린 뒤 저절로 사라집니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: '수업이 등록되었습니다.' });
    button.focus();
    button.click();
    await waitFor(() => expect(status).toHaveTextContent(/^수업이 등록되었습니다\.$/));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    await expect(button).toHaveFocus();
  },
};

/** Waits until a short toast shown now would be over. */
function expectOver() {
  const end = performance.now() + 1.5 * short.duration;
  return waitFor(() => expect(performance.now()).toBeGreaterThan(end));
}

/** Shows the toasts of the story, one after the other. */
async function showAll(canvas: Canvas, news: NewsProps['news']) {
  const status = canvas.getByRole('status');
  for (const [message] of news) {
    canvas.getByRole('button', { name: message }).click();
    await within(status).findByText(message);
  }
  return status;
}

/** 마우스나 포커스가 머무는 동안에는 모두 사라지지 않아, 닫으려던 것이 움직이지 않습니다. */
export const Paused: Story = {
  name: '멈춤',
  tags: ['rule:look:toast'],
  args: {
    news: [
      ['예약 성공!', short],
      ['수업이 등록되었습니다.', short],
    ],
  },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('status'));
    canvas.getByRole('button', { name: '예약 성공!' }).click();
    const held = await status.findByText('예약 성공!');
    fireEvent.pointerOver(held);
    canvas.getByRole('button', { name: '수업이 등록되었습니다.' }).click();
    const other = await status.findByText('수업이 등록되었습니다.');
    await expectOver();
    await expect(other).toBeVisible();
    await expect(held).toBeVisible();
    const [dismiss] = status.getAllByRole('button', { name: '알림 닫기' });
    dismiss!.focus();
    fireEvent.pointerOut(held);
    await expectOver();
    await expect(held).toBeVisible();
    dismiss!.blur();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

function setHidden(isHidden: boolean) {
  const state = isHidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** 다른 탭을 보는 동안에는 시간이 흐르지 않아, 돌아와서 읽을 수 있습니다. */
export const HiddenTab: Story = {
  name: '다른 탭을 볼 때',
  tags: ['rule:look:toast'],
  args: { news: [['수업이 등록되었습니다.', short]] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    try {
      canvas.getByRole('button', { name: '수업이 등록되었습니다.' }).click();
      await waitFor(() => expect(status).toHaveTextContent('수업이 등록되었습니다.'));
      setHidden(true);
      canvas.getByRole('button', { name: '수업이 등록되었습니다.' }).click();
      await expectOver();
      await expect(within(status).getAllByText('수업이 등록되었습니다.')).toHaveLength(2);
      setHidden(false);
      await waitFor(() => expect(status).toBeEmptyDOMElement());
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  },
};

/** 세 개까지 머리글 위에 나란히 나오며, 하나씩 닫을 수 있습니다. */
export const Count: Story = {
  name: '개수',
  tags: ['picture'],
  args: {
    news: [
      ['로그인 성공', long],
      ['수업이 등록되었습니다.', long],
      ['예약 성공!', long],
      ['회원번호 12 저장되었습니다.', long],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = await showAll(canvas, args.news);
    await expect(status).toHaveTextContent(
      /^수업이 등록되었습니다\.예약 성공!회원번호 12 저장되었습니다\.$/,
    );
    await expect(boxOf(status).bottom).toBeLessThanOrEqual(parseInt(tokens.size.header) * 16);
    const [, dismiss] = within(status).getAllByRole('button', { name: '알림 닫기' });
    await userEvent.click(dismiss!);
    await expect(status).toHaveTextContent(/^수업이 등록되었습니다\.회원번호 12 저장되었습니다\.$/);
  },
};

/** 하나만 보이는 휴대폰에서는 나중 알림이 앞에 있고, 닫으면 가려져 있던 알림이 나옵니다. */
export const Waiting: Story = {
  name: '가려진 알림',
  globals: { viewport: { value: 'phone' } },
  args: {
    news: [
      ['첫째 알림입니다.', short],
      ['둘째 알림입니다.', long],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = await showAll(canvas, args.news);
    const waiting = within(status).getByText('첫째 알림입니다.');
    await expectOver();
    await expect(waiting).not.toBeVisible();
    within(status).getByRole('button', { name: '알림 닫기' }).click();
    await waitFor(() => expect(waiting).toBeVisible());
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** F6으로 알림에 갔다가 돌아옵니다. 닫으면 다음 알림으로, 마지막에는 있던 곳으로 포커스가 이동합니다. */
export const Keyboard: Story = {
  name: '키보드',
  tags: ['rule:look:toast'],
  args: {
    news: [
      ['첫째 알림입니다.', long],
      ['둘째 알림입니다.', long],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    for (const [message] of args.news)
      await userEvent.click(canvas.getByRole('button', { name: message }));
    const opener = canvas.getByRole('button', { name: '둘째 알림입니다.' });
    const [first, second] = within(status).getAllByRole('button', { name: '알림 닫기' });
    await userEvent.keyboard('{F6}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(first).toHaveFocus();
    await expect(status).toHaveTextContent(/^첫째 알림입니다\.$/);
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
  },
};

/** 눌러서 닫으면 포커스가 있던 곳으로 돌아갑니다. 두 번 눌러도 그 자리에 나타난 알림은 닫지 않습니다. */
export const DismissedByPress: Story = {
  name: '눌러서 닫을 때',
  tags: ['rule:look:toast', 'rule:look:double-press'],
  args: { news: [['첫째 알림입니다.', long]] },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const opener = canvas.getByRole('button', { name: '첫째 알림입니다.' });
    await userEvent.click(opener);
    await userEvent.click(opener);
    const dismiss = within(status).getAllByRole('button', { name: '알림 닫기' });
    await pressTwice(middleOf(dismiss[0] as HTMLElement), status);
    await expect(opener).toHaveFocus();
    await userEvent.click(dismiss[1] as HTMLElement);
    await expect(status).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
  },
};

/** 대화 상자가 열려 있어도 보이고 읽으며, 키보드로도 닫을 수 있습니다. 닫아도 대화 상자는 그대로입니다. */
export const OverDialog: Story = {
  name: '대화 상자 위에서',
  tags: ['rule:look:toast'],
  args: { news: [['출석이 정상적으로 처리되었습니다.', long]], isInDialog: true },
  play: async () => {
    const opener = await screen.findByRole('button', { name: '출석이 정상적으로 처리되었습니다.' });
    await userEvent.click(opener);
    const status = await screen.findByRole('status');
    const dismiss = () => within(status).getByRole('button', { name: '알림 닫기' });
    await userEvent.click(dismiss());
    await expect(status).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(status).toHaveTextContent('출석이 정상적으로 처리되었습니다.');
    await userEvent.keyboard('{F6}');
    await expect(dismiss()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: '출석 체크' })).toBeVisible();
  },
};

/** 휴대폰에서 대화 상자가 화면만큼 높아도 제목과 닫기 버튼을 가리지 않습니다. */
export const OverTallDialog: Story = {
  name: '높은 대화 상자 위에서',
  globals: { viewport: { value: 'phone' } },
  args: {
    news: Array.from({ length: 60 }, (_, index) => [`${index + 1}번째 알림입니다.`, long]),
    isInDialog: true,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    for (const name of ['1번째 알림입니다.', '2번째 알림입니다.'])
      within(dialog).getByRole('button', { name }).click();
    const status = await screen.findByRole('status');
    const toast = await within(status).findByText('2번째 알림입니다.');
    await expect(toast).toBeVisible();
    await expect(within(status).getByText('1번째 알림입니다.')).not.toBeVisible();
    // The sheet is animated while it opens.
    await expectAbove(status, dialog);
    await expect(boxOf(status).top).toBeGreaterThanOrEqual(0);
  },
};

/** 휴대폰에서는 머리글 위에 하나씩 표시해 화면의 내용과 아래 고정 버튼을 가리지 않습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    news: [
      ['로그인 성공', long],
      ['결제가 완료되었습니다. 이용권에서 남은 횟수를 확인해주세요.', long],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = await showAll(canvas, args.news);
    await expect(boxOf(status).bottom).toBeLessThanOrEqual(parseInt(tokens.size.header) * 16);
    await expect(within(status).getByText('로그인 성공')).not.toBeVisible();
  },
};
