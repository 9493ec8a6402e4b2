import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { endTimeLimitsAtOnce } from '../../../testing/end-time-limits.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { roleIn } from '../../../testing/pages/member-list.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, press } from '../../../testing/steps.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/회원 권한',
  args: { path: `${paths.member}?grouped=1`, persona: 'master1' },
} satisfies PageMeta;

export default meta;

const found = (phone: string) => ({ path: `${paths.member}?grouped=1&q=${phone}` });
const [customer1, trainer1] = ['01020000001', '01030000001'] as const;

/** Chooses a role in the only row and presses 저장. */
async function save(canvas: Canvas, name: RegExp, role: string) {
  const row = within(await canvas.findByRole('row', { name }));
  await userEvent.selectOptions(roleIn(row), role);
  await press(row, '저장');
  return row;
}

async function questionOf(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  return { dialog, ...within(dialog) };
}

const toAnonymous = '권한을 비회원으로 변경하시겠습니까?';
const toCustomer = '권한을 고객으로 변경하시겠습니까?';

async function expectSaved(canvas: Canvas, userId: number) {
  await expect(await canvas.findByText(`회원번호 ${userId} 저장되었습니다.`)).toBeVisible();
}

/** 쓸 수 있는 이용권이 있으면 무엇을 못 쓰게 되는지 먼저 묻습니다. 유지하면 고르기 전으로 돌아갑니다. */
export const Passes: Story = {
  name: '이용권이 있는 고객을 비회원으로',
  tags: ['rule:member:asks', 'rule:member:passes'],
  args: found(customer1),
  play: async ({ canvas }) => {
    const row = await save(canvas, /김서준/, '비회원');
    const first = await questionOf(toAnonymous);
    await expect(first.dialog).toHaveAccessibleDescription(
      '김서준 · 회원번호 101 만료되지 않은 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다.',
    );
    await press(first, '권한 유지');
    await waitFor(() => expect(roleIn(row)).toHaveValue('customer'));
    await expect(row.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled');
    await save(canvas, /김서준/, '비회원');
    await expectAlert(toAnonymous);
  },
};

/** 그래도 바꾸겠다고 하면 저장합니다. */
export const PassesSaved: Story = {
  ...Passes,
  name: '이용권이 있는 고객을 비회원으로 바꾼 다음',
  tags: ['rule:member:asks'],
  play: after(Passes, async ({ canvas }) => {
    await press(await questionOf(toAnonymous), '비회원으로 변경');
    await expectSaved(canvas, 101);
    const row = within(await canvas.findByRole('row', { name: /김서준/ }));
    await expect(roleIn(row)).toHaveValue('anonymous');
  }),
};

/** 매니저가 되면 예약을 더 이상 볼 수 없으므로, 대신 쓸 수 있는 것과 함께 묻습니다. */
export const PassesToManager: Story = {
  name: '이용권이 있는 고객을 매니저로',
  tags: ['rule:member:asks', 'rule:member:passes'],
  args: found(customer1),
  play: async ({ canvas }) => {
    await save(canvas, /김서준/, '매니저');
    const question = await questionOf('권한을 매니저로 변경하시겠습니까?');
    await expect(question.dialog).toHaveAccessibleDescription(
      '김서준 · 회원번호 101 만료되지 않은 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다. 대신 회원 관리와 수업 관리를 쓸 수 있습니다.',
    );
  },
};

/** 담당 회원이나 수업이 있는 트레이너를 고객으로 바꾸면 무엇이 보이지 않게 되는지 묻습니다. */
export const Trainer: Story = {
  name: '회원과 수업이 있는 트레이너를 고객으로',
  tags: ['rule:member:asks', 'rule:member:work'],
  args: found(trainer1),
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '고객');
    const question = await questionOf(toCustomer);
    await expect(question.dialog).toHaveAccessibleDescription(
      '강민준 · 회원번호 1 담당 회원 8명, 이번 달 수업 20회의 기록을 이 직원이 더 이상 볼 수 없고, 등록한 수업도 관리할 수 없습니다. 대신 이용권을 구매하고 수업을 예약할 수 있습니다.',
    );
  },
};

/** 확인하지 못하면 그렇다고 말하고 묻습니다. */
export const Unchecked: Story = {
  name: '확인 실패',
  parameters: { expectedErrors: ['status of 500'] },
  args: {
    ...found(trainer1),
    faults: [{ operation: 'listWorkers', kind: 'status', status: 500 }],
  },
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '비회원');
    const question = await questionOf(toAnonymous);
    await expect(
      question.getByText(
        '담당 회원과 수업이 있는지 확인하지 못했습니다. 있으면 이 직원이 더 이상 볼 수 없습니다.',
      ),
    ).toBeVisible();
  },
};

