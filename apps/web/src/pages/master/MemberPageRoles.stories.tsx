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
      '김서준 · 회원번호 101 사용할 수 있는 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다.',
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

/** 담당 회원이나 수업이 있는 트레이너를 고객으로 바꾸면 무엇이 보이지 않게 되는지 묻습니다. */
export const Trainer: Story = {
  name: '회원과 수업이 있는 트레이너를 고객으로',
  tags: ['rule:member:asks', 'rule:member:work'],
  args: found(trainer1),
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '고객');
    const question = await questionOf(toCustomer);
    await expect(question.dialog).toHaveAccessibleDescription(
      '강민준 · 회원번호 1 담당 회원 8명, 이번 달 수업 20회의 기록을 이 직원이 더 이상 볼 수 없고, 등록한 수업도 관리할 수 없습니다.',
    );
  },
};

/** 그래도 바꾸겠다고 하면 저장합니다. */
export const TrainerSaved: Story = {
  ...Trainer,
  name: '회원과 수업이 있는 트레이너를 고객으로 바꾼 다음',
  play: after(Trainer, async ({ canvas }) => {
    await press(await questionOf(toCustomer), '고객으로 변경');
    await expectSaved(canvas, 1);
  }),
};

/** 확인하지 못하면 그렇다고 말하고 묻습니다. */
export const Unchecked: Story = {
  name: '확인하지 못할 때',
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
  name: '확인하지 못하고 바꾼 다음',
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
