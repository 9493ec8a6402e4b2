import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, type screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Switch } from '../Switch/index.ts';
import { expectAbove } from '../../../testing/expectations.ts';
import { SaveBar } from './index.ts';

const names = Array.from({ length: 12 }, (_, at) => `알림 ${at + 1}`);

function Notifications() {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const change = (name: string, isSelected: boolean) =>
    setChanged(isSelected ? [...changed, name] : changed.filter((other) => other !== name));
  return (
    <SaveBar
      message={changed.length > 0 ? `변경한 알림 ${changed.length}개` : null}
      actions={
        <>
          <Button size="sm" variant="ghost">
            되돌리기
          </Button>
          <Button size="sm" onPress={() => setChanged([])}>
            모두 저장
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {names.map((name) => (
          <Switch
            key={name}
            label={name}
            isSelected={changed.includes(name)}
            onChange={(isSelected) => change(name, isSelected)}
          />
        ))}
      </Stack>
    </SaveBar>
  );
}

const meta = {
  title: '컴포넌트/SaveBar',
  tags: ['autodocs'],
  component: SaveBar,
  args: { message: null, actions: null, children: null },
  render: () => <Notifications />,
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;
const barOf = (canvas: Pick<typeof screen, 'getByRole'>) =>
  canvas.getByRole('status').parentElement!;

/** 바가 나타나도 목록은 움직이지 않고, 무엇을 변경했는지 스크린 리더가 읽습니다. 저장하면 포커스는 목록에 남습니다. */
export const Default: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('switch', { name: '알림 1' });
    const { top } = first.getBoundingClientRect();
    await userEvent.click(first);
    await userEvent.click(canvas.getByRole('switch', { name: '알림 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('변경한 알림 2개');
    await expect(first.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: '모두 저장' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toContainElement(first);
  },
};

/** 목록이 보이는 동안 화면 아래에 남고, 키보드로 이동할 때 항목을 가리지 않습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '알림 1' }));
    const bar = barOf(canvas);
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight));
    for (let times = 0; times < 9; times += 1) await userEvent.tab();
    const row = canvas.getByRole('switch', { name: '알림 10' });
    await expect(row).toHaveFocus();
    await expectAbove(row, bar);
    window.scrollTo(0, 0);
  },
};

/** 400%로 확대하면 바가 화면을 가리지 않고 내용과 함께 스크롤합니다. */
export const Zoomed: Story = {
  name: '400% 확대',
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '알림 1' }));
    await expect(getComputedStyle(barOf(canvas)).position).toBe('static');
  },
};

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  args: { message: '변경한 알림 2개', children: <Switch label="알림" defaultSelected /> },
  render: (args) => (
    <Stack gap="xl">
      <SaveBar {...args} actions={<Button size="sm">모두 저장</Button>} />
      <SaveBar
        {...args}
        actions={
          <Button size="sm" isPending>
            모두 저장
          </Button>
        }
      />
    </Stack>
  ),
};
