import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { classTexts, dialogTexts } from '../../features/classes/texts.ts';
import { press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { dayDialogUrl, dialogOf, tomorrow } from '../../../testing/pages/class-dialog.ts';
import {
  respondWith,
  malformedRowCount,
  withMalformedRows,
} from '../../../testing/malformed-responses.ts';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/잘못된 응답/매니저',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component:
          '서버의 답이 계약과 다를 때에도 읽을 수 있는 것은 보이고, 모르는 값은 –로 보입니다.',
      },
    },
  },
  args: { path: paths.memberManagement, persona: 'trainer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = {
  nickName: '김서준',
  ph: '01020000001',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: [2027, 1, 18],
};

export const Members: Story = {
  name: '나의 회원',
  tags: ['rule:list:invalid-rows'],
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith(
        'manager/membermanagement',
        withMalformedRows([member], Object.keys(member), () => ({})),
      ),
    ),
  play: async ({ canvas }) => {
    const good = within(await canvas.findByRole('row', { name: /김서준/ }));
    await expect(good.getByText('2027. 1. 18.')).toBeVisible();
    const [odd] = canvas.getAllByRole('row', { name: /^–/ });
    await expect(within(odd!).getAllByText('–')).toHaveLength(5);
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: '페이지' })).getByRole('button', {
        name: '다음',
      }),
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('row')).toHaveLength(malformedRowCount + 1 - 10 + 1),
    );
  },
};

const hourOf = (nth: number) => 6 + (nth % 17);
const good = {
  classId: 1,
  classTime: `${tomorrow} 23:00`,
  classSubject: 'PT',
  reservedMembers: ['김서준'],
};
const classes = withMalformedRows([good], ['classSubject', 'reservedMembers'], (nth) => ({
  classId: 200 + nth,
  classTime: [2026, 11, 21, hourOf(nth), 0],
}));

/** 예약을 모르면 없다고 하지 않고, 있으면 함께 취소된다고 묻습니다. */
export const Classes: Story = {
  name: '수업과 예약한 회원',
  tags: ['rule:list:invalid-rows'],
  args: { path: dayDialogUrl(tomorrow) },
  beforeEach: ({ msw }) =>
    msw.use(
      respondWith('classes/with-reservations', [
        ...classes,
        { ...good, classTime: '2026-02-30T10:00:00' },
        { ...good, classId: null },
      ]),
      respondWith('classes/registered-times', [
        '06:00:00',
        [7, 0],
        `${tomorrow}T08:00`,
        null,
        {},
        '26:00',
        9,
      ]),
      respondWith('subject/me', { classSubjectId: 1, classSubjectName: 7 }),
    ),
  play: async ({ canvas }) => {
    const dialog = await dialogOf();
    for (const taken of ['06:00', '07:00', '08:00'])
      await expect(await dialog.findByRole('button', { name: taken })).toHaveAccessibleDescription(
        dialogTexts.registered,
      );
    await expect(dialog.getByRole('button', { name: '09:00' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('switch', { name: dialogTexts.deleteMode }));
    await expect(
      await dialog.findByRole('checkbox', { name: '23:00 김서준 예약 1명' }),
    ).toBeVisible();
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(malformedRowCount + 1);
    await userEvent.click(dialog.getByRole('checkbox', { name: '06:00 –' }));
    await expect(dialog.getByText('1개 선택 · 예약 –')).toBeVisible();
    await press(dialog, dialogTexts.delete);
    const question = within(
      await screen.findByRole('alertdialog', {
        name: `${classTexts.deleteQuestion({ count: 1 })} ${classTexts.mayCancelReservations}`,
      }),
    );
    await press(question, classTexts.back);
    await press(dialog, '닫기');
    await expect(await canvas.findByRole('button', { name: /11월 21일.*예약 –/ })).toBeVisible();
  },
};

/** 쓸 수 없는 과목은 확인하지 못한 것이라, 다시 시도할 수 있습니다. */
export const NoSubject: Story = {
  name: '번호가 없는 과목',
  tags: ['rule:list:unusable'],
  args: { path: paths.classes },
  beforeEach: ({ msw }) => msw.use(respondWith('subject/me', { classSubjectName: 'PT' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(classTexts.noSubject)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
