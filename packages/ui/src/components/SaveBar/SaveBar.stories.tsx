import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectNoOverflow } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Row, RowList } from '../RowList/index.ts';
import { Switch } from '../Switch/index.ts';
import { SaveBar } from './index.ts';

const names = Array.from({ length: 12 }, (_, at) => `알림 ${at + 1}`);

function Notifications() {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setChanged((before) =>
      before.includes(name) ? before.filter((other) => other !== name) : [...before, name],
    );
  return (
    <SaveBar
      message={changed.length > 0 ? `변경한 알림 ${changed.length}개` : null}
      actions={
        <>
          <Button size="sm" variant="ghost" onPress={() => setChanged([])}>
            되돌리기
          </Button>
          <Button size="sm" onPress={() => setChanged([])}>
            모두 저장
          </Button>
        </>
      }
    >
      <RowList aria-label="알림">
        {names.map((name) => (
          <Row
            key={name}
            title={name}
            action={
              <Switch
                label={name}
                isLabelHidden
                isSelected={changed.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </RowList>
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
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const barOf = (canvas: Canvas) => canvas.getByRole('status').parentElement!;

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
    await expect(document.activeElement).toContainElement(first);
    await expect(first.getBoundingClientRect().top).toBe(top);
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
    await waitFor(() =>
      expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      ),
    );
    await expectNoOverflow();
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
    await expectNoOverflow();
  },
};

const list = (
  <RowList aria-label="알림">
    {names.slice(0, 2).map((name) => (
      <Row key={name} title={name} />
    ))}
  </RowList>
);

export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <SaveBar message="변경한 알림 2개" actions={<Button size="sm">모두 저장</Button>}>
        {list}
      </SaveBar>
      <SaveBar
        message="변경한 알림 2개"
        actions={
          <>
            <Button size="sm" variant="ghost">
              되돌리기
            </Button>
            <Button size="sm" isPending>
              모두 저장
            </Button>
          </>
        }
      >
        {list}
      </SaveBar>
    </Stack>
  ),
};
