import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { ClampedText } from './index.ts';

const sentence = '설명이 꼼꼼하고 시설이 깨끗해서 매번 기분 좋게 운동하고 돌아갑니다. ';
const longText = sentence.repeat(14).trim();

const meta = {
  title: '컴포넌트/ClampedText',
  tags: ['autodocs'],
  component: ClampedText,
  args: { children: longText },
  render: (args) => (
    <Stack maxWidth="dialog">
      <ClampedText {...args} />
    </Stack>
  ),
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (text: HTMLElement) =>
  Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));

/** 여섯 줄까지 보입니다. 더 보기로 펼치고 접기로 다시 접으며, 포커스는 버튼에 남습니다. */
export const Default: Story = {
  name: '펼치고 접기',
  tags: ['rule:review:fold'],
  play: async ({ canvas }) => {
    const text = canvas.getByText(longText);
    const button = await canvas.findByRole('button', { name: '더 보기', expanded: false });
    await expect(linesOf(text)).toBe(6);
    await expectTouchTarget(button);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(linesOf(text)).toBeGreaterThan(6);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await expect(canvas.getByRole('button', { name: '접기', expanded: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(linesOf(text)).toBe(6);
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('더 보기');
  },
};

/** 화면이 긴 글의 끝에 있을 때 접어도 버튼이 화면 안에 남습니다. */
export const FarDown: Story = {
  name: '아래에서 접기',
  args: { children: sentence.repeat(200) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '더 보기' }));
    const less = canvas.getByRole('button', { name: '접기' });
    less.scrollIntoView();
    await userEvent.click(less);
    const { top, bottom } = canvas.getByRole('button', { name: '더 보기' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** 브라우저의 찾기가 접힌 줄에서 낱말을 찾으면 글이 펼쳐집니다. */
export const Found: Story = {
  name: '접힌 줄에서 찾기',
  args: { children: `${longText}\n찾는 낱말` },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/찾는 낱말$/);
    // Like the browser's search in the page, which scrolls the element of the match.
    text.scrollTop = text.scrollHeight;
    await waitFor(() => expect(canvas.getByRole('button', { name: '접기' })).toBeVisible());
    await expect(text.scrollTop).toBe(0);
  },
};

/** 여섯 줄 이하는 그대로 보이고, 띄어쓰기 없는 글도 영역을 넘지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" maxWidth="dialog">
      <ClampedText>{`여섯 줄은\n접히지\n않고\n모두\n그대로\n보입니다.`}</ClampedText>
      <ClampedText>{longText}</ClampedText>
      <ClampedText>{'ㅋ'.repeat(400)}</ClampedText>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    for (const text of canvasElement.querySelectorAll('p'))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
