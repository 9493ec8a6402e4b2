import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { dialogTexts, pageTexts } from '../../features/classes/texts.ts';
import { press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { calendarPageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/오류 문구/매니저',
  parameters: {
    ...calendarPageMeta.parameters,
    docs: {
      description: {
        component: '매니저의 수업 관리에서 보여 줄 수 없거나 할 수 없을 때의 말입니다.',
      },
    },
  },
  args: { path: paths.classes, persona: 'trainer1' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 등록한 수업은 남아 있다고 말합니다. */
export const ListFailed: Story = {
  name: '수업 불러오기 실패',
  args: { faults: [{ kind: 'status', status: 500, operation: 'listClassesWithReservations' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pageTexts.failedNote)).toBeVisible();
  },
};

/** 과목을 받으려면 누구에게 말하면 되는지 알려 줍니다. */
export const NoSubject: Story = {
  name: '담당 과목이 없음',
  args: { persona: 'nosubject' },
  parameters: { expectedErrors: ['status of 404'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pageTexts.subjectMissing)).toBeVisible();
  },
};

/** 확인하지 못한 이유를 말하고 다시 시도하게 합니다. */
export const SubjectUnknown: Story = {
  name: '담당 과목을 확인하지 못함',
  args: { faults: [{ kind: 'offline', operation: 'getMySubject', times: 3 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pageTexts.subjectFailed)).toBeVisible();
    await expect(canvas.getByText(texts.networkDown)).toBeVisible();
    await press(canvas, texts.retry);
    await expect(await canvas.findByRole('button', { name: /11월 21일/ })).toBeVisible();
  },
};

export const PastDay: Story = {
  name: '지난 날짜',
  args: { path: `${paths.classes}?date=2026-11-19` },
  play: async () => {
    const day = within(
      await screen.findByRole('dialog', { name: dialogTexts.title({ day: '11월 19일 (목)' }) }),
    );
    await expect(day.getByText(dialogTexts.past)).toBeVisible();
  },
};
