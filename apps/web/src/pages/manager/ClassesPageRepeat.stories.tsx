import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, expectNoOverflow } from '../../../testing/page-stories.ts';
import { answer, findDialog, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '화면/매니저/반복 수업 등록',
  args: { path: `${paths.classes}?dialog=repeat`, persona: 'trainer1' },
} satisfies PageMeta;

/** Chooses two hours on two weekdays for two weeks; one of the hours has a class on each day. */
async function choose() {
  const dialog = await findDialog('반복 수업 등록');
  for (const name of ['월', '수', '06:00', '07:00']) await press(dialog, name);
  await userEvent.selectOptions(dialog.getByLabelText('기간'), '2');
  return dialog;
}

/** 요일과 시간을 고르기 전입니다. */
export const Empty: Story = {
  name: '처음',
  play: async () => {
    const dialog = await findDialog('반복 수업 등록');
    await expect(dialog.getByLabelText('시작일')).toHaveValue('2026. 11. 21.');
    const hint = '요일과 시간을 선택하면 등록할 수업을 미리 보여 드립니다.';
    await waitFor(() => expect(dialog.getByText(hint)).toBeVisible());
  },
};

/** 고르는 대로 등록할 수업과 제외할 수업을 미리 보여 줍니다. */
export const Preview: Story = {
  name: '미리 보기',
  play: async () => {
    const dialog = await choose();
    await expect(await dialog.findByRole('button', { name: '수업 4개 등록' })).toBeVisible();
    await expect(dialog.getByText('제외: 등록됨 4개')).toBeVisible();
    await expect(dialog.getAllByText('07:00 · 등록됨')[0]).toBeVisible();
    const holidays = dialog.getByRole('switch', { name: '공휴일에도 등록' });
    await userEvent.click(holidays);
    await expect(holidays).toBeChecked();
  },
};

/** 휴대폰에서는 요일이 한 줄에, 시간이 세 개씩 놓입니다. */
export const Phone: Story = {
  ...Preview,
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: after(Preview, expectNoOverflow),
};

const refused = '잠시 후 다시 시도해주세요.';

/** 일부만 등록되면 수업마다 결과를 알려 줍니다. */
export const PartlyFailed: Story = {
  name: '일부만 등록될 때',
  tags: ['rule:repeat:results'],
  args: {
    faults: [{ operation: 'createClass', kind: 'status', status: 500, message: refused, times: 1 }],
  },
  play: async () => {
    const dialog = await choose();
    await press(dialog, '수업 4개 등록');
    await answer(`수업 등록 실패: ${refused}`);
    await expect(dialog.getByText('등록됨 3개 · 실패 1개')).toBeVisible();
    await expect(dialog.getByText(`06:00 · ${refused}`)).toBeVisible();
  },
};

/** 실패한 수업만 다시 보냅니다. */
export const PartlyRetried: Story = {
  ...PartlyFailed,
  name: '실패한 수업만 다시 등록',
  play: after(PartlyFailed, async () => {
    const dialog = await findDialog('반복 수업 등록');
    await press(dialog, '나머지 등록');
    await expect(await dialog.findByText('등록됨 4개')).toBeVisible();
  }),
};

/** 되돌리면 이번에 등록한 수업만 삭제합니다. */
export const Undone: Story = {
  ...PartlyFailed,
  name: '되돌린 다음',
  tags: ['rule:repeat:undo'],
  play: after(PartlyRetried, async () => {
    const dialog = await findDialog('반복 수업 등록');
    await press(dialog, '되돌리기');
    await answer(
      '이번에 등록한 수업 4개를 삭제하시겠습니까? 예약이 있는 수업은 삭제하지 않습니다.',
      '수업 삭제',
    );
    await expect(await dialog.findByText('삭제됨 4개')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
    await press(dialog, '새로 등록');
    await expect(await dialog.findByRole('button', { name: '수업 4개 등록' })).toBeVisible();
  }),
};

/** 답이 사라지면 그 수업은 실패로, 나머지는 보내지 않은 채로 멈춥니다. 다시 보내면, 이미 등록되었다고 서버가 말합니다. */
export const Interrupted: Story = {
  name: '연결이 끊겼을 때',
  tags: ['rule:repeat:results'],
  args: { faults: [{ operation: 'createClass', kind: 'lost', times: 1 }] },
  play: async () => {
    const dialog = await choose();
    await press(dialog, '수업 4개 등록');
    await answer(/^수업 등록 실패: .*인터넷 연결을 확인/);
    await expect(dialog.getByText('실패 1개 · 남음 3개')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4개 중 1개');
    await press(dialog, '나머지 등록');
    await answer('수업 등록 실패: 이미 등록된 시간입니다.');
    await expect(dialog.getByText('등록됨 3개 · 실패 1개')).toBeVisible();
  },
};

/** 보내는 중에 창을 닫으려 하면 먼저 묻습니다. */
export const Left: Story = {
  name: '창을 닫을 때',
  tags: ['rule:repeat:leaving'],
  args: { faults: [{ operation: 'createClass', kind: 'latency', ms: 60_000 }] },
  play: async () => {
    const dialog = await choose();
    await press(dialog, '수업 4개 등록');
    await press(dialog, '닫기');
    const question = '창을 닫으면 남은 수업은 보내지 않습니다. 등록한 수업은 달력에 남습니다.';
    await answer(question, '돌아가기');
    await expect(dialog.getByText('남음 4개')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: '닫기' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await answer(question, '닫기');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
