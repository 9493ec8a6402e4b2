import { Dialog } from '@fitness/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useDialogUrl } from './use-dialog-url.ts';

function Page() {
  const { value, close } = useDialogUrl('dialog');
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname === '/page' ? '대화 상자가 있는 화면' : '앞 화면'}</h1>
      <output aria-label="주소">{`${pathname}${search}`}</output>
      <Dialog isOpen={value !== null} onOpenChange={() => close()} title="메모" isInUrl>
        내용
      </Dialog>
    </main>
  );
}

const meta = {
  title: '화면/공통/주소에 있는 대화 상자',
  component: Page,
  parameters: {
    docs: { description: { component: '열린 대화 상자는 주소에 있어, 뒤로 가기로 닫힙니다.' } },
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/before', '/page?dialog=notes']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 새로 고쳐도 열려 있습니다. 닫으면 앞 화면으로 나가지 않고, 연 버튼이 없으니 화면 제목에 포커스가 갑니다. */
export const ReloadedClosed: Story = {
  name: '새로 고치고 닫은 다음',
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: '메모' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\/page$/));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
