import { get, keys } from 'idb-keyval';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { entryOf, uncertainResponse } from '../../../testing/purchase/entries.ts';
import {
  allEntriesWithUuids,
  singlePassEntry,
  storedEntries,
} from '../../../testing/purchase/stored-entries.ts';
import { answer, arrive, expectAlert, press, regionOf } from '../../../testing/steps.ts';
import { studio } from '../../config/studio.ts';
import { otherBrowserTexts, texts } from '../../features/purchase/texts.ts';
import { paths } from '../../lib/paths.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/결제 내역',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

export default meta;

const records = (canvas: Canvas) => regionOf(canvas, '결제 내역');
const expectNoRecords = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: '결제 내역' })).toBeNull());

/** 결제했지만 등록하지 못한 채 닫혔으면, 앱을 열 때 등록하고 알립니다. */
export const DeliveredOnOpening: Story = {
  ...storedEntries(singlePassEntry('paid', { state: 'paid' })),
  name: '등록을 기다리던 결제',
  tags: ['rule:outbox:automatic', 'rule:text:pay.recorded'],
  args: { path: paths.reservations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('결제가 완료되었습니다.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /1일 이용권/ })).toBeVisible();
    await expectNoRecords(canvas);
  },
};

/** 끝나지 않은 모든 상태와, 상태마다 할 수 있는 일입니다. 연결되어 있지 않아 등록을 기다립니다. */
export const AllStates: Story = {
  name: '모든 상태',
  tags: ['rule:outbox:next-steps'],
  args: { path: paths.payments, faults: [{ kind: 'offline', operation: 'listMyPromotions' }] },
  beforeEach: async () => {
    await storedEntries(...allEntriesWithUuids).beforeEach();
    const offline = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => offline.mockRestore();
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '확인이 필요한 결제');
    await expect(shown.getAllByRole('listitem')).toHaveLength(8);
    for (const item of shown.getAllByRole('listitem')) {
      const actions = [
        ...within(item).queryAllByRole('button'),
        ...within(item).queryAllByRole('link'),
      ];
      await expect(actions).toHaveLength(2);
    }
    await expect(shown.getByText('등록 대기')).toBeVisible();
  },
};

export const AllStatesOnPhone: Story = {
  ...AllStates,
  name: '모든 상태, 휴대폰',
  globals: { viewport: { value: 'phone' } },
};

const seenQuestion =
  '카카오페이에서 이 결제 내역을 확인하셨습니까? 내역이 없으면 등록을 요청하지 말고 데스크에 문의해주세요.';
const expectRegistered = async (canvas: Canvas) => {
  await expect(await canvas.findByText('이용권이 등록되었습니다.')).toBeVisible();
  await expect(canvas.queryByText('결제가 완료되었습니다.')).toBeNull();
  await arrive(canvas, '수업 예약');
  await regionOf(canvas, '1일 이용권이 준비되었습니다.');
};

/** 결제 여부를 몰라도 거래 번호가 있으면, 결제 내역을 보았는지 묻고 등록을 요청합니다. 결제되었다고 하지 않고, 새 이용권으로 안내합니다. */
export const Requested: Story = {
  ...storedEntries(
    singlePassEntry(
      'uncertain',
      { state: 'uncertain', txId: 'tx-1' },
      { answer: uncertainResponse('uncertain') },
    ),
  ),
  name: '등록 요청',
  tags: ['rule:outbox:request', 'rule:outbox:next-steps'],
  play: async ({ canvas }) => {
    const record = await records(canvas);
    await expect(record.getByText('결제 번호 uncertain')).toBeVisible();
    await press(record, '등록 요청');
    await answer(seenQuestion, '요청하지 않기');
    await press(await records(canvas), '등록 요청');
    await answer(seenQuestion, '등록 요청');
    await expectRegistered(canvas);
    await expectNoRecords(canvas);
  },
};

