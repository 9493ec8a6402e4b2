import { Button } from '@fitness/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createQueryClient } from './query-client.ts';
import { useSingleMutation } from './use-single-mutation.ts';

const send = fn<() => Promise<void>>();

function SendButton({ label }: { label: string }) {
  const { mutate, isPending } = useSingleMutation({ mutationKey: ['send'], mutationFn: send });
  // A press that comes before the button is rendered as pending reaches `mutate` as well.
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
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
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
} satisfies Meta<typeof Page>;

export default meta;

/** 보내는 동안 누른 것은 버리고, 끝나면 다시 보낼 수 있습니다. */
export const SendsOnce: StoryObj<typeof meta> = {
  name: '두 번 눌러도 한 번',
  play: async ({ canvas }) => {
    let finish = () => {};
    send.mockReset().mockImplementation(() => new Promise<void>((done) => (finish = done)));
    const [above, below] = canvas.getAllByRole('button');
    await userEvent.click(above as HTMLElement);
    await userEvent.click(below as HTMLElement);
    await expect(send).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(below).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(below as HTMLElement);
    await expect(send).toHaveBeenCalledTimes(2);
    finish();
  },
};
