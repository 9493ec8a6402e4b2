import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { roleIn, rowsOf } from '../../../testing/pages/member-list.ts';
import { answer, expectAlert, press, textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/마스터/회원',
  args: { path: paths.member, persona: 'master1' },
} satisfies PageMeta;

/** 이용권마다 한 줄씩, 열 줄이 한 페이지입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:member.list'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이용권 83건')).toBeVisible();
    const headers = textsOf(canvas.getAllByRole('columnheader'));
    await expect(headers).toEqual([
      '회원번호',
      '이름',
      '연락처',
      '성별',
      '가입일',
      '권한',
      '이용권',
      '남은 횟수',
      '만료일',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    const [health, pt] = rowsOf(canvas, /황주원/);
    await expect(health?.getByText('헬스 1개월')).toBeVisible();
    await expect(pt?.getByText('PT 12회')).toBeVisible();
    await expect(pt?.getByText('8회')).toBeVisible();
    await expect(pt?.getByText('2026. 11. 19.')).toBeVisible();
    const options = [...(roleIn(pt!) as HTMLSelectElement).options].map(({ text }) => text);
    await expect(options).toEqual(['매니저', '고객', '비회원']);
  },
};

/** 회원마다 한 줄로 모으고 이용권을 그 안에 나란히 적습니다. */
export const Grouped: Story = {
  name: '회원별로 보기',
  tags: ['rule:screen:member.list'],
  args: { path: `${paths.member}?q=김서준` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('검색 결과 4건')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '회원별로 보기' }));
    await expect(await canvas.findByText('검색 결과 회원 2명')).toBeVisible();
    const [, row] = rowsOf(canvas, /김서준/);
    for (const text of ['필라테스 24회', 'PT 12회', '헬스 3개월', '20회', '2027. 1. 18.'])
      await expect(row!.getByText(text)).toBeVisible();
    await expect(row!.getAllByRole('button', { name: '저장' })).toHaveLength(1);
  },
};

/** 저장하면 그 회원의 모든 줄이 바뀝니다. */
export const RoleSaved: Story = {
  name: '권한 저장',
  tags: ['rule:text:member.saved'],
  args: { path: `${paths.member}?q=01020000001` },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /김서준/ });
    const rows = rowsOf(canvas, /김서준/);
    await userEvent.selectOptions(roleIn(rows[1]!), '매니저');
    await press(rows[1]!, '저장');
    await answer('권한을 매니저로 변경하시겠습니까?', '매니저로 변경');
    await expect(await canvas.findByText('회원번호 101 저장되었습니다.')).toBeVisible();
    for (const row of rowsOf(canvas, /김서준/))
      await waitFor(() => expect(roleIn(row)).toHaveValue('manager'));
    await expect(rows).toHaveLength(3);
  },
};

/** 마스터의 권한도 고칠 수 있지만, 마지막 마스터의 권한은 서버가 지킵니다. */
export const MasterRejected: Story = {
  name: '마지막 마스터의 권한을 바꿀 때',
  parameters: { expectedErrors: ['status of 409'] },
  args: { path: `${paths.member}?role=master` },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /대표/ }));
    await expect(roleIn(row)).toHaveValue('master');
    await expect(row.getByText('이용권 없음')).toBeVisible();
    await userEvent.selectOptions(roleIn(row), '고객');
    await press(row, '저장');
    await answer('권한을 고객으로 변경하시겠습니까?', '고객으로 변경');
    const alert = await expectAlert('권한을 저장하지 못했습니다.');
    await expect(alert).toHaveAccessibleDescription(
      '대표 · 회원번호 10: 마지막 관리자의 권한은 바꿀 수 없습니다.',
    );
  },
};

/** 이름이나 전화번호로 찾고, 재등록 대상으로 좁힙니다. 인원은 찾은 회원만 셉니다. */
export const Search: Story = {
  name: '검색과 필터',
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('회원 검색');
    await canvas.findByRole('button', { name: '30일 이내 만료 5명' });
    await userEvent.type(field, '010-2000');
    await expect(await canvas.findByText('검색 결과 6건')).toBeVisible();
    await press(canvas, '30일 이내 만료 1명');
    await expect(await canvas.findByText('재등록 대상 1명')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /박지호/ })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '만료일' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** 조건에 맞는 회원이 없으면 알려 주고, 조건을 지우면 모든 회원이 다시 나타납니다. */
export const NoResult: Story = {
  name: '검색 결과가 없어 조건을 지움',
  args: { path: `${paths.member}?q=김서준` },
  play: async ({ canvas }) => {
    await press(canvas, '필터');
    await userEvent.selectOptions(canvas.getByLabelText('회원 구분'), '매니저');
    await expect(await canvas.findByText('검색 결과가 없습니다.')).toBeVisible();
    await press(canvas, '조건 지우기');
    await expect(await canvas.findByText('이용권 83건')).toBeVisible();
  },
};

/** 휴대폰에서는 이름과 이용권, 남은 횟수, 만료일만 보이고, 권한은 펼친 행의 끝에서 바꿉니다. */
export const PhoneRow: Story = {
  name: '휴대폰의 행',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within((await canvas.findAllByRole('row', { name: /황주원/ }))[1]!);
    await expect(row.getByText('8회')).toBeVisible();
    await expect(row.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: '자세히' }));
    await userEvent.selectOptions(roleIn(row), '매니저');
    const save = row.getByRole('button', { name: '저장' }).getBoundingClientRect();
    await expect(save.height).toBeGreaterThanOrEqual(44);
    const ends = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().bottom);
    await expect(ends.filter((end) => end > save.top)).toHaveLength(1);
  },
};

const toAnonymous = '권한을 비회원으로 변경하시겠습니까?';

/** 쓸 수 있는 이용권이 있으면 무엇을 못 쓰게 되는지 먼저 묻습니다. 돌아가면 아무것도 저장하지 않습니다. */
export const Passes: Story = {
  name: '이용권이 있는 고객을 비회원으로',
  args: { path: `${paths.member}?grouped=1&q=01020000001` },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /김서준/ }));
    await userEvent.selectOptions(roleIn(row), '비회원');
    await press(row, '저장');
    const question = await expectAlert(toAnonymous);
    await expect(question).toHaveAccessibleDescription(
      '김서준 · 회원번호 101: 만료되지 않은 이용권 3개(필라테스 24회, PT 12회, 헬스 3개월)와 그 예약을 더 이상 쓸 수 없습니다.',
    );
    await press(within(question), '돌아가기');
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
  name: '여러 회원의 권한을 바꿀 때',
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
    await expect(await expectAlert(saveAll)).toHaveAccessibleDescription(
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
