import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { after } from '../../testing/page-stories.ts';
import { useDialogUrl } from './use-dialog-url.ts';

function Page() {
  const { value, open, close } = useDialogUrl('dialog');
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname === '/page' ? '대화 상자가 있는 화면' : '앞 화면'}</h1>
      <output aria-label="주소">{`${pathname}${search}`}</output>
      <Button onPress={() => open('notes')}>열기</Button>
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

/** Waits for the dialog to have the focus, so that it hears the keyboard. */
async function expectOpen() {
  const dialog = await screen.findByRole('dialog', { name: '메모' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

/** 새로 고쳐도 열려 있습니다. 닫으면 앞 화면으로 나가지 않고, 연 버튼이 없으니 화면 제목에 포커스가 갑니다. */
export const ReloadedClosed: Story = {
  name: '새로 고치고 닫은 다음',
  play: async ({ canvas }) => {
    await expectOpen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\/page$/));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Escape를 두 번 눌러도 화면은 그대로입니다. */
export const DoubleEscape: Story = {
  name: 'Escape 두 번',
  play: after(ReloadedClosed, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expectOpen();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/page$/);
  }),
};
