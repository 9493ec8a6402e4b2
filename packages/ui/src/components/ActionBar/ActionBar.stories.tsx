import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectAbove } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Switch } from '../Switch/index.ts';
import { ActionBar } from './index.ts';

const amounts = Array.from({ length: 24 }, (_, at) => ({ id: `${at + 1}`, label: `${at + 1}개` }));
const hint = { note: '수량을 고르면 금액이 여기에 표시됩니다.' };

function Choice({ actions }: { actions: ReactNode }) {
  const [value, choose] = useState<string | null>(null);
  const summary = { title: `${value}개`, value: `${value},000원`, note: '배송비 포함' };
  return (
    <ActionBar summary={value === null ? hint : summary} actions={actions}>
      <RadioGroup label="수량" variant="card" value={value} onChange={choose} items={amounts} />
    </ActionBar>
  );
}

const names = Array.from({ length: 12 }, (_, at) => `알림 ${at + 1}`);

function Changes() {
  const [changed, setChanged] = useState<readonly string[]>([]);
  return (
    <ActionBar
      summary={changed.length > 0 ? { title: `변경한 알림 ${changed.length}개` } : undefined}
      isAnnounced
      actions={
        changed.length > 0 && (
          <>
            <Button size="sm" variant="ghost">
              되돌리기
            </Button>
            <Button size="sm" onPress={() => setChanged([])}>
              모두 저장
            </Button>
          </>
        )
      }
    >
      <Stack gap="sm">
        {names.map((name) => (
          <Switch
            key={name}
            label={name}
            isSelected={changed.includes(name)}
            onChange={() => setChanged([...changed, name])}
          />
        ))}
      </Stack>
    </ActionBar>
  );
}

const press = fn();
const order = <Button onPress={press}>주문하기</Button>;

const meta = {
  title: '컴포넌트/ActionBar',
  tags: ['autodocs'],
  component: ActionBar,
  args: { children: '고를 것', summary: hint, actions: order },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const barOf = (canvas: Canvas, text: string) =>
  canvas.getByText(text).parentElement!.parentElement!;

/** 고르기 전후의 높이가 같고, 키보드로 고를 때도 항목이 바에 가려지지 않습니다. */
export const Phone: Story = {
  name: '휴대폰',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: ({ actions }) => <Choice actions={actions} />,
  play: async ({ canvas }) => {
    const bar = barOf(canvas, hint.note);
    const { height, bottom } = bar.getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('radio', { name: '16개' }));
    await expect(canvas.getByText('16,000원')).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBe(height);
    for (let times = 0; times < 4; times += 1) await userEvent.keyboard('{ArrowDown}');
    const radio = canvas.getByRole('radio', { name: '20개' });
    await expect(radio).toHaveFocus();
    await expectAbove(radio, bar);
    await userEvent.click(canvas.getByRole('button', { name: '주문하기' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** 400%로 확대하면 바가 화면을 가리지 않고 내용과 함께 스크롤합니다. */
export const Zoomed: Story = {
  ...Phone,
  name: '400% 확대',
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(barOf(canvas, hint.note)).position).toBe('static');
  },
};

/** 바가 나타나도 내용은 움직이지 않고 키보드로 이동할 때 가려지지 않으며, 무엇을 변경했는지 스크린 리더가 읽습니다. 저장하면 포커스는 내용에 남습니다. */
export const Unsaved: Story = {
  name: '저장하지 않은 변경',
  tags: ['picture'],
  globals: { viewport: { value: 'smallPhone' } },
  render: () => <Changes />,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('switch', { name: '알림 1' });
    const { top } = first.getBoundingClientRect();
    await userEvent.click(first);
    await expect(canvas.getByRole('status')).toHaveTextContent('변경한 알림 1개');
    await expect(first.getBoundingClientRect().top).toBe(top);
    const bar = barOf(canvas, '변경한 알림 1개');
    for (let times = 0; times < 9; times += 1) await userEvent.tab();
    const row = canvas.getByRole('switch', { name: '알림 10' });
    await expect(row).toHaveFocus();
    await expectAbove(row, bar);
    await userEvent.click(canvas.getByRole('button', { name: '모두 저장' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toContainElement(first);
    await userEvent.click(first);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** 고르기 전에는 버튼을 강조하지 않습니다. 선택한 항목 대신 누를 수 없는 이유를 보여 줍니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="xl">
      <ActionBar summary={hint} actions={<Button variant="secondary">주문하기</Button>}>
        아직 고르지 않은 것
      </ActionBar>
      <ActionBar
        summary={{ title: '3개', value: '3,000원', note: '배송비 포함' }}
        actions={<Button>주문하기</Button>}
      >
        고른 것
      </ActionBar>
      <ActionBar summary={{ title: '3개' }} actions={<Button isPending>주문하기</Button>}>
        처리 중
      </ActionBar>
      <ActionBar
        summary={{ title: '2개' }}
        actions={
          <Button disabledReason="주문은 내일부터 받습니다." onPress={press}>
            주문하기
          </Button>
        }
      >
        누를 수 없는 것
      </ActionBar>
      <ActionBar summary={undefined} actions={null}>
        할 것이 없는 것
      </ActionBar>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2개')).not.toBeVisible();
  },
};
