import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { classTexts, dialogTexts } from '../../features/classes/texts.ts';
import { answer, press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { messageOf } from '../../../testing/fault-presets.ts';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/서버 오류/수업 관리',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component:
          '수업을 등록하거나 삭제할 때 서버가 거절하는 까닭입니다. 시간마다 까닭이 남아 다시 시도할 수 있고, 고른 수업은 그대로 남습니다.',
      },
    },
  },
  args: { path: `${paths.classes}?date=2026-11-21`, persona: 'trainer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDay = async () =>
  within(await screen.findByRole('dialog', { name: dialogTexts.title({ day: '11월 21일 (토)' }) }));

const registering = (name: ErrorName): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation: 'createClass' }] },
  play: async () => {
    const day = await openDay();
    await press(day, '06:00');
    await press(day, dialogTexts.register);
    await answer(classTexts.registerFailed({ reason: messageOf(name) }));
    const results = within(day.getByRole('region', { name: dialogTexts.results }));
    await expect(results.getByText(messageOf(name))).toBeVisible();
    await expect(results.getByRole('button', { name: dialogTexts.retryFailed })).toBeVisible();
  },
});

const deleting = (name: ErrorName): Pick<Story, 'args' | 'play'> => ({
  args: { faults: [{ kind: 'answer', name, operation: 'deleteClass' }] },
  play: async () => {
    const day = await openDay();
    await userEvent.click(day.getByRole('switch', { name: dialogTexts.deleteMode }));
    await userEvent.click(await day.findByRole('checkbox', { name: /^07:00/ }));
    await press(day, dialogTexts.delete);
    await answer(
      `${classTexts.deleteQuestion({ count: 1 })} ${classTexts.cancelsReservations({ count: 0 })}`,
      classTexts.delete,
    );
    await answer(classTexts.deleteFailed({ reason: messageOf(name) }));
    await expect(day.getByRole('checkbox', { name: /^07:00/ })).toBeChecked();
  },
});

export const SubjectNotAllowed: Story = {
  ...registering('SubjectNotAllowed'),
  name: '담당 과목이 아닙니다.',
};
export const ClassDatePast: Story = {
  ...registering('ClassDatePast'),
  name: '과거 날짜에는 수업을 등록할 수 없습니다.',
};
export const ClassTimePast: Story = {
  ...registering('ClassTimePast'),
  name: '지난 시간에는 수업을 등록할 수 없습니다.',
};
export const ClassTimeTaken: Story = {
  ...registering('ClassTimeTaken'),
  name: '이미 등록된 시간입니다.',
};
export const ClassDeletePast: Story = {
  ...deleting('ClassDeletePast'),
  name: '과거 날짜의 수업은 삭제할 수 없습니다.',
};
export const ClassDeleteBegun: Story = {
  ...deleting('ClassDeleteBegun'),
  name: '이미 시작된 수업은 삭제할 수 없습니다.',
};

/** 과목이 없다는 답에는 정해진 문구를 보여 줍니다. */
export const SubjectNotFound: Story = {
  name: '담당 과목이 없습니다.',
  args: {
    path: paths.classes,
    faults: [{ kind: 'answer', name: 'SubjectNotFound', operation: 'getMySubject' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(classTexts.noSubject)).toBeVisible();
  },
};