/** 확인하지 못해도 막지는 않습니다. */
export const UncheckedSaved: Story = {
  ...Unchecked,
  name: '확인 실패 뒤 변경',
  tags: ['rule:member:unchecked'],
  play: after(Unchecked, async ({ canvas }) => {
    await press(await questionOf(toAnonymous), '비회원으로 변경');
    await expectSaved(canvas, 1);
  }),
};

/** 답이 늦으면 기다리지 않고 묻습니다. */
export const Slow: Story = {
  name: '확인이 늦을 때',
  tags: ['rule:member:unchecked'],
  args: {
    ...found(trainer1),
    faults: [{ operation: 'listWorkers', kind: 'latency', ms: 60_000 }],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /강민준/ });
    endTimeLimitsAtOnce(3_000);
    const row = await save(canvas, /강민준/, '고객');
    await userEvent.click(row.getByRole('button', { name: '저장' }));
    await expectAlert(toCustomer);
  },
};

/** 그동안 다시 눌렀어도 한 번만 묻습니다. */
export const SlowKept: Story = {
  ...Slow,
  name: '확인이 늦어 권한을 유지한 다음',
  play: after(Slow, async ({ canvas }) => {
    await press(await questionOf(toCustomer), '권한 유지');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const row = within(await canvas.findByRole('row', { name: /강민준/ }));
    await expect(roleIn(row)).toHaveValue('manager');
  }),
};

/** 확인하다가 로그인이 끝난 것을 알게 되면 바꿀지 묻지 않고, 다시 로그인할지 묻습니다. */
export const SessionEnded: Story = {
  name: '확인할 때 로그인이 끝났으면',
  tags: ['rule:member:unchecked', 'rule:session:action'],
  args: {
    ...found(trainer1),
    faults: [{ operation: 'listWorkers', kind: 'answer', name: 'LoginRequired' }],
  },
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '고객');
    await answer('권한을 저장하지 못했습니다.');
    await expectAlert(texts.invalidToken);
  },
};

/** 닫으면 고른 권한은 그대로입니다. */
export const SessionEndedRead: Story = {
  ...SessionEnded,
  name: '로그인이 끝난 것을 확인한 다음',
  play: after(SessionEnded, async ({ canvas }) => {
    await answer(texts.invalidToken, texts.close);
    const row = within(await canvas.findByRole('row', { name: /강민준/ }));
    await expect(roleIn(row)).toHaveValue('customer');
  }),
};

/** The demo accounts: customers with and without passes, trainers and the owner. */
const several = { path: `${paths.member}?grouped=1&q=00000` };

async function chooseRoles(canvas: Canvas, roles: Readonly<Record<string, string>>) {
  await canvas.findByText('검색 결과 회원 10명');
  for (const [name, role] of Object.entries(roles)) {
    const row = within(canvas.getByRole('row', { name: new RegExp(name) }));
    await userEvent.selectOptions(roleIn(row), role);
  }
}

async function openSaveAll(canvas: Canvas) {
  await press(canvas, '모두 저장');
  return within(await screen.findByRole('dialog', { name: '권한 모두 저장' }));
}

/** The results, each as its user's name and number, its roles with the reason, and its status. */
const resultsIn = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: '회원별 결과' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const rowTop = (canvas: Canvas, name: RegExp) =>
  canvas.getByRole('row', { name }).getBoundingClientRect().top + window.scrollY;

/** 두 명째부터 표 위의 바가 몇 명을 바꾸었는지 알려 주고, 표는 움직이지 않습니다. */
export const Several: Story = {
  name: '여러 회원',
  tags: ['rule:member:save-all'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 이하린: '매니저' });
    await expect(canvas.queryByRole('button', { name: '모두 저장' })).toBeNull();
    const top = rowTop(canvas, /이하린/);
    await chooseRoles(canvas, { 이서연: '고객' });
    await expect(canvas.getByText('변경한 회원 2명')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '모두 저장' })).toBeVisible();
    await expect(rowTop(canvas, /이하린/)).toBe(top);
  },
};

