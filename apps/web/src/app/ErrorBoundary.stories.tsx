import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { frameTexts } from '../lib/frame-texts.ts';
import { errorIdOf } from '../lib/report.ts';
import { texts } from '../lib/texts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

function BrokenPage({ error }: { error: Error }) {
  return (
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>
  );
}

const meta = {
  title: '화면/공통/오류 화면',
  component: BrokenPage,
  parameters: { layout: 'fullscreen', expectedErrors: ['odd'] },
  args: { error: new Error('odd') },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 화면을 그리지 못하면 오류 번호를 보여 주고, 번호를 복사하면 알립니다. */
export const Failed: Story = {
  name: '화면 오류',
  tags: ['rule:error:id'],
  play: async ({ canvas, args }) => {
    const copying = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('alert')).toHaveTextContent(frameTexts.problem);
    const id = errorIdOf(args.error);
    await expect(await canvas.findByText(texts.errorId({ id }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.copy }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.copied));
    await expect(copying).toHaveBeenCalledWith(id);
  },
};

/** 브라우저가 복사를 막으면 그렇다고 알리고, 번호는 그대로 보입니다. */
export const NotCopied: Story = {
  name: '복사할 수 없음',
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowed'));
    await userEvent.click(await canvas.findByRole('button', { name: texts.copy }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.notCopied));
    await expect(canvas.getByText(texts.errorId({ id: errorIdOf(args.error) }))).toBeVisible();
  },
};
