import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import { endTimeLimitsAtOnce } from '../../../testing/end-time-limits.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { roleIn } from '../../../testing/pages/member-list.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { answer, press } from '../../../testing/steps.ts';

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
    const first = await questionOf('권한을 비회원으로 바꾸시겠습니까?');
    await expect(first.dialog).toHaveAccessibleDescription(
      '김서준 · 회원번호 101 사용할 수 있는 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 이 회원이 더 이상 보거나 쓸 수 없습니다.',
    );
    await press(first, '권한 유지');
    await waitFor(() => expect(roleIn(row)).toHaveValue('customer'));
    await expect(row.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled');
    await save(canvas, /김서준/, '비회원');
    await press(await questionOf('권한을 비회원으로 바꾸시겠습니까?'), '비회원으로 변경');
    await expectSaved(canvas, 101);
    await expect(roleIn(row)).toHaveValue('anonymous');
  },
};

/** 담당 회원이나 수업이 있는 트레이너를 고객으로 바꾸면 무엇이 보이지 않게 되는지 묻습니다. */
export const Trainer: Story = {
  name: '회원과 수업이 있는 트레이너를 고객으로',
  tags: ['rule:member:asks', 'rule:member:work'],
  args: found(trainer1),
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '고객');
    const question = await questionOf('권한을 고객으로 바꾸시겠습니까?');
    await expect(question.dialog).toHaveAccessibleDescription(
      '강민준 · 회원번호 1 담당 회원 8명, 이번 달 수업 20회의 기록을 이 직원이 더 이상 볼 수 없고, 등록한 수업도 관리할 수 없습니다.',
    );
    await press(question, '고객으로 변경');
    await expectSaved(canvas, 1);
  },
};

/** 확인하지 못하면 그렇다고 말하고 묻습니다. 막지는 않습니다. */
export const Unchecked: Story = {
  name: '확인하지 못할 때',
  tags: ['rule:member:unchecked'],
  parameters: { expectedErrors: ['status of 500'] },
  args: {
    ...found(trainer1),
    faults: [{ operation: 'listWorkers', kind: 'status', status: 500 }],
  },
  play: async ({ canvas }) => {
    await save(canvas, /강민준/, '비회원');
    const question = await questionOf('권한을 비회원으로 바꾸시겠습니까?');
    await expect(
      question.getByText(
        '담당 회원과 수업이 있는지 확인하지 못했습니다. 있으면 이 직원이 더 이상 볼 수 없습니다.',
      ),
    ).toBeVisible();
    await press(question, '비회원으로 변경');
    await expectSaved(canvas, 1);
  },
};

/** 답이 늦으면 기다리지 않고 묻습니다. 그동안 다시 눌러도 한 번만 묻습니다. */
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
    await press(await questionOf('권한을 고객으로 바꾸시겠습니까?'), '권한 유지');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(roleIn(row)).toHaveValue('manager');
  },
};

/** 확인하다가 로그인이 끝난 것을 알게 되면 묻지 않고, 고른 권한은 그대로입니다. */
export const SessionEnded: Story = {
  name: '확인할 때 로그인이 끝났으면',
  tags: ['rule:member:unchecked', 'rule:session:action'],
  args: {
    ...found(trainer1),
    faults: [{ operation: 'listWorkers', kind: 'answer', name: 'LoginRequired' }],
  },
  play: async ({ canvas }) => {
    const row = await save(canvas, /강민준/, '고객');
    await answer('권한을 저장하지 못했습니다.');
    await answer(texts.invalidToken, texts.close);
    await expect(roleIn(row)).toHaveValue('customer');
  },
};
