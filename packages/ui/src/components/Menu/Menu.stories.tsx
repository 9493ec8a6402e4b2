import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { navigate, withRouterLink } from '../../../testing/RouterLink.tsx';
import {
  expectClosed,
  expectSheet,
  expectTouchTarget,
  pressBack,
} from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Menu } from './index.ts';

const meta = {
  title: '컴포넌트/Menu',
  tags: ['autodocs'],
  component: Menu<string>,
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  decorators: [withRouterLink],
  args: {
    label: '강지연 님 관리',
    items: [
      { id: 'reserve', label: '수업 예약' },
      { id: 'history', label: '출석 기록 보기', href: '#history' },
      { id: 'pause', label: '이용권 정지', disabledReason: '남은 이용권이 없습니다.' },
      { id: 'remove', label: '회원 삭제', tone: 'danger' },
    ],
    onPress: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Menu<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvas: Pick<typeof screen, 'getByRole'>) =>
  canvas.getByRole('button', { name: '강지연 님 관리' });
const paused = '이용권 정지 남은 이용권이 없습니다.';
const item = (name: string) => screen.getByRole('menuitem', { name });
const expectFocus = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());

async function open(canvas: Pick<typeof screen, 'getByRole'>) {
  await userEvent.click(trigger(canvas));
  return screen.findByRole('menu', { name: '강지연 님 관리' });
}

/** 항목을 누르면 한 번 실행되고 닫히며, 포커스는 버튼으로 돌아옵니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expectTouchTarget(trigger(canvas));
    await open(canvas);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    for (const name of ['수업 예약', '회원 삭제'])
      await waitFor(() => expectTouchTarget(item(name)));
    await userEvent.click(item('회원 삭제'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(args.onPress).toHaveBeenLastCalledWith('remove');
    await expectClosed('menu');
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await open(canvas);
  },
};

/** 화살표, Home, End, 글자로 이동하고 Enter로 실행합니다. 누를 수 없는 항목도 포커스를 받아 이유를 읽어 줍니다. Esc를 누르면 아무것도 하지 않고 닫힙니다. */
export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas, args }) => {
    trigger(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await expectFocus('수업 예약');
    await userEvent.keyboard('{ArrowUp}');
    await expectFocus('회원 삭제');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expectFocus('출석 기록 보기');
    await userEvent.keyboard('{End}');
    await expectFocus('회원 삭제');
    await userEvent.keyboard('이');
    await expectFocus(paused);
    await expect(item(paused)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu');
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expectFocus('수업 예약');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('reserve');
  },
};

/** 링크는 앱의 링크로 이동하고 메뉴를 닫습니다. */
export const WithLink: Story = {
  name: '링크',
  play: async ({ canvas, args }) => {
    navigate.mockClear();
    await open(canvas);
    await expect(item('출석 기록 보기')).toHaveAttribute('href', '#history');
    await userEvent.click(item('출석 기록 보기'));
    await expect(navigate.mock.calls).toEqual([['#history']]);
    await expect(args.onPress).toHaveBeenLastCalledWith('history');
    await expectClosed('menu');
  },
};

/** 휴대폰에서는 화면 아래에서 올라옵니다. 뒤로 가기로도 닫힙니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectSheet(await open(canvas));
    await expect(pressBack()).toBe(true);
    await expectClosed('menu');
    await open(canvas);
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: {
    items: [
      { id: 'show', label: '보기', icon: 'eye' },
      { id: 'hide', label: '숨기기', icon: 'eyeOff', isDisabled: true },
      { id: 'open', label: '새 탭에서 열기', icon: 'external', href: '#history' },
      { id: 'remove', label: '삭제', icon: 'close', tone: 'danger' },
      {
        id: 'clear',
        label: '모두 삭제',
        icon: 'backspace',
        tone: 'danger',
        disabledReason: '삭제할 것이 없습니다.',
      },
    ],
  },
  render: (args) => (
    <Inline gap="md">
      <Menu {...args} disabledReason="탈퇴한 회원입니다." />
      <Menu {...args} size="sm" variant="ghost" icon="info" />
      <Menu {...args} size="sm" isLabelHidden />
      <Menu {...args} label="열린 메뉴" defaultOpen />
    </Inline>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu', { name: '열린 메뉴' });
    // It is invisible until it has its place.
    await waitFor(() => expect(menu).toBeVisible());
  },
};
