import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Button } from '../Button/index.ts';
import { tokens } from '../../theme/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ToastProvider, useToast, type ToastOptions } from './index.ts';

interface NewsProps {
  /** The toasts of the buttons, one for each. */
  news: [message: string, options?: ToastOptions][];
  /** Whether the buttons are in the dialog. */
  isInDialog?: boolean;
}

function News({ news, isInDialog = false }: NewsProps) {
  const { showToast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const buttons = news.map(([message, options]) => (
    <Button key={message} variant="secondary" onPress={() => showToast(message, options)}>
      {message}
    </Button>
  ));
  return (
    <Inline gap="sm">
      {!isInDialog && buttons}
      <Button variant="ghost" onPress={() => setOpen(true)}>
        창 열기
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="출석 체크">
        <Button
          onPress={() => showToast('출석이 정상적으로 처리되었습니다.', { duration: 60_000 })}
        >
          출석
        </Button>
        {isInDialog && buttons}
      </Dialog>
    </Inline>
  );
}

const meta = {
  title: '컴포넌트/Toast',
  tags: ['autodocs'],
  component: News,
  subcomponents: { ToastProvider },
  // An overlay needs an iframe of its own on the docs page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { news: [['수업이 등록되었습니다.', { duration: 1_000 }]] },
} satisfies Meta<typeof News>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 포커스는 그대로 두고 알린 뒤 저절로 사라지며, 사라지는 동안에는 눌리지 않습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: '수업이 등록되었습니다.' });
    await userEvent.click(button);
    await expect(status).toHaveTextContent(/^수업이 등록되었습니다\.$/);
    await expect(button).toHaveFocus();
    const toast = status.firstElementChild;
    await waitFor(() => expect(toast).toHaveAttribute('inert'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** 마우스나 포커스가 머무는 동안에는 사라지지 않습니다. */
export const Paused: Story = {
  name: '멈춤',
  args: {
    news: [
      ['예약 성공!', { duration: 1_500 }],
      ['수업이 등록되었습니다.', { duration: 1_500 }],
    ],
  },
  play: async ({ canvas }) => {
    const status = within(canvas.getByRole('status'));
    await userEvent.click(canvas.getByRole('button', { name: '예약 성공!' }));
    const held = status.getByText('예약 성공!');
    await userEvent.hover(held);
    // The second toast has the same duration, but is not hovered.
    canvas.getByRole('button', { name: '수업이 등록되었습니다.' }).click();
    await status.findByText('수업이 등록되었습니다.');
    await waitFor(() =>
      expect(status.queryByText('수업이 등록되었습니다.')).not.toBeInTheDocument(),
    );
    await expect(held).toBeInTheDocument();
    await userEvent.unhover(held);
    await waitFor(() => expect(held).not.toBeInTheDocument());
  },
};

/** 종류를 색과 아이콘으로 구분하고, 세 개까지 쌓이며, 하나씩 닫을 수 있습니다. */
export const Tones: Story = {
  name: '종류와 쌓기',
  tags: ['picture'],
  args: {
    news: [
      ['로그인 성공', { duration: 60_000 }],
      ['회원번호 12 저장되었습니다.', { duration: 60_000 }],
      ['새 버전이 있습니다.', { tone: 'info', duration: 60_000 }],
      ['저장하지 못했습니다.', { tone: 'danger', duration: 60_000 }],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    for (const [message] of args.news)
      await userEvent.click(canvas.getByRole('button', { name: message }));
    await expect(within(status).getAllByRole('button', { name: '알림 닫기' })).toHaveLength(3);
    await expect(status).not.toHaveTextContent('로그인 성공');
    await userEvent.click(
      within(status).getAllByRole('button', { name: '알림 닫기' })[0] as HTMLElement,
    );
    await expect(status).toHaveTextContent('새 버전이 있습니다.저장하지 못했습니다.');
  },
};

/** 대화 상자가 열려 있어도 보이고 읽으며, 닫아도 대화 상자는 그대로입니다. */
export const OverDialog: Story = {
  name: '대화 상자 위에서',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '창 열기' }));
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    await userEvent.click(within(dialog).getByRole('button', { name: '출석' }));
    const status = await screen.findByRole('status');
    await expect(status).toHaveTextContent('출석이 정상적으로 처리되었습니다.');
    await userEvent.click(within(status).getByRole('button', { name: '알림 닫기' }));
    await expect(status).toBeEmptyDOMElement();
    await expect(screen.getByRole('dialog', { name: '출석 체크' })).toBeVisible();
  },
};

const boxOf = (element: Element) => element.getBoundingClientRect();

/** 대화 상자가 화면만큼 높아도 제목과 닫기 버튼을 가리지 않습니다. */
export const OverTallDialog: Story = {
  name: '높은 대화 상자 위에서',
  tags: ['rule:look:toast-place'],
  args: {
    news: Array.from({ length: 60 }, (_, index) => [`${index + 1}번째 알림입니다.`]),
    isInDialog: true,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '창 열기' }));
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    for (const name of ['1번째 알림입니다.', '2번째 알림입니다.'])
      within(dialog).getByRole('button', { name }).click();
    const status = await screen.findByRole('status');
    const toast = await within(status).findByText('2번째 알림입니다.');
    await expect(toast).toBeVisible();
    await expect(within(status).getByText('1번째 알림입니다.')).not.toBeVisible();
    // The sheet is animated while it opens.
    await waitFor(() => expect(boxOf(status).bottom).toBeLessThanOrEqual(boxOf(dialog).top));
    await expect(boxOf(status).top).toBeGreaterThanOrEqual(0);
  },
};

export const OverTallDialogPhone: Story = {
  ...OverTallDialog,
  name: '휴대폰의 높은 대화 상자 위에서',
  globals: { viewport: { value: 'phone' } },
};

/** 휴대폰에서는 머리글 위에 하나씩 표시해 화면의 내용과 아래 고정 버튼을 가리지 않습니다. */
export const Phone: Story = {
  ...Tones,
  name: '휴대폰',
  tags: ['picture', 'rule:look:toast-place'],
  globals: { viewport: { value: 'phone' } },
  args: {
    news: [
      ['로그인 성공', { duration: 60_000 }],
      ['결제가 완료되었습니다. 이용권에서 남은 횟수를 확인해주세요.', { duration: 60_000 }],
    ],
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('status');
    for (const [message] of args.news) {
      await userEvent.click(canvas.getByRole('button', { name: message }));
      await expect(within(status).getByText(message)).toBeVisible();
      await expect(boxOf(status).bottom).toBeLessThanOrEqual(parseInt(tokens.size.header) * 16);
    }
    await expect(within(status).getByText('로그인 성공')).not.toBeVisible();
  },
};
