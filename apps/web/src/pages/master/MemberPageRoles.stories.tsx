import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { roleIn } from '../../../testing/pages/member-list.ts';
import { answer, expectAlert, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/회원 권한',
  args: { path: `${paths.member}?grouped=1`, persona: 'master1' },
} satisfies PageMeta;

export default meta;

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

/** 쓸 수 있는 이용권이 있으면 무엇을 못 쓰게 되는지 먼저 묻습니다. 돌아가면 아무것도 저장하지 않습니다. */
export const Passes: Story = {
  name: '이용권이 있는 고객을 비회원으로',
  args: { path: `${paths.member}?grouped=1&q=01020000001` },
  play: async ({ canvas }) => {
    const row = await save(canvas, /김서준/, '비회원');
    const first = await questionOf(toAnonymous);
    await expect(first.dialog).toHaveAccessibleDescription(
      '김서준 · 회원번호 101: 만료되지 않은 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 더 이상 쓸 수 없습니다.',
    );
    await press(first, '돌아가기');
    await expect(roleIn(row)).toHaveValue('anonymous');
    await press(row, '저장');
    await expectAlert(toAnonymous);
  },
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

const saveAll = '변경한 권한을 모두 저장하시겠습니까?';

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

/** 되돌리면 모두 바꾸기 전의 권한입니다. */
export const SeveralDiscarded: Story = {
  ...Several,
  name: '여러 회원의 권한을 되돌린 다음',
  tags: ['rule:member:save-all'],
  play: after(Several, async ({ canvas }) => {
    await press(canvas, '되돌리기');
    await waitFor(() => expect(canvas.queryByText(/^변경한 회원/)).toBeNull());
    const row = within(canvas.getByRole('row', { name: /이하린/ }));
    await expect(roleIn(row)).toHaveValue('customer');
  }),
};

/** 잃는 것이 있는 회원은 한 번에 모아 묻습니다. */
export const SeveralAsked: Story = {
  name: '여러 회원이 잃는 것이 있을 때',
  tags: ['rule:member:save-all'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 김서준: '매니저', 이하린: '매니저', 대표: '비회원' });
    await press(canvas, '모두 저장');
    const { dialog } = await questionOf(saveAll);
    await expect(dialog).toHaveAccessibleDescription(
      '김서준 · 회원번호 101: 만료되지 않은 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 더 이상 쓸 수 없습니다. 대신 회원 관리와 수업 관리를 쓸 수 있습니다.\n대표 · 회원번호 10: 매출, 회원, 직원 화면을 더 이상 볼 수 없습니다.',
    );
    await expect(canvas.getByText('변경한 회원 3명')).toBeInTheDocument();
  },
};

/** 차례로 저장하고, 저장하지 못한 회원에서 멈춥니다. 저장하지 않은 권한은 고른 그대로입니다. */
export const SeveralRefused: Story = {
  name: '여러 회원 가운데 거절된 회원이 있을 때',
  parameters: { expectedErrors: ['status of 409'] },
  tags: ['rule:member:save-all'],
  args: several,
  play: async ({ canvas }) => {
    await chooseRoles(canvas, { 이하린: '매니저', 대표: '고객', 정유나: '고객' });
    await press(canvas, '모두 저장');
    await answer(saveAll, '모두 저장');
    const failure = '권한을 저장하지 못했습니다.';
    await expect(await expectAlert(failure)).toHaveAccessibleDescription(
      '대표 · 회원번호 10: 마지막 관리자의 권한은 바꿀 수 없습니다.',
    );
    await answer(failure);
    const roleOf = (name: RegExp) => roleIn(within(canvas.getByRole('row', { name })));
    await expect(roleOf(/대표/)).toHaveValue('customer');
  },
};
