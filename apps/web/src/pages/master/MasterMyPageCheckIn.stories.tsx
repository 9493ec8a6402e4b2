import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { moveClock } from '../../../testing/move-clock.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { answer, fill } from '../../../testing/steps.ts';
import { checkInTexts } from '../../features/check-in/texts.ts';
import { paths } from '../../lib/paths.ts';

const done = '출석이 정상적으로 처리되었습니다.';
const unknown = '해당 전화번호의 회원을 찾을 수 없습니다.';
const already = '이미 오늘 출석한 회원입니다.';
const failed = '출석 처리 중 오류가 발생했습니다.';

const failedAfterClosing = checkInTexts.failedElsewhere({ digits: '0001', reason: failed });

const meta = {
  ...pageMeta,
  title: '화면/마스터/마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies PageMeta;

export default meta;

/** The open check-in dialog, its field, its result and a function that reads the texts of its rows. */
async function deskOf() {
  const dialog = within(await screen.findByRole('dialog', { name: '출석 체크' }));
  const rows = () =>
    dialog.queryAllByRole('listitem').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));
  return {
    dialog,
    field: dialog.getByLabelText('전화번호'),
    result: dialog.getByRole('status'),
    rows,
  };
}

async function openDesk(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '출석 체크' }));
  return deskOf();
}

/** Keeps check-ins pending until `parameters.release` is called; `parameters.held` resolves when the first one is. */
function holdAttendance({ msw, parameters }: Pick<StoryContext, 'msw' | 'parameters'>) {
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  parameters['release'] = released.resolve;
  parameters['held'] = held.promise;
  msw.use(
    http.post('*/attendance/users/*', () => {
      held.resolve();
      return released.promise;
    }),
  );
}

/** 처리되면 이름과 이용권을 알리고, 입력란을 비워 다음 회원을 기다립니다. */
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
    await waitFor(() => expect(result).toHaveTextContent(`김서준 회원님${done}`));
    await expect(result).toHaveTextContent('PT 12회 · 7회 남음 · 2027. 1. 18.까지 외 1개');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** 빈 칸, 없는 번호, 이미 출석한 회원을 창 안에서 알립니다. */
export const Refused: Story = {
  name: '출석할 수 없는 번호',
  tags: [
    'rule:attendance:phone',
    'rule:check-in:pass',
    'rule:error:attendance.unknown',
    'rule:error:attendance.twice',
  ],
  parameters: { expectedErrors: ['status of 404', 'status of 409'] },
  play: async ({ canvas }) => {
    const { dialog, field, result } = await openDesk(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '출석' }));
    await expect(result).toHaveTextContent('전화번호를 입력해주세요.');
    await fill(field, '0'.repeat(21));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent('전화번호는 20자 이하로 입력해주세요.'));
    await fill(field, '01099999999');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(unknown));
    await expect(field).toHaveValue('');
    await expect(dialog.queryByRole('button', { name: '다시 시도' })).toBeNull();
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이하린 회원님${done}이용권 없음`));
    await userEvent.keyboard('01020000003{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`박지호 회원님${done}잔여 0회`));
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이하린 회원님${already}이용권 없음`));
  },
};

/** 실패한 번호는 목록에 남아 다시 보낼 수 있습니다. */
export const Failed: Story = {
  name: '출석 실패',
  tags: ['rule:error:attendance.other', 'rule:extra:check-in', 'rule:check-in:failed'],
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    const { field, result, rows } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(failed));
    await expect(rows()).toEqual([`10:00 김서준 뒷자리 0001 ${failed} 다시 시도 지우기`]);
  },
};

/** 같은 번호를 다시 입력하면 실패한 번호를 다시 보냅니다. */
export const Retried: Story = {
  ...Failed,
  name: '출석 실패 뒤 다시 시도',
  play: after(Failed, async () => {
    await userEvent.keyboard('01020000001{Enter}');
    const { result, rows } = await deskOf();
    await waitFor(() => expect(result).toHaveTextContent(done));
    await expect(rows()).toEqual(['10:00 김서준 뒷자리 0001 출석']);
  }),
};

/** 자정이 지나면 오늘 출석으로 보낼 수 없으므로 지우기만 할 수 있습니다. */
export const FailedBeforeMidnight: Story = {
  ...Failed,
  name: '출석 실패 뒤 자정이 지난 다음',
  tags: ['rule:check-in:midnight'],
  args: { ...Failed.args, now: '2026-11-20T23:50:00' },
  play: async ({ canvas }) => {
    const { field, rows } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    moveClock('2026-11-21T00:01:00');
    const late = '23:50 김서준 뒷자리 0001 지난 날짜의 출석이어서 보내지 않습니다. 지우기';
    await waitFor(() => expect(rows()).toEqual([late]));
  },
};

/** The last four digits of each row. */
const endingsOf = (rows: string[]) => rows.map((text) => /뒷자리 (\d+)/.exec(text)?.[1]);

/** 실패한 번호는 다른 회원을 처리하는 동안에도 목록 맨 앞에 남습니다. */
export const FailedList: Story = {
  name: '여러 번호의 출석 실패',
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 3 }] },
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { field, rows } = await openDesk(canvas);
    for (const phone of ['01020000001', '01020000002', '01020000003', '01030000004'])
      await userEvent.type(field, `${phone}{Enter}`);
    parameters['release']();
    await waitFor(() => expect(endingsOf(rows())).toEqual(['0001', '0002', '0003', '0004']));
    await waitFor(() => expect(rows()[3]).toMatch(/ 출석$/));
  },
};

