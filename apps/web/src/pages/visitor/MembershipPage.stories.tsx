import type { Fault } from '@fitness/mocks/backend';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { texts } from '../../features/purchase/texts.ts';
import { paths } from '../../shared/paths.ts';
import { texts as shared } from '../../shared/texts.ts';
import { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/회원권',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const payWindow = async () => within(await screen.findByRole('dialog', { name: '모의 결제' }));

/** 1일 이용권은 바로 사고, 나머지는 이용권을 고르러 갑니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:membership.heading', 'rule:screen:membership.options'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'MAKE YOUR BODY, MAKE YOUR LIFE' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('15,000원')).toBeVisible();
    await expect(main.getByRole('link', { name: '헬스 회원권' })).toHaveAttribute(
      'href',
      paths.healthMembership,
    );
    await expect(main.getByRole('link', { name: '그룹 필라테스' })).toHaveAttribute(
      'href',
      paths.pilates,
    );
    await expect(main.getByRole('link', { name: '1:1 PT' })).toHaveAttribute(
      'href',
      paths.selectTrainer,
    );
    await expect(canvas.queryByRole('region', { name: '결제 기록' })).toBeNull();
  },
};

/** 로그인하지 않고 사려고 하면 로그인으로 안내합니다. */
export const SignedOut: Story = {
  name: '로그인이 필요할 때',
  tags: ['rule:buy:login'],
  args: { persona: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1일 이용권 구매하기' }));
    const alert = await screen.findByRole('alertdialog', { name: texts.loginRequired });
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
  },
};

/** 결제하면 이용권이 등록되고 예약 화면으로 갑니다. */
export const Paid: Story = {
  name: '결제했을 때',
  tags: ['rule:screen:membership.single', 'rule:text:pay.recorded'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1일 이용권 구매하기' }));
    await userEvent.click((await payWindow()).getByRole('button', { name: '결제 승인' }));
    await expect(await canvas.findByText(texts.recorded)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
  },
};

/** 등록이 지연되면 결제 기록에 남고, 다시 시도하면 등록됩니다. */
export const Delayed: Story = {
  name: '등록이 지연될 때',
  tags: ['rule:text:pay.delayed'],
  args: {
    faults: [
      {
        operation: 'recordPayment',
        kind: 'status',
        status: 500,
        message: '잠시 후 다시 시도해주세요.',
        times: 1,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1일 이용권 구매하기' }));
    await userEvent.click((await payWindow()).getByRole('button', { name: '결제 승인' }));
    const alert = await screen.findByRole('alertdialog', { name: texts.delayed });
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    const records = within(await canvas.findByRole('region', { name: '결제 기록' }));
    await expect(await records.findByText('등록 지연')).toBeVisible();
    await expect(records.getByText(/잠시 후 다시 시도해주세요\./)).toBeVisible();
    await userEvent.click(records.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByText(texts.recorded)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: '결제 기록' })).toBeNull());
  },
};

/** 결제 상태를 모르면 거래 ID를 알려 주고, 확인할 때까지 결제 기록에 남깁니다. */
export const Uncertain: Story = {
  name: '결제를 확인할 수 없을 때',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1일 이용권 구매하기' }));
    await userEvent.click((await payWindow()).getByRole('button', { name: '확인 불가' }));
    const alert = await screen.findByRole('alertdialog', {
      name: /^결제 상태를 확인할 수 없습니다/,
    });
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    const records = within(await canvas.findByRole('region', { name: '결제 기록' }));
    await expect(records.getByText('결제 확인 필요')).toBeVisible();
    await expect(records.getByRole('button', { name: '등록 요청' })).toBeVisible();
    await expect(records.queryByRole('button', { name: '다시 시도' })).toBeNull();
  },
};

const stopsWith =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1일 이용권 구매하기' }));
    await expect(await screen.findByRole('alertdialog', { name: message })).toBeInTheDocument();
    await expect(screen.queryByRole('dialog', { name: '모의 결제' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: '결제 기록' })).toBeNull();
  };

const checkWith = (fault: Fault) => ({
  faults: [{ ...fault, operation: 'listMyPromotions' as const }],
});

/** 결제 창을 열기 전에 로그인과 연결을 확인하고, 문제가 있으면 결제하지 않습니다. */
export const SessionEnded: Story = {
  name: '로그인이 만료되었을 때',
  tags: ['rule:buy:session-check'],
  args: checkWith({ kind: 'answer', name: 'LoginRequired' }),
  play: stopsWith(texts.loginRequired),
};
export const RoleChanged: Story = {
  name: '권한이 바뀌었을 때',
  tags: ['rule:buy:session-check'],
  args: checkWith({ kind: 'answer', name: 'Forbidden' }),
  play: stopsWith(shared.permissionChanged),
};
export const Offline: Story = {
  name: '연결되지 않을 때',
  tags: ['rule:buy:session-check'],
  args: checkWith({ kind: 'offline' }),
  play: stopsWith(shared.networkDown),
};
export const ServerBroken: Story = {
  name: '서버에 문제가 있을 때',
  tags: ['rule:buy:session-check'],
  args: checkWith({ kind: 'status', status: 500 }),
  play: stopsWith(texts.tryLater),
};
