import { expect, screen, userEvent, within } from 'storybook/test';
import { answer, expectAlert } from '../steps.ts';
import type { Canvas, Play } from '../page-stories.ts';

export const columns = [
  '회원번호',
  '이름',
  '연락처',
  '성별',
  '가입일',
  '권한',
  '이용권',
  '남은 횟수',
  '만료일',
];

/** The rows of a user, each with its own editor. */
export function rowsOf(canvas: Canvas, name: RegExp) {
  return canvas.getAllByRole('row', { name }).map((row) => within(row));
}

export function roleIn(row: ReturnType<typeof within>) {
  return row.getByLabelText('권한');
}

const notSaved = '권한을 저장하지 못했습니다.';

export const expectRoleSaved: Play = async ({ canvas }) => {
  await canvas.findAllByRole('row', { name: /김서준/ });
  const rows = rowsOf(canvas, /김서준/);
  await expect(rows[1]!.getByRole('button', { name: '저장' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.selectOptions(roleIn(rows[1]!), '매니저');
  await userEvent.click(rows[1]!.getByRole('button', { name: '저장' }));
  await answer('권한을 매니저로 변경하시겠습니까?', '매니저로 변경');
  await expect(await screen.findByText('회원번호 101 저장되었습니다.')).toBeVisible();
  for (const row of rowsOf(canvas, /김서준/)) await expect(roleIn(row)).toHaveValue('manager');
  await expect(rows).toHaveLength(3);
};

export const expectRoleRejected: Play = async ({ canvas }) => {
  await canvas.findAllByRole('row', { name: /김서준/ });
  const [row] = rowsOf(canvas, /김서준/);
  await userEvent.selectOptions(roleIn(row!), '비회원');
  await userEvent.click(row!.getByRole('button', { name: '저장' }));
  await answer('권한을 비회원으로 변경하시겠습니까?', '비회원으로 변경');
  await expect(await expectAlert(notSaved)).toHaveAccessibleDescription(
    '김서준 · 회원번호 101: 마지막 관리자의 권한은 바꿀 수 없습니다.',
  );
};

export const expectMasterRow: Play = async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /대표/ }));
  await expect(roleIn(row)).toHaveValue('master');
  await expect(row.getByText('이용권 없음')).toBeVisible();
  await expect(row.queryByText('–')).not.toBeInTheDocument();
  await expect(roleIn(row)).toHaveAccessibleDescription('대표');
  await expect(row.getByRole('button', { name: '저장' })).toHaveAccessibleDescription(
    '대표 권한을 변경하면 저장할 수 있습니다.',
  );
};

/** What follows on the master's row. */
export const expectMasterRejected: Play = async ({ canvas }) => {
  const row = within(await canvas.findByRole('row', { name: /대표/ }));
  await userEvent.selectOptions(roleIn(row), '고객');
  await userEvent.click(row.getByRole('button', { name: '저장' }));
  await answer('권한을 고객으로 변경하시겠습니까?', '고객으로 변경');
  await expect(await expectAlert(notSaved)).toHaveAccessibleDescription(
    '대표 · 회원번호 10: 마지막 관리자의 권한은 바꿀 수 없습니다.',
  );
};
