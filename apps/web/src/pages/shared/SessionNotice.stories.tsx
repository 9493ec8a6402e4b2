import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, arrive, expectAlert, press, signIn } from '../../../testing/steps.ts';
import { outcomeTexts } from '../../features/check-in/texts.ts';
import { userTexts } from '../../features/users/texts.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/공통/다시 로그인',
  parameters: describedBy(
    '로그인이 풀렸거나 권한이 바뀌었을 때, 하던 일의 안내가 먼저 나오고 그다음에 다시 로그인할 길을 보여 줍니다.',
  ),
  args: { path: paths.reservations, persona: 'customer1' },
} satisfies PageMeta;

export default meta;

const readsOfPasses = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('/available-promotions')).length;
const expectNoQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

/** 목록을 읽지 못하면 빈 목록 위에서 묻습니다. */
export const Reading: Story = {
  name: '목록을 볼 때',
  args: { faults: [{ kind: 'answer', name: 'LoginRequired', operation: 'listMyPromotions' }] },
  play: async ({ canvas }) => {
    await expectAlert(texts.invalidToken);
    await expect(await canvas.findByText(texts.emptyList)).toBeVisible();
  },
};

/** 닫은 뒤 다시 시도해도 되묻지 않습니다. */
export const ReadAgain: Story = {
  ...Reading,
  name: '목록을 다시 볼 때',
  tags: ['rule:session:read'],
  play: after(Reading, async ({ canvas }) => {
    await answer(texts.invalidToken, texts.close);
    // The browser stops recording resource timings when its buffer is full.
    performance.clearResourceTimings();
    await userEvent.click(canvas.getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(readsOfPasses()).toBe(1));
    await expect(await canvas.findByRole('button', { name: texts.retry })).toBeVisible();
    await expectNoQuestion();
  }),
};

/** 권한이 바뀌어 읽지 못합니다. */
export const PermissionChanged: Story = {
  name: '바뀐 권한',
  tags: ['rule:session:read'],
  args: {
    path: paths.worker,
    persona: 'master1',
    faults: [{ kind: 'answer', name: 'Forbidden', operation: 'listWorkers' }],
  },
  play: async () => {
    await expectAlert(texts.permissionChanged);
  },
};

/** 다른 계정으로 로그인해 볼 수 없는 화면이면 홈으로 갑니다. */
export const OtherAccount: Story = {
  ...PermissionChanged,
  name: '바뀐 권한을 보고 다른 계정으로 로그인한 다음',
  tags: ['rule:guard:return-role'],
  play: after(PermissionChanged, async ({ canvas }) => {
    await answer(texts.permissionChanged, texts.signIn);
    await arrive(canvas, '로그인');
    await signIn(canvas, 'trainer1');
    await expect(await canvas.findAllByRole('img', { name: /포스터/u })).toHaveLength(4);
    await expect(canvas.queryByText(texts.forbidden)).not.toBeInTheDocument();
  }),
};

const rowToSave = async (canvas: Canvas) =>
  within(await canvas.findByRole('row', { name: /이하린/ }));

/** 저장하지 못한 이유가 먼저, 그다음에 다시 로그인할 길입니다. */
export const Acting: Story = {
  name: '저장할 때',
  tags: ['rule:session:action'],
  args: {
    path: `${paths.member}?q=01020000002`,
    persona: 'master1',
    faults: [{ kind: 'answer', name: 'LoginRequired', operation: 'changeUserRole' }],
  },
  play: async ({ canvas }) => {
    const row = await rowToSave(canvas);
    await userEvent.selectOptions(row.getByLabelText(userTexts.role), '매니저');
    await press(row, userTexts.save);
    const alert = await screen.findByRole('alertdialog', { name: userTexts.failed });
    await expect(alert).toHaveAccessibleDescription('이하린 · 회원번호 102: 로그인이 필요합니다.');
    await press(within(alert), '확인');
    await expectAlert(texts.invalidToken);
  },
};

/** 로그인하면 검색과 고른 권한이 그대로 있습니다. */
export const ActingSignedIn: Story = {
  ...Acting,
  name: '저장하다가 다시 로그인한 다음',
  tags: ['rule:session:return-state'],
  play: after(Acting, async ({ canvas }) => {
    await answer(texts.invalidToken, texts.signIn);
    await signIn(canvas, 'master1');
    const row = await rowToSave(canvas);
    await expect(row.getByLabelText(userTexts.role)).toHaveValue('manager');
    await expect(canvas.getByLabelText(userTexts.search)).toHaveValue('01020000002');
  }),
};

const deskOf = async () => within(await screen.findByRole('dialog', { name: '출석 체크' }));

/** 창 안에서 일어나면 창 위에서 묻습니다. */
export const OverDialog: Story = {
  name: '대화 상자 위에서',
  tags: ['rule:session:action'],
  args: {
    path: paths.masterMyPage,
    persona: 'master1',
    faults: [{ kind: 'answer', name: 'LoginRequired', operation: 'recordAttendance' }],
  },
  play: async ({ canvas }) => {
    await press(canvas, '출석 체크');
    const desk = await deskOf();
    await userEvent.type(desk.getByLabelText('전화번호'), '01020000001{Enter}');
    await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent(outcomeTexts.failed));
    await expectAlert(texts.invalidToken);
  },
};

/** 닫으면 창과 보내지 못한 번호가 그대로입니다. */
export const OverDialogClosed: Story = {
  ...OverDialog,
  name: '대화 상자 위의 물음을 닫은 다음',
  play: after(OverDialog, async () => {
    await answer(texts.invalidToken, texts.close);
    const desk = await deskOf();
    await expect(desk.getByRole('button', { name: '다시 시도' })).toBeVisible();
  }),
};

/** 로그인해도 창과 보내지 못한 번호가 그대로입니다. */
export const OverDialogSignedIn: Story = {
  ...OverDialog,
  name: '대화 상자 위에서 다시 로그인한 다음',
  tags: ['rule:check-in:session'],
  play: after(OverDialogClosed, async ({ canvas }) => {
    await press(await deskOf(), '다시 시도');
    await answer(texts.invalidToken, texts.signIn);
    await signIn(canvas, 'master1');
    await expect((await deskOf()).getByRole('button', { name: '다시 시도' })).toBeVisible();
  }),
};
