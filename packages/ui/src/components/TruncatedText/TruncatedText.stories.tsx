import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 더 보기로 펼치고 접기로 다시 접습니다. 포커스는 버튼에 남습니다. */
export const Default: Story = {
  name: '펼치고 접기',
  tags: ['rule:text:long'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(longText);
    const more = canvas.getByRole('button', { name: '더 보기' });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(longText)).toBeVisible();
    const less = canvas.getByRole('button', { name: '접기' });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvasElement).not.toHaveTextContent(longText);
    await expectTouchTarget(canvas.getByRole('button', { name: '더 보기' }));
  },
};

/** 300자 이하는 그대로 보이고, 띄어쓰기 없는 텍스트도 영역을 넘지 않습니다. */
export const AllVariants: Story = {
  name: '모든 모습',
  tags: ['picture'],
  render: () => (
    <Stack gap="lg" maxWidth="dialog">
      <p>
        <TruncatedText>{sentence}</TruncatedText>
      </p>
      <p>
        <TruncatedText>{longText}</TruncatedText>
      </p>
      <p>
        <TruncatedText>{'x'.repeat(400)}</TruncatedText>
      </p>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    for (const text of canvasElement.querySelectorAll('p'))
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
