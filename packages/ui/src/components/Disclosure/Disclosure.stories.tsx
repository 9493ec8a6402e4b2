import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { withPreference } from '../../../testing/with-preference.ts';
import { Badge } from '../Badge/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Disclosure } from './index.ts';

const meta = {
  title: '컴포넌트/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: {
    summary: (
      <Inline gap="xs" justify="between">
        <span>2026년 11월 20일의 기록</span>
        <Badge tone="success">정상</Badge>
      </Inline>
    ),
    children: <Text>아침 일곱 시부터 저녁 아홉 시까지 스물네 번</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '기본' };

/** 접어도 입력한 것은 그대로입니다. */
export const KeepsContent: Story = {
  name: '접은 입력란',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    summary: '주소 변경',
    children: <TextField label="새 주소" />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('새 주소');
    await userEvent.click(canvas.getByText('주소 변경'));
    await userEvent.type(field, '부산');
    await userEvent.click(canvas.getByText('주소 변경'));
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText('주소 변경'));
    await expect(field).toHaveValue('부산');
  },
};

/** The duration of the animation with which the details of an element unfold. */
function durationOf(element: Element) {
  const fold = element.closest('details')!.lastElementChild!;
  const { animationName, animationDuration } = getComputedStyle(fold);
  return animationName === 'none' ? null : animationDuration;
}

/** 누르면 시트와 같은 속도로 펼쳐집니다. 처음부터 펼쳐진 것은 움직이지 않습니다. */
export const Animated: Story = {
  name: '움직임',
  tags: ['motion'],
  render: (args) => (
    <Stack gap="xs">
      <Disclosure {...args} />
      <Disclosure summary="처음부터 펼친 기록" defaultOpen>
        <Text>스물네 번</Text>
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('스물네 번')).toBeVisible();
    await expect(durationOf(canvas.getByText('스물네 번'))).toBeNull();
    const summary = canvas.getByText('2026년 11월 20일의 기록');
    await userEvent.click(summary);
    await expect(durationOf(summary)).toBe('0.22s');
  },
};

/** 움직임 줄이기를 켜면 바로 펼쳐집니다. */
export const AnimatedWithReducedMotion: Story = {
  name: '움직임 줄이기',
  tags: ['motion'],
  beforeEach: withPreference('reducedMotion'),
  play: async ({ canvas }) => {
    const summary = canvas.getByText('2026년 11월 20일의 기록');
    await userEvent.click(summary);
    await expect(canvas.getByText(/아침 일곱 시/)).toBeVisible();
    await expect(durationOf(summary)).toBeNull();
  },
};

/** 누르면 펼치고 접습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xs">
      <Disclosure {...args} />
      <Disclosure {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getAllByText('2026년 11월 20일의 기록')[1]!.closest('summary')!;
    const content = canvas.getAllByText(/아침 일곱 시/)[1];
    await expect(content).not.toBeVisible();
    await expectTouchTarget(summary);
    await userEvent.click(summary);
    await expect(content).toBeVisible();
    await expect(summary).toHaveFocus();
  },
};
