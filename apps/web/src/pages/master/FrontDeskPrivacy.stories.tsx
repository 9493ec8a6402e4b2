import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { describedBy, pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/마스터/프런트 데스크가 지우는 것',
  parameters: describedBy('다음 사람이 앞사람의 이름과 번호를 보지 못하게 지웁니다.'),
  args: { path: `${paths.masterMyPage}?dialog=frontdesk`, persona: 'master1' },
} satisfies PageMeta;

export default meta;

async function openDesk() {
  const desk = within(await screen.findByRole('dialog', { name: '프런트 데스크' }));
  const field = desk.getByLabelText('전화번호');
  await waitFor(() => expect(field).toHaveFocus());
  return { field, result: desk.getByRole('status') };
}

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
    const { field, result } = await openDesk();
    const endResult = holdTimers(5_000);
    await userEvent.keyboard('01020000001{Enter}');
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