/** 되돌리기는 먼저 묻고, 그러면 모두 바꾸기 전의 권한입니다. */
export const SeveralDiscarded: Story = {
  ...Several,
  name: '여러 회원의 권한을 되돌린 다음',
  tags: ['rule:member:save-all'],
  play: after(Several, async ({ canvas }) => {
    await press(canvas, '되돌리기');
    const question = '변경한 권한을 되돌리시겠습니까?';
    await expect(await expectAlert(question)).toHaveAccessibleDescription(
      '회원 2명의 권한을 변경하기 전으로 되돌립니다.',
    );
    await answer(question, '변경 유지');
    await expect(canvas.getByText('변경한 회원 2명')).toBeVisible();
    await press(canvas, '되돌리기');
    await answer(question, '되돌리기');
    await waitFor(() => expect(canvas.queryByText(/^변경한 회원/)).toBeNull());
    const row = within(canvas.getByRole('row', { name: /이하린/ }));
    await expect(roleIn(row)).toHaveValue('customer');
  }),
};

/** 잃는 것이 없으면 묻지 않고 차례로 저장하며, 회원마다 결과를 보여 줍니다. */
export const SeveralSaved: Story = {
  name: '여러 회원의 권한을 저장한 다음',
  tags: ['rule:member:save-all', 'rule:member:save-all.results'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 이하린: '매니저', 윤태오: '고객' });
    const dialog = await openSaveAll(canvas);
    await expect(await dialog.findByText('모두 저장했습니다.')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2명 중 2명');
    await expect(resultsIn(dialog)).toEqual([
      '이하린 · 회원번호 102고객 → 매니저저장됨',
      '윤태오 · 회원번호 6매니저 → 고객저장됨',
    ]);
    await expect(screen.queryByText(/저장되었습니다/)).toBeNull();
  },
};

/** 닫으면 표에 새 권한이 있고, 포커스는 바가 있던 자리에 있습니다. */
export const SeveralSavedRead: Story = {
  ...SeveralSaved,
  name: '여러 회원의 결과를 확인한 다음',
  tags: ['rule:member:save-all'],
  play: after(SeveralSaved, async ({ canvas }) => {
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button', { name: '닫기' }).at(-1)!);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const row = within(canvas.getByRole('row', { name: /이하린/ }));
    await expect(roleIn(row)).toHaveValue('manager');
    await expect(row.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled');
    await expect(canvas.queryByRole('button', { name: '모두 저장' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByText('검색 결과 회원 10명')),
    );
  }),
};

/** 잃는 것이 있는 회원은 한 번에 모아 묻습니다. */
export const SeveralAsked: Story = {
  name: '여러 회원이 잃는 것이 있을 때',
  tags: ['rule:member:save-all.asks', 'rule:member:asks', 'rule:member:passes', 'rule:member:work'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, {
      김서준: '매니저',
      이하린: '매니저',
      강민준: '고객',
      이서연: '비회원',
    });
    const dialog = await openSaveAll(canvas);
    const people = dialog.getByRole('group', { name: '권한을 변경할 회원' });
    await expect(people).toHaveAccessibleDescription(
      '선택하지 않은 회원은 지금 권한을 유지합니다.',
    );
    const boxOf = (name: string) => dialog.getByRole('checkbox', { name });
    await expect(boxOf('김서준 · 회원번호 101 고객 → 매니저')).toHaveAccessibleDescription(
      '이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 예약 (대신 회원 관리, 수업 관리)',
    );
    await expect(boxOf('강민준 · 회원번호 1 매니저 → 고객')).toHaveAccessibleDescription(
      '담당 회원 8명, 이번 달 수업 20회의 기록, 등록한 수업 (대신 이용권 구매, 수업 예약)',
    );
    await expect(boxOf('이서연 · 회원번호 2 매니저 → 비회원')).toBeChecked();
    await expect(dialog.getByText('그 밖의 회원 1명도 함께 저장합니다.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '4명 저장' })).toBeVisible();
  },
};

/** 돌아가면 아무것도 저장하지 않고, 고른 권한은 그대로입니다. */
export const SeveralKept: Story = {
  ...SeveralAsked,
  name: '묻는 창에서 돌아간 다음',
  tags: ['rule:member:save-all.asks'],
  play: after(SeveralAsked, async ({ canvas }) => {
    await press(screen, '돌아가기');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('변경한 회원 4명')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /김서준/ }));
    await expect(roleIn(row)).toHaveValue('manager');
  }),
};