/** 거절된 등록 요청을 다시 시도할 때도 결제되었다고 하지 않습니다. */
export const RequestRetried: Story = {
  ...storedEntries(
    singlePassEntry(
      'refused',
      { state: 'refused', message: '' },
      { answer: uncertainResponse('refused') },
    ),
  ),
  name: '등록 요청을 다시 시도할 때',
  args: { path: paths.reservations },
  tags: ['rule:outbox:request'],
  play: async ({ canvas }) => {
    await press(await records(canvas), '다시 시도');
    await expectRegistered(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 등록 요청이 거절되면 알립니다. */
export const RequestRefused: Story = {
  ...Requested,
  name: '등록 요청이 거절될 때',
  args: {
    faults: [
      {
        operation: 'recordPayment',
        kind: 'status',
        status: 500,
        message: '결제를 찾을 수 없습니다.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await press(await records(canvas), '등록 요청');
    await answer(seenQuestion, '등록 요청');
    await expectAlert(texts.notRegistered);
  },
};

/** 기록에 이유가 남고, 다시 시도하거나 데스크로 갈 수 있습니다. */
export const RequestRefusalRead: Story = {
  ...RequestRefused,
  name: '등록 요청이 거절된 다음',
  tags: ['rule:outbox:request'],
  play: after(RequestRefused, async ({ canvas }) => {
    await answer(texts.notRegistered);
    const shown = await records(canvas);
    await expect(
      await shown.findByText(texts.refused({ reason: '결제를 찾을 수 없습니다.' })),
    ).toBeVisible();
    await expect(shown.getByRole('button', { name: '다시 시도' })).toBeVisible();
    await expect(shown.getByRole('button', { name: '지우기' })).toBeVisible();
  }),
};

/** 결과를 받기 전에 창이 닫혔으면 차분히 알리고, 데스크로 갈 수 있습니다. */
export const Closed: Story = {
  ...storedEntries(singlePassEntry('a-payment-id', { state: 'opened' })),
  name: '결제 창이 닫혔을 때',
  tags: ['rule:outbox:next-steps'],
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await expect(shown.getByText(texts.callDeskIfCharged)).toBeVisible();
    await expect(shown.getByRole('link', { name: '데스크 051-708-1234' })).toHaveAttribute(
      'href',
      `tel:${studio.phone}`,
    );
  },
};

/** 결제되었을 수도 있는 기록은 지우기 전에 뜻을 묻습니다. */
export const ClosedDismissed: Story = {
  ...Closed,
  name: '닫힌 결제 창의 기록을 지울 때',
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await press(shown, '지우기');
    await answer(texts.dismissQuestion, texts.keep);
    await press(shown, '지우기');
    const question = await expectAlert(texts.dismissQuestion);
    await expect(within(question).getByRole('link', { name: /^데스크/ })).toHaveAttribute(
      'href',
      `tel:${studio.phone}`,
    );
  },
};

/** 그래도 지우겠다고 하면 지웁니다. */
export const ClosedCleared: Story = {
  ...Closed,
  name: '닫힌 결제 창의 기록을 지운 다음',
  play: after(ClosedDismissed, async ({ canvas }) => {
    await answer(texts.dismissQuestion, texts.clearRecord);
    await expectNoRecords(canvas);
  }),
};

/** 그 뒤에 이용권을 샀으면 닫힌 결제 창을 다시 말하지 않습니다. */
export const ClosedBeforePurchase: Story = {
  ...storedEntries(
    singlePassEntry('a-payment-id', { state: 'opened' }),
    singlePassEntry('recorded', { state: 'recorded' }),
  ),
  name: '닫힌 결제 창 뒤에 구매했을 때',
  args: { path: paths.reservations },
  tags: ['rule:outbox:abandoned'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/구매한 이용권이 없습니다/)).toBeVisible();
    await expectNoRecords(canvas);
  },
};

/** 결제 내역에는 남아 있습니다. */
export const ClosedInPayments: Story = {
  ...ClosedBeforePurchase,
  name: '닫힌 결제 창을 결제 내역에서 볼 때',
  args: { path: paths.payments },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '확인이 필요한 결제');
    await expect(shown.getByText('결제 창 닫힘')).toBeVisible();
    const list = within(canvas.getByRole('table', { name: '결제 내역' }));
    await expect(await list.findByRole('rowheader', { name: '1일 이용권' })).toBeVisible();
  },
};

