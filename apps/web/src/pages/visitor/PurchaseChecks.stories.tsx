import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { singlePassEntry, storedEntries } from '../../../testing/purchase/stored-entries.ts';
import { answer, choose, expectAlert, press } from '../../../testing/steps.ts';
import { without } from '../../../testing/without.ts';
import { texts } from '../../features/purchase/texts.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/구매 전 확인',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

export default meta;

const openedBefore = storedEntries(singlePassEntry('a-payment-id', { state: 'opened' }));

/** 같은 이용권을 다시 사려 하면 앞선 결제를 알려 주고 묻습니다. */
export const BoughtAgain: Story = {
  ...openedBefore,
  name: '같은 이용권을 다시 살 때',
  tags: ['rule:buy:again'],
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    const question = within(
      await screen.findByRole('alertdialog', { name: texts.unfinishedTitle }),
    );
    await expect(
      question.getByText(/2026\. 11\. 20\. 10:00\s1일 이용권 15,000원\s결제 번호 a-payment-id/),
    ).toBeVisible();
    await expect(question.getByRole('link', { name: texts.showRecords })).toHaveAttribute(
      'href',
      paths.payments,
    );
  },
};

/** 사지 않겠다고 하면 결제 창을 열지 않고, 그래도 사겠다고 하면 엽니다. */
export const BoughtAnyway: Story = {
  ...BoughtAgain,
  name: '물음에 답한 다음',
  play: after(BoughtAgain, async ({ canvas }) => {
    await answer(texts.unfinishedTitle, texts.doNotBuy);
    await expect(screen.queryByRole('dialog', { name: '모의 결제' })).toBeNull();
    await press(canvas, '1일 이용권 구매하기');
    await answer(texts.unfinishedTitle, texts.buyAnyway);
    await expect(await screen.findByRole('dialog', { name: '모의 결제' })).toBeVisible();
  }),
};

/** 방금 산 이용권을 한 번 더 사기 전에 묻고, 내 이용권으로 안내합니다. */
export const BoughtRecently: Story = {
  ...storedEntries(singlePassEntry('recorded', { state: 'recorded' })),
  name: '조금 전에 산 이용권을 다시 살 때',
  tags: ['rule:buy:same-plan'],
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    const question = within(
      await screen.findByRole('alertdialog', { name: texts.boughtRecentlyTitle }),
    );
    await expect(question.getByRole('link', { name: texts.showPasses })).toBeVisible();
  },
};

/** 물음의 링크가 내 이용권으로 데려갑니다. */
export const PassesShown: Story = {
  ...BoughtRecently,
  name: '오늘 산 이용권 보기',
  play: after(BoughtRecently, async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('link', { name: texts.showPasses }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
  }),
};

/** 이용 중인 헬스 이용권이 있으면 두 이용권의 마지막 날을 알려 주고 묻습니다. */
export const CoveredPeriod: Story = {
  name: '이용 중인 이용권이 더 오래갈 때',
  tags: ['rule:buy:covered-period'],
  args: { path: paths.healthMembership, persona: 'customer1' },
  play: async ({ canvas }) => {
    await choose(canvas, 'BASIC 1개월 120,000원');
    await press(canvas, '구매하기');
    const question = within(await screen.findByRole('alertdialog', { name: texts.coveredTitle }));
    await expect(question.getByText(/2027\. 3\. 11\.까지\s.+2027\. 1\. 20\.까지/)).toBeVisible();
  },
};

/** 결제 설정이 없는 빌드는 결제를 시작하지 않고 데스크로 안내합니다. */
export const NotConfigured: Story = {
  ...without('portoneStoreId', 'portoneChannelKey'),
  name: '결제 설정이 없을 때',
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert(texts.notConfigured);
  },
};

/** 이용권을 확인할 수 없으면 결제하지 않습니다. */
export const ServerBroken: Story = {
  name: '서버에 문제가 있을 때',
  tags: ['rule:buy:session-check'],
  args: { faults: [{ kind: 'status', status: 500, operation: 'listMyPromotions' }] },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert(texts.tryLater);
  },
};

/** 기기에 저장할 수 없으면 결제를 시작하지 않습니다. */
export const StorageFailed: Story = {
  name: '기기에 저장 실패',
  tags: ['rule:buy:not-stored'],
  parameters: { expectedErrors: ['blocked'] },
  beforeEach: () => {
    const blocked = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('blocked');
    });
    return () => blocked.mockRestore();
  },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert(texts.storageFailed);
    const payWindow = { name: '모의 결제', hidden: true };
    await expect(screen.queryByRole('dialog', payWindow)).toBeNull();
  },
};
