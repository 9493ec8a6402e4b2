import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';
import { expectForbidden } from '../../../testing/page-stories.ts';

const done = '출석이 정상적으로 처리되었습니다.';
const unknown = '해당 전화번호의 회원을 찾을 수 없습니다.';
const already = '이미 오늘 출석한 회원입니다.';
const failed = '출석 처리 중 오류가 발생했습니다.';

const meta = {
  ...pageMeta,
  title: '화면/마스터/마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog with its field and its result. */
async function openDesk(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '출석 체크' }));
  const dialog = within(await screen.findByRole('dialog', { name: '출석 체크' }));
  return { dialog, field: dialog.getByLabelText('전화번호'), result: dialog.getByRole('status') };
}

/** 이름과 전화번호는 읽기만 하고, 전화번호를 바꾸려면 데스크로 안내합니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:mastermypage.parts', 'rule:phone:change'],
  play: async ({ canvas }) => {
    for (const [label, value] of [
      ['이름', '대표'],
      ['전화번호', '010-4000-0001'],
    ] as const) {
      await expect(await canvas.findByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expect(canvas.getByLabelText('새 비밀번호')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '전화번호 변경' }));
    const alert = await screen.findByRole('alertdialog', {
      name: '전화번호 변경은 데스크에 문의해주세요.',
    });
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  },
};

/** 처리되면 가린 이름으로 알리고, 입력란을 비워 다음 회원을 기다립니다. */
export const Attended: Story = {
  name: '출석 처리',
  tags: [
    'rule:role:master.attendance',
    'rule:attendance:steps',
    'rule:text:attendance.success',
    'rule:operation:resolveUserByPhone',
    'rule:operation:recordAttendance',
    'rule:extra:check-in',
  ],
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.paste('010-2000-0001');
    await expect(field).toHaveValue('01020000001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`김*준 회원님${done}`));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** 없는 번호, 이미 출석한 회원, 빈 칸을 창 안에서 알립니다. 없는 번호는 고칠 수 있게 남습니다. */
export const Refused: Story = {
  name: '처리하지 못할 때',
  tags: ['rule:attendance:phone', 'rule:error:attendance.unknown', 'rule:error:attendance.twice'],
  parameters: { expectedErrors: ['status of 404', 'status of 409'] },
  play: async ({ canvas }) => {
    const { dialog, field, result } = await openDesk(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '출석' }));
    await expect(result).toHaveTextContent('전화번호를 입력해주세요.');
    await userEvent.type(field, `${'0'.repeat(21)}{Enter}`);
    await waitFor(() => expect(result).toHaveTextContent('전화번호는 20자 이하로 입력해주세요.'));
    await userEvent.clear(field);
    await userEvent.type(field, '01099999999{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(unknown));
    await expect(field).toHaveValue('01099999999');
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이*린 회원님${done}`));
    await userEvent.keyboard('01020000003{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`박*호 회원님${done}`));
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이*린 회원님${already}`));
  },
};

/** 여러 방식으로 쓴 번호와 지역 번호를 받고, 0이 빠진 번호는 고치도록 돕습니다. 번호가 아니면 보내지 않습니다. */
export const WrittenPhones: Story = {
  name: '여러 방식으로 쓴 번호',
  tags: ['rule:input:phone', 'rule:input:phone-zero', 'rule:attendance:phone'],
  parameters: { expectedErrors: ['status of 404'] },
  play: async ({ canvas }) => {
    const { dialog, field, result } = await openDesk(canvas);
    await userEvent.click(field);
    await userEvent.paste('+82(0)10–2000．0001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`김*준 회원님${done}`));
    await userEvent.paste('051) 708-1234');
    await expect(field).toHaveValue('0517081234');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(unknown));
    await userEvent.keyboard('1020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(unknown));
    await expect(field).toHaveValue('1020000002');
    await userEvent.click(dialog.getByRole('button', { name: '010-2000-0002 쓰기' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이*린 회원님${done}`));
    await userEvent.paste('010-2000-0003 내선 3');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent('전화번호는 숫자 9~11자여야 합니다.'));
    await expect(field).toHaveValue('01020000003내선3');
  },
};

/** 같은 번호가 3초 안에 다시 들어오면 무시합니다. */
export const ScannedTwice: Story = {
  name: '두 번 읽혔을 때',
  tags: ['rule:extra:check-in'],
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}01020000001{Enter}{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(done));
    await expect(field).toHaveValue('');
    await expect(result).not.toHaveTextContent(already);
    const recent = within(screen.getByRole('list', { name: '최근 출석', hidden: true }));
    await expect(recent.getAllByRole('listitem', { hidden: true })).toHaveLength(1);
  },
};

/** 서버가 답하지 않으면 번호가 남아 곧바로 다시 보낼 수 있습니다. */
export const Failed: Story = {
  name: '오류가 났을 때',
  tags: ['rule:error:attendance.other'],
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(failed));
    await expect(field).toHaveValue('01020000001');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(done));
  },
};

/** 처리하는 동안에도 다음 번호를 입력할 수 있고, 차례대로 처리합니다. */
export const Loading: Story = {
  name: '처리 중',
  args: { faults: [{ operation: 'recordAttendance', kind: 'latency', ms: 400 }] },
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await expect(result).toHaveTextContent('처리 중입니다.');
    await userEvent.type(field, '01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이*린 회원님${done}`));
    const recent = within(screen.getByRole('list', { name: '최근 출석', hidden: true }));
    await expect(
      recent
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent?.slice(5, 8)),
    ).toEqual(['이*린', '김*준']);
  },
};

/** 이름을 찾지 못해도 출석은 처리됩니다. 서버는 회원번호를 숫자 하나로 답할 수도 있습니다. */
export const NameUnknown: Story = {
  name: '이름을 모를 때',
  tags: ['rule:attendance:steps'],
  args: { faults: [{ operation: 'listUsers', kind: 'status', status: 500 }] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/attendance/resolve-user', () => HttpResponse.json(101))),
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`${done}뒷자리 0001`));
    await expect(result).not.toHaveTextContent('회원님');
  },
};

/** 화면 숫자판으로도 입력합니다. 포커스는 입력란에 유지됩니다. */
export const ScreenKeys: Story = {
  name: '숫자 자판',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { dialog, field, result } = await openDesk(canvas);
    await userEvent.click(dialog.getByText('화면 숫자판'));
    const keys = within(dialog.getByRole('group', { name: '화면 숫자판' }));
    for (const key of '010200000019')
      await userEvent.click(keys.getByRole('button', { name: key }));
    await userEvent.click(keys.getByRole('button', { name: '한 글자 지우기' }));
    await expect(field).toHaveValue('01020000001');
    await expect(field).toHaveFocus();
    await expect(
      keys.getByRole('button', { name: '0' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
    await userEvent.click(dialog.getByRole('button', { name: '출석' }));
    await waitFor(() => expect(result).toHaveTextContent(done));
    await userEvent.click(keys.getByRole('button', { name: '1' }));
    await userEvent.click(keys.getByRole('button', { name: '모두 지우기' }));
    await expect(field).toHaveValue('');
  },
};

/** 마스터가 아니면 볼 수 없습니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  tags: ['rule:route:masterMyPage'],
  args: { persona: 'customer1' },
  play: expectForbidden,
};
