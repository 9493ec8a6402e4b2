import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { expectAlert, findDialog, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const done = '출석이 정상적으로 처리되었습니다.';
const failed = '출석 처리 중 오류가 발생했습니다.';

export default {
  ...pageMeta,
  title: '화면/마스터/마이페이지',
  args: { path: paths.masterMyPage, persona: 'master1' },
} satisfies PageMeta;

/** 대표의 이름과 전화번호입니다. */
export const Ready: Story = {
  name: '기본',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('이름')).toHaveValue('대표');
    await expect(canvas.getByLabelText('전화번호')).toHaveValue('010-4000-0001');
    await expect(canvas.getByLabelText('새 비밀번호')).toBeVisible();
  },
};

/** 전화번호를 바꾸려면 데스크로 안내합니다. */
export const PhoneChange: Story = {
  name: '전화번호를 바꾸려 할 때',
  tags: ['rule:phone:change'],
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '전화번호 변경' }));
    await expectAlert('전화번호 변경은 데스크에 문의해주세요.');
  }),
};

/** Opens the check-in dialog: its field, its result and a function that reads the texts of its rows. */
async function openDesk(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '출석 체크' }));
  const dialog = await findDialog('출석 체크');
  const field = dialog.getByLabelText('전화번호');
  await waitFor(() => expect(field).toHaveFocus());
  const rows = () =>
    dialog.queryAllByRole('listitem').map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '));
  return { dialog, field, result: dialog.getByRole('status'), rows };
}

/** Keeps check-ins pending until `parameters.release` is called. */
function holdAttendance({ msw, parameters }: Pick<StoryContext, 'msw' | 'parameters'>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  parameters['release'] = resolve;
  msw.use(http.post('*/attendance/users/*', () => promise));
}

/** 처리되면 이름과 이용권을 알리고, 입력란을 비워 다음 회원을 기다립니다. */
export const Attended: Story = {
  name: '출석 처리',
  tags: ['rule:attendance:steps'],
  play: async ({ canvas }) => {
    const { field, result } = await openDesk(canvas);
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
  parameters: { expectedErrors: ['status of 404', 'status of 409'] },
  play: async ({ canvas }) => {
    const { dialog, field, result } = await openDesk(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '출석' }));
    await expect(result).toHaveTextContent('전화번호를 입력해주세요.');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '01099999999{Enter}');
    await waitFor(() =>
      expect(result).toHaveTextContent('해당 전화번호의 회원을 찾을 수 없습니다.'),
    );
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`이하린 회원님${done}이용권 없음`));
    await userEvent.keyboard('01020000003{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(`박지호 회원님${done}잔여 0회`));
    await userEvent.keyboard('01020000002{Enter}');
    await waitFor(() =>
      expect(result).toHaveTextContent('이하린 회원님이미 오늘 출석한 회원입니다.이용권 없음'),
    );
  },
};

/** 실패한 번호는 목록에 남아 다시 보낼 수 있습니다. */
export const Failed: Story = {
  name: '출석 실패',
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    const { field, result, rows } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(failed));
    await waitFor(() =>
      expect(rows()).toEqual([`10:00 김서준 뒷자리 0001 ${failed} 다시 시도 지우기`]),
    );
  },
};

/** 다시 보내면 포커스는 다음 회원의 번호를 기다립니다. */
export const Retried: Story = {
  ...Failed,
  name: '다시 보낸 다음',
  play: after(Failed, async () => {
    const dialog = within(screen.getByRole('dialog', { name: '출석 체크' }));
    await press(dialog, '다시 시도');
    await waitFor(() => expect(dialog.getByLabelText('전화번호')).toHaveFocus());
  }),
};

/** 처리하는 동안에도 다음 번호를 입력할 수 있습니다. Enter를 두 번 눌러도 되고, 입력하는 중에도 결과를 알리며, 아무것도 밀리지 않습니다. */
export const Queued: Story = {
  name: '처리하는 동안 다음 번호 입력',
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { dialog, field, result, rows } = await openDesk(canvas);
    const pressed = [field, ...dialog.getAllByRole('button')];
    const places = () => pressed.map((element) => element.getBoundingClientRect().top);
    // The opening animation has ended.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    const before = places();
    await userEvent.type(field, '01020000001{Enter}{Enter}');
    await waitFor(() => expect(result).toHaveTextContent('처리 중입니다.'));
    await userEvent.type(field, '01020000002{Enter}0102');
    await waitFor(() =>
      expect(rows()).toEqual(['10:00 뒷자리 0002 처리 중', '10:00 뒷자리 0001 처리 중']),
    );
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
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500, times: 1 }] },
  beforeEach: holdAttendance,
  play: async ({ canvas, parameters }) => {
    const { dialog, field } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    parameters['release']();
    await expectAlert('전화번호 뒷자리 0001: 출석 처리 중 오류가 발생했습니다.');
  },
};

/** 회원 번호를 알 수 없으면 출석을 보내지 않습니다. */
export const NumberUnknown: Story = {
  name: '회원 번호가 없는 응답',
  tags: ['rule:attendance:steps'],
  args: {
    faults: [{ kind: 'custom', operation: 'resolveUserByPhone', status: 200, body: { id: 101 } }],
  },
  play: async ({ canvas }) => {
    const fetching = spyOn(globalThis, 'fetch');
    const { field, result } = await openDesk(canvas);
    await userEvent.type(field, '01020000001{Enter}');
    await waitFor(() => expect(result).toHaveTextContent(failed));
    const urls = fetching.mock.calls.map(([request]) => (request as Request).url);
    await expect(urls.filter((url) => url.includes('/attendance/users/'))).toEqual([]);
    fetching.mockRestore();
  },
};