/** 카카오톡 같은 다른 브라우저에서 시작한 결제가 돌아오면 번호와 데스크를 알리고, 아무것도 저장하지 않습니다. */
export const Elsewhere: Story = {
  name: '다른 브라우저에서 시작한 결제',
  tags: ['rule:outbox:other-browser'],
  args: {
    path: `${paths.membership}?paymentId=2f1c9a52-9d1e-4d5c-8a77-0e4f3f0a9b11&txId=tx-1`,
    persona: undefined,
  },
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await expect(shown.getByRole('alert')).toHaveTextContent(otherBrowserTexts.text);
    await expect(shown.getByText(/2f1c9a52-9d1e-4d5c-8a77-0e4f3f0a9b11/)).toBeVisible();
    await expect(shown.getByRole('link', { name: '데스크 051-708-1234' })).toHaveAttribute(
      'href',
      `tel:${studio.phone}`,
    );
    await expect(await keys()).toEqual([]);
  },
};

/** 결제되지 않았으면 그 까닭을 알립니다. */
export const ElsewhereUnpaid: Story = {
  ...Elsewhere,
  name: '다른 브라우저에서 취소한 결제',
  tags: ['rule:outbox:other-browser'],
  args: { ...Elsewhere.args, path: `${paths.membership}?paymentId=p-1&pgCode=CANCEL&message=취소` },
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await expect(shown.getByRole('alert')).toHaveTextContent(texts.failure({ reason: '취소' }));
  },
};

/** 기기의 저장소를 쓸 수 없어도 번호와 데스크를 알립니다. */
export const Unstored: Story = {
  ...Elsewhere,
  name: '결제 결과 저장 실패',
  parameters: { expectedErrors: ['QuotaExceededError'] },
  beforeEach: async () => {
    await storedEntries(singlePassEntry('p-1', { state: 'opened' })).beforeEach();
    const storing = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    });
    return () => storing.mockRestore();
  },
  args: { persona: 'customer2', path: `${paths.membership}?paymentId=p-1&txId=tx-1` },
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await expect(
      await shown.findByRole('heading', { name: otherBrowserTexts.title }),
    ).toBeVisible();
    await expect(shown.getByRole('alert')).toHaveTextContent(otherBrowserTexts.text);
  },
};

/** 기기에 남은 기록이 깨졌어도 나머지 기록은 그대로입니다. */
export const Damaged: Story = {
  ...storedEntries(null, 'garbage', { paymentId: 3 }, entryOf('valid', { state: 'opened' }), {
    version: 9,
  }),
  name: '기록이 손상되었을 때',
  play: async ({ canvas }) => {
    await expect((await records(canvas)).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** 구매도 그대로이고, 읽지 못한 것은 그대로 둡니다. */
export const DamagedBought: Story = {
  ...Damaged,
  name: '손상된 기록을 두고 구매한 다음',
  tags: ['rule:outbox:unreadable', 'rule:screen:membership.single'],
  play: after(Damaged, async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await press(within(await screen.findByRole('dialog', { name: '모의 결제' })), '결제 승인');
    await expect(await canvas.findByRole('row', { name: /1일 이용권/ })).toBeVisible();
    for (const unreadable of [null, 'garbage', { paymentId: 3 }, { version: 9 }])
      await expect(await get('payment-outbox:102')).toContainEqual(unreadable);
  }),
};
