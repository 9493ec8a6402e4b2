import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { errorIdOf } from '../lib/report.ts';
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
  play: async ({ canvas, args }) => {
    const copying = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했습니다.');
    const id = errorIdOf(args.error);
    await expect(await canvas.findByText(`오류 번호 ${id}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '번호 복사' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('복사했습니다.'));
    await expect(copying).toHaveBeenCalledWith(id);
  },
};
