import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { answer, expectAlert, findDialog, press, signIn } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/공통/다시 로그인',
  parameters: describedBy(
    '로그인이 풀렸거나 권한이 바뀌었을 때, 하던 일의 안내가 먼저 나오고 그다음에 다시 로그인할 길을 보여 줍니다.',
  ),
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

const invalidToken = '유효하지 않은 토큰입니다. 다시 로그인해주세요.';

/** 목록을 읽지 못하면 빈 목록 위에서 묻습니다. */
export const Reading: Story = {
  name: '목록을 볼 때',
  args: { faults: [{ kind: 'error', name: 'LoginRequired', operation: 'listMyPromotions' }] },
  play: async ({ canvas }) => {
    await expectAlert(invalidToken);
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
  },
};

/** 닫은 뒤 다시 시도해도 되묻지 않습니다. */
export const ReadAgain: Story = {
  ...Reading,
  name: '목록을 다시 볼 때',
  play: after(Reading, async ({ canvas }) => {
    await answer(invalidToken, '닫기');
    const reading = spyOn(globalThis, 'fetch');
    await press(canvas, '다시 시도');
    await waitFor(() => expect(reading.mock.settledResults[0]?.type).toBe('fulfilled'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '다시 시도' })).not.toHaveAttribute('data-busy'),
    );
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  }),
};

/** 권한이 바뀌어 읽지 못합니다. */
export const PermissionChanged: Story = {
  name: '바뀐 권한',
  args: {
    path: paths.worker,
    persona: 'master1',
    faults: [{ kind: 'error', name: 'Forbidden', operation: 'listWorkers' }],
  },
  play: async () => {
    await expectAlert('권한이 변경되었습니다. 다시 로그인해주세요.');
  },
};

/** 저장하지 못한 이유가 먼저, 그다음에 다시 로그인할 길입니다. */
export const Acting: Story = {
  name: '저장할 때',
  args: {
    path: `${paths.member}?q=01020000002`,
    persona: 'master1',
    faults: [{ kind: 'error', name: 'LoginRequired', operation: 'changeUserRole', times: 1 }],
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /이하린/ }));
    await userEvent.selectOptions(row.getByLabelText('권한'), '매니저');
    await press(row, '저장');
    const alert = await expectAlert('권한을 저장하지 못했습니다.');
    await expect(alert).toHaveAccessibleDescription('이하린 · 회원번호 102: 로그인이 필요합니다.');
    await press(within(alert), '확인');
    await expectAlert(invalidToken);
  },
};

/** 로그인하면 검색과 고른 권한이 그대로 있고, 다시 저장하면 저장됩니다. */
export const ActingSignedIn: Story = {
  ...Acting,
  name: '저장하다가 다시 로그인한 다음',
  tags: ['rule:session:mutation'],
  play: after(Acting, async ({ canvas }) => {
    await answer(invalidToken, '로그인하기');
    await signIn(canvas, 'master1');
    const row = within(await canvas.findByRole('row', { name: /이하린/ }));
    await expect(canvas.getByLabelText('회원 검색')).toHaveValue('01020000002');
    await expect(row.getByLabelText('권한')).toHaveValue('manager');
    await press(row, '저장');
    const description = '이하린 권한을 변경하면 저장할 수 있습니다.';
    await row.findByRole('button', { name: '저장', description });
  }),
};

/** 창 안에서 일어나면 창 위에서 묻습니다. */
export const OverDialog: Story = {
  name: '대화 상자 위에서',
  args: {
    path: paths.masterMyPage,
    persona: 'master1',
    faults: [{ kind: 'error', name: 'LoginRequired', operation: 'recordAttendance' }],
  },
  play: async ({ canvas }) => {
    await press(canvas, '출석 체크');
    const desk = await findDialog('출석 체크');
    await userEvent.type(desk.getByLabelText('전화번호'), '01020000001{Enter}');
    await waitFor(() =>
      expect(desk.getByRole('status')).toHaveTextContent('출석 처리 중 오류가 발생했습니다.'),
    );
    await expectAlert(invalidToken);
  },
};
