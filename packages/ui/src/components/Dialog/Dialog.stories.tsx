import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useControlled } from '../../../testing/use-controlled.ts';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function Controlled(props: DialogProps) {
  const [isOpen, onOpenChange] = useControlled(props.isOpen, props.onOpenChange);
  return (
    <>
      <Button variant="secondary" onPress={() => onOpenChange(true)}>
        출석 체크
      </Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={onOpenChange} />
    </>
  );
}

const meta = {
  title: '컴포넌트/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  // An overlay needs an iframe of its own on the docs page.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: (args) => <Controlled {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: '출석 체크',
    children: '회원의 전화번호로 오늘의 출석을 기록합니다.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** 열면 포커스가 안으로 이동하고, 닫으면 열었던 버튼으로 돌아옵니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: '출석 체크' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await userEvent.click(opener);
  },
};

/** 아래의 동작은 내용이 길어도 항상 보입니다. */
export const LongWithFooter: Story = {
  name: '긴 내용과 동작',
  tags: ['picture'],
  args: {
    title: '이용 약관',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{line + 1}. 예약은 수업이 시작되기 전까지 취소할 수 있습니다.</p>
    )),
    summary: '40개 조항',
    footer: <Button>동의합니다</Button>,
  },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: '이용 약관' });
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight * 0.9,
    );
    const action = within(dialog).getByRole('button', { name: '동의합니다' });
    await waitFor(() => expect(action).toBeVisible());
    await step('스크롤해 간 것은 동작에 가리지 않는다', async () => {
      const last = within(dialog).getByText(/^39\./);
      last.scrollIntoView({ block: 'nearest' });
      await expect(last.getBoundingClientRect().bottom).toBeLessThan(
        action.getBoundingClientRect().top,
      );
      dialog.scrollTo(0, 0);
    });
    await expect(within(dialog).getByText('40개 조항')).toHaveAttribute('aria-live', 'polite');
  },
};

/** 표나 달력을 담는 넓은 대화 상자입니다. */
export const Large: Story = {
  name: '넓은 대화 상자',
  tags: ['picture'],
  args: { size: 'lg', title: '수업 시간' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '수업 시간' });
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(600);
  },
};

function Growing() {
  const [lines, setLines] = useState(0);
  return (
    <>
      <Button onPress={() => setLines(lines + 10)}>열 줄 더하기</Button>
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>{line + 1}번째 결과</p>
      ))}
    </>
  );
}

/** 내용이 늘어도 창이 움직이지 않습니다. */
export const FixedHeight: Story = {
  name: '높이 고정',
  args: { isFixedHeight: true, children: <Growing />, footer: <Button>출석</Button> },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '출석 체크' }));
    const more = dialog.getByRole('button', { name: '열 줄 더하기' });
    const places = () =>
      dialog.getAllByRole('button').map((one) => one.getBoundingClientRect().top);
    await waitFor(() => expect(places().every((top) => top > 0)).toBe(true));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const before = places();
    for (const lines of [10, 20, 30, 40]) {
      await userEvent.click(more);
      await expect(dialog.getAllByText(/번째 결과$/)).toHaveLength(lines);
      await expect(places()).toEqual(before);
    }
  },
};

/** 휴대폰에서는 아래에서 올라오는 시트가 됩니다. */
export const Sheet: Story = {
  name: '휴대폰 시트',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (close) => (
      <Button isFullWidth onPress={close}>
        출석
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '출석' }));
    await expectClosed();
    await userEvent.click(canvas.getByRole('button', { name: '출석 체크' }));
    await screen.findByRole('dialog');
  },
};
