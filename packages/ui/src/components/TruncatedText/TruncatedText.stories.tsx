import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectTouchTarget } from '../../../testing/expectations.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TruncatedText } from './index.ts';

const sentence =
  '선택하신 시간에는 이미 다른 수업이 등록되어 있어 새로운 수업을 등록할 수 없습니다. ';
const longText = sentence.repeat(12).trim();

const meta = {
  title: '컴포넌트/TruncatedText',
  tags: ['autodocs'],
  component: TruncatedText,
  args: { children: longText },
  render: (args) => (
    <Stack maxWidth="dialog">
      <div>
        <TruncatedText {...args} />
      </div>
    </Stack>
  ),
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 더 보기로 펼치고 접기로 다시 접습니다. 포커스는 버튼에 남습니다. */
export const Default: Story = {
  name: '펼치고 접기',
  tags: ['rule:text:long'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(longText);
    const more = canvas.getByRole('button', { name: '더 보기', expanded: false });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(longText)).toBeVisible();
    const less = canvas.getByRole('button', { name: '접기', expanded: true });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvasElement).not.toHaveTextContent(longText);
    await expectTouchTarget(canvas.getByRole('button', { name: '더 보기' }));
  },
};

const linesOf = (text: HTMLElement) =>
  Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));

/** 사용자가 쓴 글은 정한 줄 수까지 보이고, 포커스는 버튼에 남습니다. */
export const Lines: Story = {
  name: '사용자가 쓴 글',
  args: { maxLines: 6 },
  play: async ({ canvas }) => {
    const text = canvas.getByText(longText);
    const button = await canvas.findByRole('button', { name: '더 보기', expanded: false });
    await expect(linesOf(text)).toBe(6);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(linesOf(text)).toBeGreaterThan(6);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await expect(canvas.getByRole('button', { name: '접기', expanded: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(linesOf(text)).toBe(6);
    await expect(button).toHaveTextContent('더 보기');
  },
};

/** 화면이 긴 글의 끝에 있을 때 접어도 버튼이 화면 안에 남습니다. */
export const FarDown: Story = {
  name: '아래에서 접기',
  args: { maxLines: 6, children: sentence.repeat(200) },
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
  args: { maxLines: 6, children: `${longText}\n찾는 낱말` },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/찾는 낱말$/);
    // Like the browser's search in the page, which scrolls the element of the match.
    text.scrollTop = text.scrollHeight;
    await waitFor(() => expect(canvas.getByRole('button', { name: '접기' })).toBeVisible());
    await expect(text.scrollTop).toBe(0);
  },
};

const texts = [
  [sentence],
  [longText],
  ['x'.repeat(400)],
  ['여섯 줄은\n접히지\n않고\n모두\n그대로\n보입니다.', 6],
  [longText, 6],
  ['ㅋ'.repeat(400), 6],
  [longText, 2],
] as const;

/** 300자 이하나 정한 줄 수 이하는 그대로 보이고, 띄어쓰기 없는 텍스트도 영역을 넘지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" maxWidth="dialog">
      {texts.map(([text, maxLines], index) => (
        <div key={index} data-testid="text">
          <TruncatedText {...(maxLines && { maxLines })}>{text}</TruncatedText>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(5));
    for (const text of canvas.getAllByTestId('text'))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
