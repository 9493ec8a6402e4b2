import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectAbove,
  expectClosed,
  expectFocusInside,
  middleOf,
  pressTwice,
} from '../../../testing/expectations.ts';
import { useControlled } from '../../../testing/use-controlled.ts';
import { withPreference } from '../../../testing/with-preference.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { TextField } from '../TextField/index.ts';
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
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
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

/** 열면 포커스가 안으로 이동하고, 닫으면 열었던 버튼으로 돌아옵니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: '출석 체크' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '출석 체크' });
    await expectFocusInside(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    await expectClosed('dialog');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

/** 열었던 버튼이 그사이 없어졌으면 버튼이 있던 곳에 포커스가 돌아옵니다. */
export const OpenerRemoved: Story = {
  name: '열었던 버튼이 없어졌을 때',
  render: function Removable(args) {
    const [isOpen, setOpen] = useState(false);
    const [isRemoved, setRemoved] = useState(false);
    return (
      <div tabIndex={-1} data-testid="container">
        {!isRemoved && <Button onPress={() => setOpen(true)}>지울 회원</Button>}
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen}>
          <Button onPress={() => setRemoved(true)}>지우기</Button>
        </Dialog>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '지울 회원' }));
    await userEvent.click(await screen.findByRole('button', { name: '지우기' }));
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await waitFor(() => expect(canvas.getByTestId('container')).toHaveFocus());
  },
};

/** 아래의 동작은 내용이 길어도 항상 보이고, 스크롤해 간 것을 가리지 않습니다. */
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
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '이용 약관' });
    const action = within(dialog).getByRole('button', { name: '동의합니다' });
    await waitFor(() => expect(action).toBeVisible());
    const last = within(dialog).getByText(/^39\./);
    last.scrollIntoView({ block: 'nearest' });
    await expectAbove(last, action);
    dialog.scrollTo(0, 0);
    await expect(within(dialog).getByText('40개 조항')).toHaveAttribute('aria-live', 'polite');
  },
};

/** 표나 달력을 담는 넓은 대화 상자입니다. */
export const Large: Story = {
  name: '넓은 대화 상자',
  tags: ['picture'],
  args: { size: 'lg', title: '수업 시간', id: 'times', 'data-testid': 'times-dialog' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '수업 시간' });
    await expect(dialog).toHaveAttribute('id', 'times');
    await expect(screen.getByTestId('times-dialog')).toBe(dialog);
  },
};

/** 내용이 늘어도 창이 움직이지 않습니다. */
export const FixedHeight: Story = {
  name: '높이 고정',
  tags: ['picture'],
  args: { isFixedHeight: true, footer: <Button>출석</Button> },
  render: function Growing(args) {
    const [lines, setLines] = useState<string[]>([]);
    return (
      <Dialog {...args}>
        <Button
          onPress={() => setLines(Array.from({ length: 40 }, (_, at) => `${at + 1}번째 결과`))}
        >
          결과 더하기
        </Button>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '출석 체크' }));
    const places = () =>
      dialog.getAllByRole('button').map((one) => one.getBoundingClientRect().top);
    await waitFor(() => expect(places().every((top) => top > 0)).toBe(true));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const before = places();
    await userEvent.click(dialog.getByRole('button', { name: '결과 더하기' }));
    await expect(dialog.getAllByText(/번째 결과$/)).toHaveLength(40);
    await expect(places()).toEqual(before);
  },
};

/** 휴대폰에서는 아래에서 올라오는 시트가 됩니다. 내용은 닫기 함수를 받습니다. */
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
    await userEvent.click(await screen.findByRole('button', { name: '출석' }));
    await expectClosed('dialog');
    await userEvent.click(canvas.getByRole('button', { name: '출석 체크' }));
    await screen.findByRole('dialog');
  },
};

const pressOutside = () =>
  userEvent.click(screen.getByRole('dialog').parentElement?.parentElement as HTMLElement);

/** 바깥을 누르면 닫히지만, 입력하거나 고른 내용이 있으면 지워지지 않도록 그대로 있습니다. 처음부터 있던 내용은 입력한 내용이 아닙니다. */
export const TypedContent: Story = {
  name: '입력한 내용이 있을 때',
  tags: ['rule:look:dialog-typed'],
  args: {
    children: (
      <Form onSubmit={fn()}>
        <TextField label="이름" defaultValue="김하늘" />
        <TextField label="전화번호" />
        <NumberField label="인원" />
      </Form>
    ),
  },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByText('출석 체크');
    const phone = () => screen.findByRole('textbox', { name: '전화번호' });
    await userEvent.click(await phone());
    await pressOutside();
    await expectClosed('dialog');
    await userEvent.click(opener);
    await userEvent.type(await phone(), '1');
    await pressOutside();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(await phone(), '{Backspace}');
    await pressOutside();
    await expectClosed('dialog');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '늘리기' }));
    await pressOutside();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
  },
};

/** 두 번 눌러 열거나 닫아도 두 번째 누름은 그 자리에 나타난 것을 누르지 않습니다. */
export const DoublePress: Story = {
  name: '두 번 누를 때',
  tags: ['rule:look:double-press'],
  args: { isOpen: false },
  render: function OverOpener(args) {
    const [isOpen, onOpenChange] = useControlled(args.isOpen, args.onOpenChange);
    return (
      <>
        <button
          type="button"
          style={{ inlineSize: '100%', blockSize: '90dvh' }}
          onClick={() => onOpenChange(true)}
        >
          출석 체크
        </button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={onOpenChange} />
      </>
    );
  },
  // Otherwise the leaving dialog itself takes the press.
  beforeEach: withPreference('reducedMotion'),
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: '출석 체크' });
    opener.click();
    const dialog = await screen.findByRole('dialog');
    const close = within(dialog).getByRole('button', { name: '닫기' });
    const place = middleOf(close);
    await step('닫을 때 아래의 버튼을 누르지 않는다', async () => {
      await pressTwice(place, opener);
      await expect(args.onOpenChange.mock.calls).toEqual([[true], [false]]);
    });
    await step('열 때 위에 나타난 버튼을 누르지 않는다', async () => {
      await pressTwice(place, document.body);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
  },
};

/** Esc를 한 번 누르면 위의 대화 상자만 닫힙니다. 닫히는 동안 다시 누르면 아래의 대화 상자도 닫힙니다. */
export const EscapeTwice: Story = {
  name: 'Esc를 두 번 누를 때',
  tags: ['motion', 'rule:look:dialog-typed'],
  render: function Nested(args) {
    const [isInnerOpen, setInnerOpen] = useState(false);
    return (
      <Controlled {...args}>
        <Button onPress={() => setInnerOpen(true)}>회원 보기</Button>
        <Dialog isOpen={isInnerOpen} onOpenChange={setInnerOpen} title="회원">
          회원 6명
        </Dialog>
      </Controlled>
    );
  },
  play: async ({ canvas }) => {
    const openInner = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '회원 보기' }));
      await expectFocusInside(await screen.findByRole('dialog', { name: '회원' }));
    };
    await openInner();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await expect(screen.getByRole('dialog', { name: '출석 체크' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '회원 보기' })).toHaveFocus());
    await openInner();
    await userEvent.keyboard('{Escape}{Escape}');
    await expectClosed('dialog');
    await expect(canvas.getByRole('button', { name: '출석 체크' })).toBeVisible();
  },
};