/** 하나씩 또는 모두 다시 시도하거나 지울 수 있습니다. */
export const FailedListRetried: Story = {
  ...FailedList,
  name: '실패한 번호를 다시 시도하고 지운 다음',
  tags: ['rule:check-in:failed', 'rule:check-in:results'],
  play: after(FailedList, async ({ step }) => {
    const { dialog, field, rows } = await deskOf();
    const endings = () => endingsOf(rows());
    const button = (name: string) => dialog.getAllByRole('button', { name })[0] as HTMLElement;
    await step('하나를 다시 시도해 성공하면 실패한 번호 다음으로 간다', async () => {
      await userEvent.click(button('다시 시도'));
      await expect(field).toHaveFocus();
      await waitFor(() => expect(endings()).toEqual(['0002', '0003', '0001', '0004']));
    });
    await step('하나를 지운다', async () => {
      await userEvent.click(button('지우기'));
      await expect(endings()).toEqual(['0003', '0001', '0004']);
      await expect(dialog.queryByRole('button', { name: '모두 다시 시도' })).toBeNull();
    });
    await step('남은 것이 없으면 최근 순서로 돌아간다', async () => {
      await userEvent.click(button('다시 시도'));
      const recorded = '10:00 박지호 뒷자리 0003 잔여 0회 출석';
      await waitFor(() => expect(rows()[0]).toBe(recorded));
      await expect(dialog.queryByRole('button', { name: '지우기' })).toBeNull();
      await expect(endings()).toEqual(['0003', '0001', '0004']);
    });
  }),
};

/** 답을 기다리는 번호도 목록에 있습니다. */
export const Loading: Story = {
  name: '처리 중',
  tags: ['rule:check-in:queue'],
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { field, result, rows } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await expect(result).toHaveTextContent('처리 중입니다.');
    await expect(rows()).toEqual(['10:00 뒷자리 0001 처리 중']);
    // Otherwise the next story would start before the request, which fails then.
    await parameters['held'];
  },
};

/** 처리하는 동안에도 다음 번호를 입력할 수 있습니다. Enter를 두 번 눌러도 되고, 입력하는 중에도 결과를 알리며, 아무것도 밀리지 않습니다. */
export const Queued: Story = {
  name: '처리하는 동안 다음 번호 입력',
  tags: ['rule:check-in:queue', 'rule:check-in:results'],
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { dialog, field, result, rows } = await openDesk(canvas);
    const pressed = [field, ...dialog.getAllByRole('button')];
    const places = () => pressed.map((element) => element.getBoundingClientRect().top);
    // The opening animation has ended.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    const before = places();
    await userEvent.type(field, '01020000001{Enter}{Enter}');
    await expect(result).toHaveTextContent('처리 중입니다.');
    await userEvent.type(field, '01020000002{Enter}0102');
    await expect(rows()).toEqual(['10:00 뒷자리 0002 처리 중', '10:00 뒷자리 0001 처리 중']);
    parameters['release']();
    await waitFor(() => expect(result).toHaveTextContent(`이하린 회원님${done}이용권 없음`));
    await expect(field).toHaveValue('0102');
    await expect(rows()).toHaveLength(2);
    await expect(places()).toEqual(before);
  },
};

/** 창을 닫은 다음에 실패하면 알립니다. */
export const FailedElsewhere: Story = {
  name: '창을 닫은 다음 출석 실패',
  tags: ['rule:check-in:elsewhere', 'rule:check-in:failed'],
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 1 }] },
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { dialog, field } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    parameters['release']();
    await expect(
      await screen.findByRole('alertdialog', { name: failedAfterClosing }),
    ).toBeVisible();
  },
};

/** 창을 닫은 다음에 실패한 출석은 목록에서 다시 시도합니다. */
export const RetriedElsewhere: Story = {
  ...FailedElsewhere,
  name: '창을 닫은 다음 실패한 출석 다시 시도',
  play: after(FailedElsewhere, async ({ canvas }) => {
    await answer(failedAfterClosing);
    const list = within(await canvas.findByRole('list', { name: '최근 출석' }));
    await userEvent.click(list.getByRole('button', { name: '다시 시도' }));
    await expect(await list.findByText('출석')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '출석 체크' })).toHaveFocus();
  }),
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

/** 회원 번호를 알 수 없으면 출석을 보내지 않습니다. */
export const NumberUnknown: Story = {
  name: '회원 번호가 없는 응답',
  tags: ['rule:check-in:number'],
  args: {
    faults: [{ kind: 'custom', operation: 'resolveUserByPhone', status: 200, body: { id: 101 } }],
  },
  play: async ({ canvas }) => {
    const fetching = spyOn(globalThis, 'fetch');
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(failed));
    const urls = fetching.mock.calls.map(([request]) => (request as Request).url);
    await expect(urls.filter((url) => url.includes('/attendance/resolve-user'))).toHaveLength(1);
    await expect(urls.filter((url) => url.includes('/attendance/users/'))).toEqual([]);
    fetching.mockRestore();
  },
};
