import { get, set } from 'idb-keyval';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { keptPaymentTexts } from '../../features/purchase/texts.ts';
import { settingsTexts } from '../../features/settings/texts.ts';
import { keptTexts } from '../../shared/kept/texts.ts';
import { paths } from '../../shared/paths.ts';
import { setPreference } from '../../shared/preferences/preferences.ts';
import { texts } from '../../shared/texts.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { allEntries } from '../../../testing/purchase/entries.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { answer, press, regionOf } from '../../../testing/steps.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/설정',
  args: { path: paths.settings },
  // The preferences belong to the document, which stories share.
  beforeEach: async (context) => {
    const cleanUp = await pageMeta.beforeEach(context);
    return () => {
      setPreference('largeText', false);
      setPreference('reducedMotion', false);
      cleanUp();
    };
  },
} satisfies PageMeta;

export default meta;

const fontSize = () => getComputedStyle(document.documentElement).fontSize;

/** 로그인하지 않아도 화면을 정할 수 있고, 보관한 정보는 로그인하면 보입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:settings:kept'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '설정' })).toBeVisible();
    const kept = await regionOf(canvas, settingsTexts.kept);
    await expect(kept.getByText(settingsTexts.signedOut)).toBeVisible();
    await expect(kept.getByRole('button', { name: texts.signIn })).toBeVisible();
  },
};

/** 글자와 간격이 함께 커집니다. */
export const LargeText: Story = {
  name: '글자 크게',
  tags: ['rule:settings:text'],
  play: async ({ canvas }) => {
    const before = Number.parseFloat(fontSize());
    const large = await canvas.findByRole('switch', { name: settingsTexts.largeText });
    await userEvent.click(large);
    await expect(large).toBeChecked();
    await expect(Number.parseFloat(fontSize())).toBe(before * 1.25);
    await userEvent.click(large);
    await expect(Number.parseFloat(fontSize())).toBe(before);
    await userEvent.click(large);
  },
};

export const LargeTextOnPhone: Story = {
  ...LargeText,
  name: '글자 크게, 휴대폰',
  globals: { viewport: { value: 'smallPhone' } },
};

/** 기기에서 이미 줄였다면 켜져 있고, 그렇다고 알려 줍니다. */
export const ReducedByDevice: Story = {
  name: '기기에서 줄인 움직임',
  tags: ['rule:settings:motion'],
  beforeEach: () => {
    const { matchMedia } = window;
    const device = spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia.call(window, query);
      if (query.includes('prefers-reduced-motion'))
        Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    return () => device.mockRestore();
  },
  play: async ({ canvas }) => {
    const reduced = await canvas.findByRole('switch', { name: settingsTexts.reducedMotion });
    await expect(reduced).toBeChecked();
    await expect(reduced).toBeDisabled();
    await expect(reduced).toHaveAccessibleDescription(settingsTexts.reducedByDevice);
  },
};

/** 저장하지 못하면 이 화면에만 적용된다고 알려 줍니다. */
export const NotStored: Story = {
  name: '저장 실패',
  tags: ['rule:settings:stored'],
  beforeEach: () => {
    const cookie = spyOn(document, 'cookie', 'get').mockReturnValue('');
    return () => cookie.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: settingsTexts.largeText }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(settingsTexts.notStored);
  },
};

const rowOf = async (canvas: Canvas, title: string) => {
  const kept = await regionOf(canvas, settingsTexts.kept);
  const row = (await kept.findByText(title)).closest('li')!;
  await waitFor(() => expect(within(row).queryByText(keptTexts.reading)).toBeNull());
  return within(row);
};

/** 보관한 정보마다 무엇인지 알려 줍니다. 끝나지 않은 결제는 결제 내역으로 안내합니다. */
export const KeptOnDevice: Story = {
  name: '보관한 정보',
  tags: ['rule:settings:kept'],
  args: {
    persona: 'customer2',
    faults: [{ kind: 'offline', operation: 'listMyPromotions' }],
  },
  beforeEach: async () => {
    await set('payment-outbox:102', allEntries);
    // Otherwise the paid purchase would be recorded.
    const offline = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => offline.mockRestore();
  },
  play: async ({ canvas }) => {
    const payments = await rowOf(canvas, keptPaymentTexts.title);
    await expect(payments.getByText(keptPaymentTexts.finished({ count: 2 }))).toBeVisible();
    await expect(payments.getByRole('link', { name: keptPaymentTexts.show })).toHaveAttribute(
      'href',
      paths.payments,
    );
  },
};

export const KeptOnPhone: Story = {
  ...KeptOnDevice,
  name: '보관한 정보, 휴대폰',
  globals: { viewport: { value: 'smallPhone' } },
};

/** 무엇이 사라지는지 묻고 지웁니다. 등록되지 않았거나 확인되지 않은 결제는 남습니다. */
export const PaymentsDeleted: Story = {
  ...KeptOnDevice,
  name: '끝난 결제 내역을 지운 다음',
  tags: ['rule:settings:open-payments', 'rule:settings:delete'],
  play: after(KeptOnDevice, async ({ canvas }) => {
    const payments = await rowOf(canvas, keptPaymentTexts.title);
    const question = keptPaymentTexts.question({ count: 2 });
    await press(payments, keptTexts.delete);
    await answer(question, keptTexts.keep);
    await expect(payments.getByText(keptPaymentTexts.finished({ count: 2 }))).toBeVisible();
    await press(payments, keptTexts.delete);
    await answer(question, keptPaymentTexts.delete);
    await waitFor(() =>
      expect(payments.queryByText(keptPaymentTexts.finished({ count: 2 }))).toBeNull(),
    );
    const states = (await get('payment-outbox:102')).map(
      ({ progress }: (typeof allEntries)[0]) => progress.state,
    );
    await expect(new Set(states)).toEqual(
      new Set(['opened', 'uncertain', 'paid', 'sent', 'refused']),
    );
    await expect(payments.queryByRole('button')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: settingsTexts.kept })).toHaveFocus(),
    );
  }),
};

/** 읽지 못하면 다시 시도할 수 있습니다. */
export const Failed: Story = {
  name: '확인 실패',
  args: { persona: 'customer2' },
  tags: ['rule:settings:kept'],
  beforeEach: async () => {
    await set(
      'payment-outbox:102',
      allEntries.filter(({ progress }) => progress.state !== 'paid'),
    );
    const blocked = spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'InvalidStateError');
    });
    return () => blocked.mockRestore();
  },
  play: async ({ canvas }) => {
    const payments = await rowOf(canvas, keptPaymentTexts.title);
    await expect(await payments.findByText(keptTexts.failed)).toBeVisible();
    mocked(IDBDatabase.prototype.transaction).mockRestore();
    await press(payments, texts.retry);
    await expect(await payments.findByText(keptPaymentTexts.finished({ count: 2 }))).toBeVisible();
  },
};
