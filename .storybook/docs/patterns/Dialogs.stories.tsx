import { AlertProvider, useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Text } from '@fitness/ui/Text';
import { ToastProvider, useToast } from '@fitness/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const description = `
| 상황 | 사용하는 것 |
|---|---|
| 성공을 알릴 때 | 토스트. 3초 뒤에 사라집니다(로그인은 1초). |
| 실패, 거절, 폼 전체의 오류를 알릴 때 | 알림(AlertDialog). 확인을 눌러야 닫힙니다. |
| 되돌릴 수 없는 작업을 하기 전에 | 질문. 무엇에 대한 질문인지, 무엇이 함께 사라지는지 먼저 알려 주고, 두 버튼에는 누르면 일어나는 일을 적습니다. 빨간 버튼은 그대로 두는 쪽입니다. |
| 화면을 벗어나지 않고 짧은 작업을 할 때 | 대화 상자(Dialog). 휴대폰에서는 시트로 바뀝니다. |

- 닫으면 포커스가 대화 상자를 연 곳으로 돌아갑니다. 그 요소가 사라졌으면 가까운 곳으로 이동합니다.
- Esc와 브라우저의 뒤로 가기는 가장 위에 열린 것부터 닫습니다.
- 대화 상자 위에는 알림만 열 수 있습니다.
`;

function DayClasses({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { confirm } = useAlert();
  const { showToast } = useToast();
  const remove = async () => {
    const question = '선택한 수업 1개를 삭제하시겠습니까? 예약 2건도 함께 취소됩니다.';
    const answers = { confirmLabel: '수업 삭제', cancelLabel: '돌아가기' };
    if (!(await confirm(question, { subject: '11월 21일 (토) 10:00', ...answers }))) return;
    onDelete();
    setOpen(false);
    showToast('선택한 수업이 삭제되었습니다.');
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        11월 21일 (토)
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="11월 21일 (토) 수업"
        footer={
          <Button variant="danger" onPress={remove}>
            선택한 수업 삭제
          </Button>
        }
      >
        <Text>10:00 김하늘, 박서준</Text>
      </Dialog>
    </>
  );
}

const meta = {
  title: '패턴/대화 상자',
  tags: ['autodocs'],
  component: DayClasses,
  parameters: {
    docs: { description: { component: description }, story: { inline: false, height: '26rem' } },
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <AlertProvider>
          <Story />
        </AlertProvider>
      </ToastProvider>
    ),
  ],
  args: { onDelete: fn() },
} satisfies Meta<typeof DayClasses>;

export default meta;

/** 먼저 확인을 받습니다. 돌아가면 그대로 두고, 삭제하면 실행한 뒤 결과를 알립니다. */
export const AskThenTell: StoryObj<typeof meta> = {
  name: '확인하고 실행하고 알리기',
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: '11월 21일 (토)' });
    const press = async (name: string) => {
      const question = await screen.findByRole('alertdialog', {
        name: /예약 2건도 함께 취소됩니다/,
      });
      await userEvent.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: '11월 21일 (토) 수업' }));
    await step('돌아가면 아무것도 바뀌지 않는다', async () => {
      await userEvent.click(dialog.getByRole('button', { name: '선택한 수업 삭제' }));
      await press('돌아가기');
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('삭제하면 지우고 결과를 알린다', async () => {
      // With no other animation running, the confirmation is answered while it opens, and closes after the dialog.
      await waitFor(() => expect(document.getAnimations()).toEqual([]));
      await userEvent.click(dialog.getByRole('button', { name: '선택한 수업 삭제' }));
      await press('수업 삭제');
      await expect(args.onDelete).toHaveBeenCalledTimes(1);
      await expect(await canvas.findByText('선택한 수업이 삭제되었습니다.')).toBeVisible();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
