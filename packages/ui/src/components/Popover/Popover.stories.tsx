import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  expectClosed,
  expectFocusInside,
  expectSheet,
  expectTouchTarget,
  pressBack,
} from '../../../testing/expectations.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Switch } from '../Switch/index.ts';
import { Text } from '../Text/index.ts';
import { Popover } from './index.ts';

const settings = (close: () => void) => (
  <Stack gap="md">
    <Text as="p">마감된 수업은 예약할 수 없습니다.</Text>
    <Switch label="마감된 수업 숨기기" />
    <Button size="sm" variant="secondary" onPress={close}>
      완료
    </Button>
  </Stack>
);

const meta = {
  title: '컴포넌트/Popover',
  tags: ['autodocs'],
  component: Popover,
  // An overlay is shown as a picture on the docs page.
  parameters: { docs: { story: { inline: false } } },
  args: { label: '보기 설정', children: settings, onOpenChange: fn() },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvas: Pick<typeof screen, 'getByRole'>) =>
  canvas.getByRole('button', { name: '보기 설정' });

/** 버튼 아래에 열리고 포커스가 안으로 이동하며, 안에서만 이동합니다. Esc를 누르거나 내용이 받은 함수로 닫으면 포커스가 버튼으로 돌아옵니다. */
export const Default: Story = {
  name: '기본',
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(trigger(canvas)).toHaveAttribute('aria-expanded', 'false');
    trigger(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '보기 설정' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expectFocusInside(dialog);
    await userEvent.click(within(dialog).getByRole('switch'));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: '완료' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('switch')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    await userEvent.click(trigger(canvas));
    await userEvent.click(await screen.findByRole('button', { name: '완료' }));
    await expectClosed('dialog');
    await userEvent.click(trigger(canvas));
    await screen.findByRole('dialog');
  },
};

/** 휴대폰에서는 화면 아래에서 올라옵니다. 뒤로 가기와 바깥 누르기로도 닫힙니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas));
    await expectSheet(await screen.findByRole('dialog', { name: '보기 설정' }));
    await expect(pressBack()).toBe(true);
    await expectClosed('dialog');
    await expect(pressBack()).toBe(false);
    await userEvent.click(trigger(canvas));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByTestId('underlay'));
    await expectClosed('dialog');
    await userEvent.click(trigger(canvas));
    await screen.findByRole('dialog');
  },
};

/** 긴 내용은 안에서 스크롤하고, 화면보다 넓어지지 않습니다. */
export const Long: Story = {
  name: '긴 내용',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  args: { defaultOpen: true },
  render: (args) => (
    <Popover {...args}>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={line}>{line + 1}. 예약은 수업이 시작되기 전까지 취소할 수 있습니다.</p>
      ))}
    </Popover>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** 열 수 없으면 이유를 보여 주고, 버튼은 포커스를 잃지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="md">
      <Inline gap="md">
        <Popover {...args} />
        <Popover {...args} size="sm" />
        <Popover {...args} variant="ghost" icon="info" />
        <Popover {...args} isLabelHidden icon="info" size="sm" variant="ghost" />
      </Inline>
      <Popover {...args} disabledReason="이용권이 없습니다." />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { name: '보기 설정' });
    for (const button of buttons) await expectTouchTarget(button);
    const disabled = buttons.at(-1)!;
    await expect(disabled).toHaveAccessibleDescription('이용권이 없습니다.');
    await userEvent.click(disabled);
    await expect(disabled).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
