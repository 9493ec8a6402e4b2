import { AlertProvider, useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { ToastProvider, useToast } from '@fitness/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { after } from '../../testing/page-stories.ts';
import { query } from './operations.ts';
import { queryClient, setNotices } from './query-client.ts';
import { useWrite } from './use-write.ts';

const send = fn<() => Promise<void>>();
const notice = fn<(error: unknown) => Promise<void>>();

function SendButton({ label }: { label: string }) {
  const { alert } = useAlert();
  const { showToast } = useToast();
  useEffect(() => setNotices({ alert, showToast, notice }), [alert, showToast]);
  const { mutate, isPending } = useWrite({
    mutationKey: ['createReview'],
    mutationFn: send,
    meta: {
      success: '보냈습니다.',
      failure: ({ reason }) => `보내지 못했습니다. ${reason}`,
      refreshes: ['listReviews'],
    },
  });
  // A second press can come before the button is rendered as pending.
  const pressTwice = () => {
    mutate();
    mutate();
  };
  return (
    <Button isPending={isPending} onPress={pressTwice}>
      {label}
    </Button>
  );
}

const reviews = query('listReviews').queryKey;

function Page() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <AlertProvider>
          <SendButton label="위에서 보내기" />
          <SendButton label="아래에서 보내기" />
        </AlertProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: '화면/공통/한 번만 보내기',
  component: Page,
  parameters: {
    docs: {
      description: { component: '같은 일은 버튼이 여럿이어도 한 번에 하나만 보냅니다.' },
    },
  },
  beforeEach: () => {
    send.mockReset();
    notice.mockReset();
    queryClient.clear();
    queryClient.setQueryData(reviews, []);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const isOutOfDate = () => queryClient.getQueryState(reviews)?.isInvalidated;

let finish = () => {};

/** 보내는 동안 누른 것은 버립니다. */
export const SendsOnce: Story = {
  name: '두 번 눌러도 한 번',
  play: async ({ canvas }) => {
    send.mockImplementation(() => new Promise<void>((done) => (finish = done)));
    const [above, below] = canvas.getAllByRole('button');
    await userEvent.click(above as HTMLElement);
    await userEvent.click(below as HTMLElement);
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** 끝나면 다시 보낼 수 있습니다. */
export const SendsAgain: Story = {
  name: '끝난 다음 다시 보내기',
  play: after(SendsOnce, async ({ canvas }) => {
    const below = canvas.getByRole('button', { name: '아래에서 보내기' });
    finish();
    await waitFor(() => expect(below).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(below);
    await expect(send).toHaveBeenCalledTimes(2);
    finish();
  }),
};

/** 성공하면 알리고, 바뀐 목록을 다시 불러옵니다. */
export const Done: Story = {
  name: '성공',
  play: async ({ canvas }) => {
    send.mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '위에서 보내기' }));
    await expect(await screen.findByText('보냈습니다.')).toBeVisible();
    await expect(isOutOfDate()).toBe(true);
    await expect(notice).not.toHaveBeenCalled();
  },
};

const full = new Error('마감된 수업입니다.');

/** 실패하면 이유를 알립니다. 목록은 알림을 읽는 동안 다시 불러옵니다. */
export const Failed: Story = {
  name: '실패',
  play: async ({ canvas }) => {
    send.mockRejectedValue(full);
    await userEvent.click(canvas.getByRole('button', { name: '위에서 보내기' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('보내지 못했습니다. 마감된 수업입니다.');
    await expect(isOutOfDate()).toBe(true);
    await expect(notice).not.toHaveBeenCalled();
  },
};

/** 확인한 다음에 다시 로그인할지 묻고, 포커스는 버튼으로 돌아옵니다. */
export const FailureRead: Story = {
  name: '실패를 확인한 다음',
  play: after(Failed, async ({ canvas }) => {
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(notice.mock.calls).toEqual([[full]]));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '위에서 보내기' })).toHaveFocus(),
    );
  }),
};
