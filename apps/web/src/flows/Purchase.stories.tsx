import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../testing/page-meta.ts';
import type { Canvas } from '../../testing/page-stories.ts';
import {
  answer,
  arrive,
  choose,
  expectAlert,
  expectLink,
  findDialog,
  goBy,
  press,
  regionOf,
} from '../../testing/steps.ts';
import { paths } from '../lib/paths.ts';

export default {
  ...pageMeta,
  title: '흐름/구매',
  args: { path: paths.trainers, persona: 'customer2' },
} satisfies PageMeta;
type Step = (label: string, play: () => Promise<void>) => unknown;

const plan = 'STANDARD 24회 600,000원';

/** Buys a plan, from the menu to the easy-pay window, and chooses the outcome there. */
async function buy(canvas: Canvas, step: Step, outcome: string) {
  await step('메뉴에서 회원권으로, 거기서 그룹 필라테스로 간다', async () => {
    await goBy(canvas, '회원권');
    await userEvent.click(await canvas.findByRole('link', { name: '그룹 필라테스' }));
    await arrive(canvas, '그룹 필라테스');
  });
  await step('이용권을 골라 구매하기를 누른다', async () => {
    await choose(canvas, plan);
    await press(canvas, '구매하기');
  });
  await step(`결제 창에서 ${outcome}`, async () => {
    const payWindow = await findDialog('모의 결제');
    await expect(payWindow.getByText('필라테스 24회')).toBeVisible();
    await userEvent.click(payWindow.getByRole('button', { name: outcome }));
  });
}

/** An outcome that is told, and after which the plan is still chosen. */
const refused = (outcome: string, message: string | RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvas, step }) => {
    await buy(canvas, step, outcome);
    await step('까닭을 알리고 제자리에 머문다', async () => {
      await expectAlert(message);
      await expect(canvas.getByRole('radio', { name: plan, hidden: true })).toBeChecked();
    });
  },
});

/** 결제가 되면 이용권이 등록되고, 바로 예약할 수 있습니다. */
export const Approved: Story = {
  name: '결제 승인',
  play: async ({ canvas, step }) => {
    await buy(canvas, step, '결제 승인');
    await step('예약 화면에 새 이용권이 있다', async () => {
      await arrive(canvas, '수업 예약');
      await expect(
        await canvas.findByRole('link', { name: /^예약하기 필라테스 24회/ }),
      ).toBeVisible();
    });
    await step('새 이용권에서 첫 수업을 예약하러 갈 수 있다', async () => {
      const shown = await regionOf(canvas, '필라테스 24회 이용권이 준비되었습니다.');
      const reserve = canvas.getByRole<HTMLAnchorElement>('link', {
        name: /^예약하기 필라테스 24회/,
      });
      await expectLink(shown, '첫 수업 예약하기', reserve.pathname + reserve.search);
    });
  },
};

/** 취소하면 이유를 알리고, 고른 이용권은 그대로입니다. */
export const Cancelled: Story = {
  ...refused('결제 취소', /^결제가 완료되지 않았습니다\. 사유: ./),
  name: '결제 취소',
};

/** 됐는지 모르면 거래 ID를 알리고, 확인할 때까지 결제 내역에 남깁니다. */
export const Uncertain: Story = {
  name: '확인 불가',
  play: async ({ canvas, step }) => {
    await buy(canvas, step, '확인 불가');
    await step('거래 ID와 함께 결제 내역을 확인하게 한다', async () => {
      await answer(/^결제 상태를 확인할 수 없습니다\. 결제 내역을 확인해주세요\. \(거래 ID: .+\)$/);
    });
    await step('결제 내역에 남는다', async () => {
      const records = within(await canvas.findByRole('region', { name: '결제 내역' }));
      await expect(await records.findByText('결제 확인 필요')).toBeVisible();
    });
  },
};

/** 결제 창이 고장 나면 알리고, 고른 이용권은 그대로입니다. */
export const Broken: Story = {
  ...refused('오류 발생', '결제 중 오류가 발생했습니다. 다시 시도해주세요.'),
  name: '오류 발생',
  tags: ['rule:text:pay.exception'],
  parameters: { expectedErrors: ['결제 창에서 오류가 발생했습니다.'] },
};

/** 결제는 됐는데 등록이 늦어지면 잃지 않고, 결제 내역에 남깁니다. */
export const Delayed: Story = {
  name: '결제 승인, 등록 지연',
  tags: ['rule:text:pay.delayed'],
  args: { faults: [{ operation: 'recordPayment', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas, step }) => {
    await buy(canvas, step, '결제 승인');
    await step('등록이 지연됐다고 알린다', () =>
      answer(
        '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.',
      ),
    );
    await step('결제 내역에 남는다', async () => {
      const records = within(await canvas.findByRole('region', { name: '결제 내역' }));
      await expect(await records.findByText('등록 지연')).toBeVisible();
    });
  },
};