/** 선택하지 않은 회원은 예전 권한으로 돌아가고, 나머지를 저장합니다. */
export const SeveralLeftOut: Story = {
  ...SeveralAsked,
  name: '두 명을 빼고 저장한 다음',
  tags: ['rule:member:save-all.asks'],
  play: after(SeveralAsked, async ({ canvas }) => {
    const dialog = within(screen.getByRole('dialog'));
    for (const name of [/^김서준/, /^이서연/])
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    await expect(dialog.getByText('권한 유지 2명')).toBeVisible();
    await press(dialog, '2명 저장');
    await expect(await dialog.findByText('모두 저장했습니다.')).toBeVisible();
    await expect(resultsIn(dialog)).toEqual([
      '이하린 · 회원번호 102고객 → 매니저저장됨',
      '강민준 · 회원번호 1매니저 → 고객저장됨',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const [name, role] of Object.entries({ 김서준: 'customer', 이서연: 'manager' })) {
      const row = within(canvas.getByRole('row', { name: new RegExp(name) }));
      await expect(roleIn(row)).toHaveValue(role);
    }
  }),
};

/** 아무도 선택하지 않으면 저장할 수 없습니다. */
export const SeveralNone: Story = {
  name: '묻는 창에서 아무도 선택하지 않았을 때',
  tags: ['rule:member:save-all.asks'],
  args: {
    ...several,
    faults: [{ operation: 'listWorkers', kind: 'status', status: 500 }],
  },
  parameters: { expectedErrors: ['status of 500'] },
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 강민준: '고객', 이서연: '고객' });
    const dialog = await openSaveAll(canvas);
    await expect(dialog.getByRole('checkbox', { name: /^강민준/ })).toHaveAccessibleDescription(
      '담당 회원과 수업이 있는지 확인하지 못했습니다. (대신 이용권 구매, 수업 예약)',
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: '모두 선택' }));
    const save = dialog.getByRole('button', { name: '0명 저장' });
    await expect(save).toHaveAccessibleDescription('저장할 회원을 선택해주세요.');
    await userEvent.click(save);
    await expect(dialog.getByRole('group', { name: '권한을 변경할 회원' })).toBeVisible();
  },
};

/** 서버가 거절한 회원이 먼저 보이고, 이유는 서버의 말 그대로입니다. */
export const SeveralRefused: Story = {
  name: '여러 회원 가운데 거절된 회원이 있을 때',
  parameters: { expectedErrors: ['status of 409'] },
  tags: ['rule:member:save-all.results', 'rule:member:save-all.unsaved'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 이하린: '매니저', 대표: '고객' });
    const dialog = await openSaveAll(canvas);
    await expect(dialog.getByRole('checkbox', { name: /^대표/ })).toHaveAccessibleDescription(
      '매출, 회원, 직원 화면 (대신 이용권 구매, 수업 예약)',
    );
    await press(dialog, '2명 저장');
    await expect(await dialog.findByText('1명의 권한을 저장하지 못했습니다.')).toBeVisible();
    await expect(resultsIn(dialog)).toEqual([
      '대표 · 회원번호 10마스터 → 고객마지막 관리자의 권한은 바꿀 수 없습니다.실패',
      '이하린 · 회원번호 102고객 → 매니저저장됨',
    ]);
    await expect(dialog.getByRole('button', { name: '실패만 다시' })).toBeVisible();
  },
};

/** 닫으면 저장하지 못한 권한은 고른 그대로 남습니다. */
export const SeveralRefusedRead: Story = {
  ...SeveralRefused,
  name: '거절된 회원을 확인한 다음',
  tags: ['rule:member:save-all.unsaved'],
  play: after(SeveralRefused, async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const master = within(canvas.getByRole('row', { name: /대표/ }));
    await expect(roleIn(master)).toHaveValue('customer');
    await expect(master.getByRole('button', { name: '저장' })).not.toHaveAttribute('aria-disabled');
  }),
};

/** 로그인이 끝나면 바로 멈추고, 보내지 않은 권한은 고른 그대로입니다. */
export const SeveralSessionEnded: Story = {
  name: '여러 회원을 저장하다가 로그인이 끝났을 때',
  tags: ['rule:member:save-all.unsaved', 'rule:session:action'],
  args: {
    ...several,
    faults: [{ operation: 'changeUserRole', kind: 'answer', name: 'LoginRequired' }],
  },
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 이하린: '매니저', 윤태오: '고객' });
    await press(canvas, '모두 저장');
    await answer(texts.invalidToken, texts.close);
    const dialog = within(screen.getByRole('dialog', { name: '권한 모두 저장' }));
    await expect(resultsIn(dialog)).toEqual([
      '이하린 · 회원번호 102고객 → 매니저보내지 않음',
      '윤태오 · 회원번호 6매니저 → 고객보내지 않음',
    ]);
    await expect(dialog.getByRole('button', { name: '나머지 저장' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('변경한 회원 2명')).toBeVisible();
  },
};
