import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { findDialog } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const recorded = '출석이 정상적으로 처리되었습니다.';

export default {
  ...pageMeta,
  title: '화면/마스터/프런트 데스크',
  args: { path: `${paths.masterMyPage}?dialog=frontdesk`, persona: 'master1' },
} satisfies PageMeta;

/** The open desk, with a function that types as a barcode reader. */
async function openDesk() {
  const desk = await findDialog('프런트 데스크');
  const field = desk.getByLabelText('전화번호');
  await waitFor(() => expect(field).toHaveFocus());
  const scan = (phone: string) => userEvent.keyboard(`${phone}{Enter}`);
  return { desk, field, result: desk.getByRole('status'), scan };
}

/** 주소로 열어도 시각과 안내가 보이고, 마이페이지는 문서에 없습니다. 자판은 72px 이상입니다. */
export const Ready: Story = {
  name: '기다리는 중',
  tags: ['rule:front-desk:view'],
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const { desk, result } = await openDesk();
    await expect(result).toHaveTextContent('10:00');
    await expect(canvas.queryByText('내 정보')).toBeNull();
    const keys = within(desk.getByRole('group', { name: '숫자판' })).getAllByRole('button');
    for (const key of keys)
      await expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  },
};

/** 가린 이름과 쓸 수 있는 이용권을 크게 보여 줍니다. 자판은 움직이지 않습니다. */
export const Attended: Story = {
  name: '출석 처리',
  tags: ['rule:front-desk:result'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const { desk, result, scan } = await openDesk();
    const key = desk.getByRole('button', { name: '5' });
    const { top } = key.getBoundingClientRect();
    await scan('01020000001');
    await waitFor(() => expect(result).toHaveTextContent(`김*준 회원님${recorded}`));
    await expect(result).toHaveTextContent('PT 12회 · 7회 남음 · 2027. 1. 18.까지 외 1개');
    await expect(key.getBoundingClientRect().top).toBe(top);
  },
};

/** 처리하지 못하면 그렇다고 알리고, 남은 건수만 보여 줍니다. */
export const NotAccepted: Story = {
  name: '접수 실패',
  tags: ['rule:front-desk:not-accepted'],
  globals: { viewport: { value: 'laptop' } },
  args: { faults: [{ operation: 'recordAttendance', kind: 'status', status: 500 }] },
  play: async () => {
    const { desk, field, result, scan } = await openDesk();
    await scan('01020000001');
    await waitFor(() =>
      expect(result).toHaveTextContent('접수하지 못했습니다. 데스크에 말씀해주세요.'),
    );
    await expect(field).toHaveValue('');
    await expect(desk.getByText('보내지 못한 출석 1건')).toBeVisible();
  },
};

/** Holds timers of this duration, in milliseconds; the returned function ends them. */
function holdTimers(duration: number) {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay?: number) => {
    if (delay !== duration) return setTimeout(run, delay);
    held.push(run);
    return 0;
  }) as typeof setTimeout);
  return () => held.splice(0).forEach((run) => run());
}

const expectNobody = () =>
  waitFor(() => expect(document.body.innerHTML).not.toMatch(/회원님|0102|뒷자리/));

/** 결과는 5초 뒤에 사라지고, 문서에 이름도 번호도 없습니다. */
export const ResultCleared: Story = {
  name: '결과를 보여 준 다음',
  tags: ['rule:front-desk:result'],
  play: async () => {
    const { field, result, scan } = await openDesk();
    const endResult = holdTimers(5_000);
    await scan('01020000001');
    await waitFor(() => expect(result).toHaveTextContent('김*준 회원님'));
    // The timer may start some frames after what it is for.
    await waitFor(() => {
      endResult();
      expect(result).toHaveTextContent('전화번호를 누르고 출석을 눌러주세요.');
    });
    await expectNobody();
    await expect(field).toHaveValue('');
  },
};

/** 누르다 만 번호는 마지막으로 누르고 15초 뒤에 사라집니다. */
export const TypedCleared: Story = {
  name: '번호를 누르다 만 다음',
  tags: ['rule:front-desk:result'],
  play: async () => {
    const { field } = await openDesk();
    const endTyping = holdTimers(15_000);
    await userEvent.keyboard('0102');
    await expect(field).toHaveValue('0102');
    await waitFor(() => {
      endTyping();
      expect(field).toHaveValue('');
    });
    await expectNobody();
  },
};

/** 화면을 켜 둡니다. 브라우저가 거절해도 접수는 됩니다. */
export const ScreenKeptOn: Story = {
  name: '화면을 켜 둘 수 없을 때',
  beforeEach: () =>
    void spyOn(navigator.wakeLock, 'request').mockRejectedValue(
      new DOMException('Refused.', 'NotAllowedError'),
    ),
  play: async () => {
    await openDesk();
    const { request } = navigator.wakeLock;
    const times = (request as unknown as { mock: { calls: unknown[] } }).mock.calls.length;
    await expect(times).toBeGreaterThan(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(request).toHaveBeenCalledTimes(times + 1);
  },
};
