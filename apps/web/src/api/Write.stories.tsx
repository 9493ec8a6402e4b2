import { Button } from '@fitness/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { queryClient } from './query-client.ts';
import { useWrite } from './use-write.ts';

const send = fn<() => Promise<void>>();

function SendButton({ label }: { label: string }) {
  const { mutate, isPending } = useWrite({
    mutationKey: ['createReview'],
    mutationFn: send,
    meta: { failure: ({ reason }) => reason },
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

function Page() {
  return (
    <QueryClientProvider client={queryClient}>
      <SendButton label="위에서 보내기" />
      <SendButton label="아래에서 보내기" />
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
    queryClient.clear();
    send.mockReset().mockReturnValue(new Promise(() => {}));
  },
} satisfies Meta<typeof Page>;

export default meta;

/** 보내는 동안 누른 것은 버립니다. */
export const SendsOnce: StoryObj<typeof meta> = {
  name: '두 번 눌러도 한 번',
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(send).toHaveBeenCalledOnce();
  },
};
