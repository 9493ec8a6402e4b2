import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after } from '../../../testing/page-stories.ts';
import { singlePassEntry, storedEntries } from '../../../testing/purchase/stored-entries.ts';
import { answer, choose, expectAlert, expectLink, press } from '../../../testing/steps.ts';
import { without } from '../../../testing/without.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/구매 전 확인',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

const openedBefore = storedEntries(singlePassEntry('a-payment-id', { state: 'opened' }));

/** 같은 이용권을 다시 사려 하면 앞선 결제를 알려 주고 묻습니다. */
export const BoughtAgain: Story = {
  ...openedBefore,
  name: '같은 이용권을 다시 살 때',
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    const question = within(await expectAlert('끝나지 않은 결제 내역이 있습니다'));
    await expect(
      question.getByText(/2026\. 11\. 20\. 10:00\s1일 이용권 15,000원\s결제 번호 a-payment-id/),
    ).toBeVisible();
    await expectLink(question, '결제 내역 보기', paths.payments);
  },
};

/** 사지 않겠다고 하면 결제 창을 열지 않고, 그래도 사겠다고 하면 엽니다. */
export const BoughtAnyway: Story = {
  ...BoughtAgain,
  name: '물음에 답한 다음',
  play: after(BoughtAgain, async ({ canvas }) => {
    await answer('끝나지 않은 결제 내역이 있습니다', '구매하지 않기');
    await expect(screen.queryByRole('dialog', { name: '모의 결제' })).toBeNull();
    await press(canvas, '1일 이용권 구매하기');
    await answer('끝나지 않은 결제 내역이 있습니다', '그래도 구매하기');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '모의 결제' })).toBeVisible());
  }),
};

/** 이용 중인 헬스 이용권이 있으면 두 이용권의 마지막 날을 알려 주고 묻습니다. */
export const CoveredPeriod: Story = {
  name: '이용 중인 이용권이 더 오래갈 때',
  args: { path: paths.healthMembership, persona: 'customer1' },
  play: async ({ canvas }) => {
    await choose(canvas, 'BASIC 1개월 120,000원');
    await press(canvas, '구매하기');
    const question = within(await expectAlert('이용 중인 이용권이 있습니다'));
    await expect(question.getByText(/2027\. 3\. 11\.까지\s.+2027\. 1\. 20\.까지/)).toBeVisible();
  },
};

/** 결제 설정이 없는 빌드는 결제를 시작하지 않고 데스크로 안내합니다. */
export const NotConfigured: Story = {
  ...without('portoneStoreId', 'portoneChannelKey'),
  name: '결제 설정이 없을 때',
  tags: ['rule:buy:no-settings'],
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert('결제 설정이 없어 결제를 시작할 수 없습니다. 데스크에 문의해주세요.');
  },
};

/** 이용권을 확인할 수 없으면 결제하지 않습니다. */
export const ServerBroken: Story = {
  name: '서버에 문제가 있을 때',
  args: { faults: [{ kind: 'status', status: 500, operation: 'listMyPromotions' }] },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert(
      '지금은 결제를 시작할 수 없습니다. 결제된 금액은 없으니 잠시 후 다시 시도해주세요.',
    );
  },
};

/** 기기에 저장할 수 없으면 결제를 시작하지 않습니다. */
export const StorageFailed: Story = {
  name: '기기에 저장 실패',
  parameters: { expectedErrors: ['blocked'] },
  beforeEach: () => {
    const blocked = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new Error('blocked');
    });
    return () => blocked.mockRestore();
  },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await expectAlert(
      '이 브라우저에 구매 내역을 안전하게 저장할 수 없어 결제를 시작하지 않았습니다. 시크릿 모드를 끄거나 다른 브라우저에서 구매해주세요.',
    );
    await expect(screen.queryByRole('dialog', { name: '모의 결제', hidden: true })).toBeNull();
  },
};

const reason = /이용권은 고객 계정으로만 구매할 수 있습니다\./;

/** 고객만 삽니다. 구매 버튼이 까닭과 데스크 전화번호를 곁에 두고 멈춰 있습니다. */
export const Manager: Story = {
  name: '매니저가 볼 때',
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /구매하기$/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    button.focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const shown = within(canvas.getByText(reason).parentElement!);
    await expect(shown.getByRole('link', { name: '051-708-1234' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Master: Story = {
  ...Manager,
  name: '마스터가 휴대폰에서 볼 때',
  args: { path: paths.pilates, persona: 'master1' },
  globals: { viewport: { value: 'phone' } },
};
