import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, expectAlert, expectLink, fill, regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...calendarPageMeta,
  title: '화면/고객/마이페이지',
  args: { path: paths.myPage, persona: 'customer1' },
} satisfies PageMeta;

/** 이번 달에 출석한 날에는 도장이 있고, 아래에 그 수가 있습니다. 이름과 전화번호는 읽기만 합니다. */
export const Ready: Story = {
  name: '출석이 있을 때',
  tags: ['rule:screen:mypage.readonly'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11월 출석 10일')).toBeVisible();
    const attended = canvas.getByRole('button', { name: '2026년 11월 19일 목요일, 출석' });
    await expect(attended).toBeVisible();
    canvas.getByRole('button', { name: '오늘, 2026년 11월 20일 금요일', current: 'date' });
    for (const [label, value] of [
      ['이름', '김서준'],
      ['전화번호', '010-2000-0001'],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expectLink(canvas, '결제 내역', paths.payments);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

/** 트레이너는 예약이 있는 다음 수업과 이번 달을 먼저 봅니다. 출석 달력은 마지막입니다. */
export const Manager: Story = {
  name: '트레이너가 볼 때',
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    const next = await regionOf(canvas, '다음 수업');
    await expect(await next.findByText('오늘 23:00')).toBeVisible();
    await expect(next.getByText('김서준')).toBeVisible();
    await expect(next.getByText('이번 달 수업 횟수')).toBeVisible();
    await expect(next.getByText('20회')).toBeVisible();
    await expect(canvas.getByLabelText('이름')).toHaveValue('강민준');
    await expect(await canvas.findByText('11월 출석 0일')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '결제 내역' })).toBeNull();
  },
};

/** 수업이 없는 트레이너에게는 없다고 말합니다. */
export const ManagerWithoutWork: Story = {
  name: '수업이 없는 트레이너',
  args: { persona: 'nosubject' },
  play: async ({ canvas }) => {
    const next = await regionOf(canvas, '다음 수업');
    await expect(await next.findByText('예약된 수업이 없습니다.')).toBeVisible();
    await expect(next.getByText('0회')).toBeVisible();
  },
};

async function typePasswords(canvas: Canvas, password: string, check: string) {
  await fill(await canvas.findByLabelText('새 비밀번호'), password);
  await fill(canvas.getByLabelText('새 비밀번호 확인'), check);
}

/** 두 입력란을 같게 채우면 바뀌었다고 알립니다. */
export const PasswordChanged: Story = {
  name: '비밀번호를 바꿀 때',
  tags: ['rule:password:success'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', 'Fitness2!');
    const fetching = spyOn(globalThis, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await expectAlert('비밀번호가 변경되었습니다.');
    await expect(fetching).not.toHaveBeenCalled();
  },
};

/** 바꾼 다음에는 입력란이 비어 있고, 브라우저에 저장하지 않습니다. */
export const PasswordCleared: Story = {
  name: '비밀번호를 바꾼 다음',
  tags: ['rule:password:success'],
  play: after(PasswordChanged, async ({ canvas }) => {
    await answer('비밀번호가 변경되었습니다.');
    for (const label of ['새 비밀번호', '새 비밀번호 확인']) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveValue('');
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(field).toHaveAttribute('name', 'one-time');
    }
  }),
};

/** 비었거나 서로 다르면 바꾸지 않고, 입력한 것은 남습니다. */
export const PasswordRefused: Story = {
  name: '비밀번호가 다를 때',
  tags: ['rule:password:required'],
  play: async ({ canvas }) => {
    await typePasswords(canvas, 'Fitness2!', '');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await answer('비밀번호를 모두 입력해주세요.');
    const check = canvas.getByLabelText('새 비밀번호 확인');
    await waitFor(() => expect(check).toHaveFocus());
    await userEvent.keyboard('Fitness3!');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await answer('비밀번호가 일치하지 않습니다.');
    await expect(check).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
    await expect(canvas.getByLabelText('새 비밀번호')).toHaveValue('Fitness2!');
  },
};
