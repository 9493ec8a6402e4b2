import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { after } from '../../testing/page-stories.ts';
import { useDialogUrl } from './use-dialog-url.ts';

function Page() {
  const { value, open, close } = useDialogUrl('dialog');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1>{pathname === '/page' ? '대화 상자가 있는 화면' : '앞 화면'}</h1>
      <output aria-label="주소">{`${pathname}${search}`}</output>
      <Button onPress={() => open('notes', { month: '2026-11' })}>열기</Button>
      <Dialog isOpen={value !== null} onOpenChange={() => close()} title="메모" isInUrl>
        <Button onPress={() => void navigate(-1)}>뒤로</Button>
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
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={['/before', parameters['url'] ?? '/page']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const openedDialog = async () => within(await screen.findByRole('dialog', { name: '메모' }));

async function expectUrl(url: string) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(screen.getByRole('status', { name: '주소' })).toHaveTextContent(url);
}

/** 뒤로 가면 대화 상자만 닫힙니다. */
export const BackButton: Story = {
  name: '뒤로 가기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await userEvent.click((await openedDialog()).getByRole('button', { name: '뒤로' }));
    await expectUrl('/page');
  },
};

/** Escape를 두 번 눌러도 화면은 그대로입니다. */
export const DoubleEscape: Story = {
  name: 'Escape 두 번',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await openedDialog();
    await userEvent.keyboard('{Escape}{Escape}');
    await expectUrl('/page');
  },
};

/** 새로 고쳐도 열려 있습니다. */
export const Reloaded: Story = {
  name: '새로 고침',
  parameters: { url: '/page?dialog=notes' },
  play: async () => {
    await expect((await openedDialog()).getByRole('button', { name: '뒤로' })).toBeVisible();
  },
};

/** 닫으면 앞 화면으로 나가지 않고 주소에서만 사라지며, 연 버튼이 없으니 화면 제목에 포커스가 갑니다. */
export const ReloadedClosed: Story = {
  ...Reloaded,
  name: '새로 고치고 닫은 다음',
  play: after(Reloaded, async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await expectUrl('/page');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};
