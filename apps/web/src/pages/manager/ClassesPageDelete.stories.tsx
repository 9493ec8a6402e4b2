import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { dayDialogUrl, dialogOf, tomorrow } from '../../../testing/pages/class-dialog.ts';
import { answer, expectAlert, press } from '../../../testing/steps.ts';

const meta = {
  ...pageMeta,
  title: '화면/매니저/수업 삭제',
  args: { path: dayDialogUrl(tomorrow), persona: 'trainer1' },
} satisfies PageMeta;

export default meta;

/** 삭제 모드는 그날의 수업과 예약한 회원을 보여 줍니다. */
export const DeleteMode: Story = {
  name: '삭제 모드',
  tags: ['rule:classes:delete-mode'],
  args: { persona: 'pilates5' },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^14:00 신예린, 김진호, / }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^19:00 주태현/ }));
    await expect(dialog.getByText('2개 선택 · 예약 7건')).toBeVisible();
  },
};

/** 함께 취소될 예약이 몇 건인지 먼저 묻고 삭제합니다. */
export const Deleted: Story = {
  ...DeleteMode,
  name: '삭제한 다음',
  tags: ['rule:text:classes.deleted', 'rule:operation:deleteClass', 'rule:extra:delete-names'],
  play: after(DeleteMode, async ({ canvas }) => {
    const dialog = await dialogOf();
    const name = '선택한 수업 2개를 삭제하시겠습니까? 예약 7건도 함께 취소됩니다.';
    await press(dialog, '선택한 수업 삭제');
    await answer(name, '돌아가기');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    await press(dialog, '선택한 수업 삭제');
    const question = within(await screen.findByRole('alertdialog', { name }));
    await expect(question.getByText('11월 21일 (토) 14:00, 19:00')).toBeVisible();
    await expect(question.getByText(/^14:00 신예린 010-.* 19:00 주태현 010-/)).toBeVisible();
    await press(question, '수업 삭제');
    await expect(await canvas.findByText('선택한 수업이 삭제되었습니다.')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await expect(await dialog.findByRole('button', { name: '14:00' })).toBeEnabled();
  }),
};

/** 삭제한 수업은 다음 등록으로 되살아나지 않습니다. 등록하려고 고른 시간도 삭제하면 풀립니다. */
export const StaysDeleted: Story = {
  name: '삭제한 뒤 등록하기',
  tags: ['rule:classes:cleared', 'rule:classes:stays-deleted'],
  play: async ({ canvas }) => {
    const dialog = await dialogOf();
    await press(dialog, '06:00');
    await press(dialog, '등록');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '06:00' })).toHaveAccessibleDescription('등록됨'),
    );
    await press(dialog, '23:00');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^06:00/ }));
    await press(dialog, '선택한 수업 삭제');
    await answer('선택한 수업 1개를 삭제하시겠습니까? 예약한 회원은 없습니다.', '수업 삭제');
    await expect(await canvas.findByText('선택한 수업이 삭제되었습니다.')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await expect(await dialog.findByText('시간을 선택해주세요')).toBeVisible();
    await press(dialog, '22:00');
    await press(dialog, '등록');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '22:00' })).toHaveAccessibleDescription('등록됨'),
    );
    await expect(dialog.getByRole('button', { name: '06:00' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: '23:00' })).toBeEnabled();
  },
};

const notDeleted = '수업 삭제 실패: 잠시 후 다시 시도해주세요.';

/** 지우지 못한 수업이 있으면 이유를 알립니다. */
export const DeletePartlyFailed: Story = {
  name: '일부만 삭제될 때',
  tags: ['rule:error:classes.delete-failed'],
  args: {
    faults: [
      {
        operation: 'deleteClass',
        kind: 'status',
        status: 500,
        message: '잠시 후 다시 시도해주세요.',
        times: 1,
      },
    ],
  },
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: '모두 선택' }));
    await press(dialog, '선택한 수업 삭제');
    await press(
      within(await screen.findByRole('alertdialog', { name: /수업 8개.*예약 1건/ })),
      '수업 삭제',
    );
    await expectAlert(notDeleted);
  },
};

/** 지우지 못한 수업은 고른 채로 남습니다. 나머지는 지워집니다. */
export const DeletePartlyRead: Story = {
  ...DeletePartlyFailed,
  name: '일부만 삭제된 다음',
  tags: ['rule:classes:cleared'],
  play: after(DeletePartlyFailed, async () => {
    await answer(notDeleted);
    const dialog = await dialogOf();
    const rows = () => dialog.getAllByRole('checkbox', { name: /^\d\d:00/ });
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(rows()[0]).toBeChecked();
  }),
};

/** 오늘 이미 시작된 수업은 이유와 함께 보이고 선택할 수 없습니다. 모두 선택도 그 수업은 빼놓습니다. */
export const Begun: Story = {
  name: '이미 시작된 수업',
  tags: ['rule:classes:delete-begun'],
  args: { path: dayDialogUrl('2026-11-20') },
  play: async () => {
    const dialog = await dialogOf('11월 20일 (금)');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    const [all, first, ...others] = await dialog.findAllByRole('checkbox');
    await expect(first).toBeDisabled();
    await expect(first).toHaveAccessibleDescription('이미 시작된 수업');
    await expect(all).toHaveAccessibleName('모두 선택');
    await userEvent.click(all!);
    const deletable = others.filter((box) => !(box as HTMLInputElement).disabled);
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toEqual([all, ...deletable]);
    await expect(first).not.toBeChecked();
  },
};

/** 수업이 없는 날은 삭제할 것이 없다고 알립니다. */
export const NothingToDelete: Story = {
  name: '삭제할 수업이 없음',
  args: { path: dayDialogUrl('2027-02-28') },
  play: async () => {
    const dialog = await dialogOf('2월 28일 (일)');
    await userEvent.click(dialog.getByRole('switch', { name: '삭제 모드' }));
    await expect(await dialog.findByText('등록한 수업이 없습니다.')).toBeVisible();
  },
};

/** 고르지 않고 삭제하려고 하면 알립니다. */
export const NothingChosen: Story = {
  ...NothingToDelete,
  name: '삭제할 수업을 고르지 않았을 때',
  play: after(NothingToDelete, async () => {
    await press(await dialogOf('2월 28일 (일)'), '선택한 수업 삭제');
    await expectAlert('삭제할 수업을 선택해주세요.');
  }),
};
