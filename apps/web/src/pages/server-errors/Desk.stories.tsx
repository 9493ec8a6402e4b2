import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationId } from '@fitness/api-contract/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { outcomeTexts } from '../../features/check-in/texts.ts';
import { userTexts } from '../../features/users/texts.ts';
import { press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/서버 오류/출석과 권한',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component: '마스터가 출석을 처리하거나 권한을 바꿀 때 서버가 거절하는 까닭입니다.',
      },
    },
  },
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const checkingIn = (
  name: ErrorName,
  operation: OperationId,
  shown: string,
): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation }] },
  play: async ({ canvas }) => {
    await press(canvas, '출석 체크');
    const desk = within(await screen.findByRole('dialog', { name: '출석 체크' }));
    await userEvent.type(desk.getByLabelText('전화번호'), '01020000001{Enter}');
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent(shown));
  },
});

const changingRole = (name: ErrorName): Pick<Story, 'args' | 'play'> => ({
  args: {
    path: `${paths.member}?q=01020000002`,
    faults: [{ kind: 'answer', name, operation: 'changeUserRole' }],
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /이하린/ }));
    await userEvent.selectOptions(row.getByLabelText(userTexts.role), '매니저');
    await press(row, userTexts.save);
    const alert = await screen.findByRole('alertdialog', { name: userTexts.failed });
    await expect(alert).toHaveAccessibleDescription(messageOf(name));
    await press(within(alert), '확인');
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
});

export const PhoneNotFound: Story = {
  ...checkingIn('PhoneNotFound', 'resolveUserByPhone', outcomeTexts.unknown),
  name: '존재하지 않는 전화번호입니다.',
};
export const AlreadyAttended: Story = {
  ...checkingIn('AlreadyAttended', 'recordAttendance', outcomeTexts.already),
  name: '이미 오늘 출석한 회원입니다.',
};
export const UserNotFound: Story = {
  ...changingRole('UserNotFound'),
  name: '회원을 찾을 수 없습니다.',
};
export const LastMaster: Story = {
  ...changingRole('LastMaster'),
  name: '마지막 관리자의 권한은 바꿀 수 없습니다.',
};
