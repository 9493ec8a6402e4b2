import { expect, userEvent, waitFor } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { dayDialogUrl, dialogOf, tomorrow } from '../../../testing/pages/class-dialog.ts';
import { answer, expectAlert, fill, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...calendarPageMeta,
  title: '화면/매니저/수업 관리',
  args: { path: paths.classes, persona: 'trainer1' },
} satisfies PageMeta;

export default meta;

/** 일부만 등록되면 이유를 알려 줍니다. 등록된 시간은 그렇다고 말하고, 실패한 시간은 고른 채로 남습니다. */
export const PartlyFailed: Story = {
  name: '일부만 등록될 때',
  tags: [
    'rule:classes:cleared',
    'rule:error:classes.register-failed',
    'rule:extra:several-classes',
  ],
  args: {
    path: dayDialogUrl(tomorrow),
    faults: [
      {
        operation: 'createClass',
        kind: 'status',
        status: 500,
        message: '잠시 후 다시 시도해주세요.',
        times: 1,
      },
    ],
  },
  play: async () => {
    const dialog = await dialogOf();
    for (const time of ['06:00', '12:00', '13:00']) await press(dialog, time);
    await fill(dialog.getByLabelText('최대 인원'), '3');
    await press(dialog, '등록');
    await answer('수업 등록 실패: 잠시 후 다시 시도해주세요.');
    for (const name of ['12:00', '13:00'])
      await waitFor(() =>
        expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription('등록됨'),
      );
    await expect(dialog.getByLabelText('최대 인원')).toHaveValue('3');
    await expect(dialog.getByText('1개 선택')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '06:00' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** 등록을 다시 누르면 실패한 시간을 다시 보냅니다. */
export const PartlyRetried: Story = {
  ...PartlyFailed,
  name: '실패한 시간을 다시 등록',
  tags: ['rule:extra:several-classes'],
  play: after(PartlyFailed, async ({ canvas }) => {
    const dialog = await dialogOf();
    await press(dialog, '등록');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: '06:00' })).toHaveAccessibleDescription('등록됨'),
    );
    await expect(dialog.getByText('시간을 선택해주세요')).toBeVisible();
    // The previous toast may still be shown.
    await waitFor(() => expect(canvas.getAllByText('수업이 등록되었습니다.').at(-1)).toBeVisible());
  }),
};

/** 보낼 수 없는 등록은 보내지 않고 이유를 알립니다. 입력한 것은 그대로입니다. */
export const Refused: Story = {
  name: '등록할 수 없을 때',
  tags: ['rule:classes:max'],
  args: { path: dayDialogUrl(tomorrow) },
  play: async () => {
    const dialog = await dialogOf();
    await press(dialog, '등록');
    await answer('등록할 시간을 선택해주세요.');
    await press(dialog, '06:00');
    const maximum = dialog.getByLabelText('최대 인원');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '0{Enter}');
    await answer('최대 인원은 1명 이상이어야 합니다.');
    await expect(maximum).toHaveValue('0');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '1.5{Enter}');
    await answer('최대 인원은 6처럼 정수로 입력해주세요.');
    await expect(maximum).toHaveValue('1.5');
    await userEvent.clear(maximum);
    await userEvent.type(maximum, '51명{Enter}');
    await expectAlert('최대 인원은 50명 이하여야 합니다.');
    await expect(maximum).toHaveValue('51명');
    await expect(dialog.getByRole('button', { name: '06:00', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** 등록된 시간을 알 수 없으면 등록하지 않고 다시 불러옵니다. */
export const TimesFailed: Story = {
  name: '시간 불러오기 실패',
  tags: ['rule:error:classes.times-failed', 'rule:operation:listRegisteredTimes'],
  args: {
    path: dayDialogUrl(tomorrow),
    faults: [{ operation: 'listRegisteredTimes', kind: 'status', status: 500, times: 1 }],
  },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByText('시간 정보를 불러오는 데 실패했습니다.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
