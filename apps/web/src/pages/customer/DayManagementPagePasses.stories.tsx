import { expect, waitFor, within } from 'storybook/test';
import { calendarPageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

const ptOn = (date: string) => `${paths.dayManagement}?membershipId=1&date=${date}`;

const meta = {
  ...calendarPageMeta,
  title: '화면/고객/예약 관리',
  args: { path: ptOn('2026-11-21'), persona: 'customer1' },
} satisfies PageMeta;

export default meta;

/** 다 쓴 이용권은 예약 내역부터 보여 줍니다. 한 번만 그렇다고 말하고, 같은 이용권을 다시 구매할 수 있습니다. */
export const UsedUp: Story = {
  name: '다 쓴 이용권',
  tags: ['rule:reserve:unusable'],
  args: { path: `${paths.dayManagement}?membershipId=5&date=2026-11-21`, persona: 'customer3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('횟수를 모두 사용한 이용권입니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '다시 구매' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan='),
    );
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(await classes.findByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    const history = await regionOf(canvas, '예약 내역');
    await expect(await history.findAllByRole('listitem')).not.toHaveLength(0);
    await expect(
      canvas.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby')),
    ).toEqual(
      ['예약 내역', '오늘의 예약', '예약 가능한 수업'].map(
        (name) => canvas.getByRole('heading', { name }).id,
      ),
    );
  },
};

/** 다 쓴 이용권이라도 예약한 수업이 있으면 달력과 수업이 그대로 있고, 수업 아래에서 다 썼다고 말합니다. */
export const UsedUpWithReservation: Story = {
  name: '다 썼지만 예약이 남은 이용권',
  tags: ['rule:reserve:unusable'],
  args: {
    path: ptOn('2026-11-20'),
    faults: [
      {
        kind: 'custom',
        operation: 'listMyPromotions',
        status: 200,
        body: [
          {
            membershipId: 1,
            promotionName: 'PT 12회',
            trainerName: '강민준',
            remainingSessionCount: 0,
            expiredDate: '2027-01-18',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const own = { name: '예약됨 23:00 강민준' };
    await expect(await canvas.findByRole('button', own, { timeout: 5_000 })).toBeVisible();
    const classes = await regionOf(canvas, '예약 가능한 수업');
    await expect(
      classes.getByRole('button', { name: '예약하기 20:00 강민준' }),
    ).toHaveAccessibleDescription('잔여 0회');
    const text = await canvas.findByText('횟수를 모두 사용한 이용권입니다.');
    await expect(text.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('grid').getBoundingClientRect().bottom,
    );
    const today = await regionOf(canvas, '오늘의 예약');
    await expect(await today.findByRole('button', { name: '예약 취소 23:00' })).toBeVisible();
  },
};

/** 끝난 이용권도 예약 내역은 볼 수 있습니다. */
export const Expired: Story = {
  name: '만료된 이용권',
  tags: ['rule:reserve:unusable'],
  args: { path: `${paths.dayManagement}?membershipId=4`, persona: 'customer3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('이용 기간이 끝난 이용권입니다.')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '다시 구매' })).toBeVisible();
    const history = await regionOf(canvas, '예약 내역');
    await expect((await history.findAllByRole('listitem')).length).toBeGreaterThan(5);
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** 다른 이용권으로 예약한 시간에는 예약할 수 없고, 달력도 그 시간을 세지 않습니다. */
export const SameHour: Story = {
  name: '같은 시간에 다른 예약이 있을 때',
  tags: ['rule:reserve:marks'],
  args: { path: ptOn('2026-11-23') },
  play: async ({ canvas }) => {
    const classes = await regionOf(canvas, '예약 가능한 수업');
    const overlapping = '예약하기 10:00 강민준';
    await classes.findByRole('button', { name: overlapping });
    // The reservations of the other passes may arrive after the classes, and then the disabled button is a new element.
    await waitFor(() =>
      expect(classes.getByRole('button', { name: overlapping })).toHaveAccessibleDescription(
        '시간 겹침',
      ),
    );
    const open = classes
      .getAllByRole('button', { name: /^예약하기 \d\d:/ })
      .filter((button) => !button.hasAttribute('aria-disabled'));
    await expect(
      await canvas.findByRole('button', {
        name: new RegExp(`11월 23일.*예약 가능 ${open.length}개`),
      }),
    ).toBeVisible();
  },
};

/** 오늘 다른 이용권으로 예약한 수업은 오늘의 예약에 그 이용권과 함께 있습니다. */
export const OtherPassToday: Story = {
  name: '오늘 다른 이용권으로 예약했을 때',
  tags: ['rule:screen:daymanagement.lists'],
  args: { path: `${paths.dayManagement}?membershipId=2&date=2026-11-21` },
  play: async ({ canvas }) => {
    const today = await regionOf(canvas, '오늘의 예약');
    await expect(await today.findByText('PT 12회')).toBeVisible();
    await expect(today.getByText('23:00')).toBeVisible();
    await expect(today.queryByRole('button')).toBeNull();
  },
};

/** 자기 이용권이 아니거나 없는 이용권이면 돌아갈 길을 보여 줍니다. */
export const UnknownPass: Story = {
  name: '없는 이용권',
  parameters: { expectedErrors: ['status of 403'] },
  args: { path: `${paths.dayManagement}?membershipId=999999` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이용권을 찾을 수 없습니다.')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '수업 예약' })).toBeVisible();
  },
};

/** 주소에 이용권이 없을 때입니다. */
export const NoPass: Story = {
  name: '이용권을 고르지 않음',
  args: { path: paths.dayManagement },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('선택한 이용권이 없습니다.')).toBeVisible();
  },
};
