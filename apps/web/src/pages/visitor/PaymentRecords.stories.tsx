import { keys } from 'idb-keyval';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { uncertainResponse } from '../../../testing/purchase/entries.ts';
import {
  allEntriesWithUuids,
  singlePassEntry,
  storedEntries,
} from '../../../testing/purchase/stored-entries.ts';
import {
  answer,
  arrive,
  expectAlert,
  expectLink,
  press,
  regionOf,
} from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/결제 내역',
  args: { path: paths.membership, persona: 'customer2' },
} satisfies PageMeta;

const records = (canvas: Canvas) => regionOf(canvas, '결제 내역');
const expectNoRecords = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: '결제 내역' })).toBeNull());

/** 결제했지만 등록하지 못한 채 닫혔으면, 앱을 열 때 등록하고 알립니다. */
export const DeliveredOnOpening: Story = {
  ...storedEntries(singlePassEntry('paid', { state: 'paid' })),
  name: '등록을 기다리던 결제',
  tags: ['rule:text:pay.recorded'],
  args: { path: paths.reservations },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('결제가 완료되었습니다.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /1일 이용권/ })).toBeVisible();
    await expectNoRecords(canvas);
  },
};

/** 수업 예약에서 다시 시도해 등록되면 포커스는 화면의 제목에 있습니다. */
export const RetriedInPlace: Story = {
  ...storedEntries(singlePassEntry('sent', { state: 'sent' })),
  name: '다시 시도해 등록한 다음',
  args: { path: paths.reservations },
  play: async ({ canvas }) => {
    await press(await records(canvas), '다시 시도');
    await expectNoRecords(canvas);
    const heading = canvas.getByRole('heading', { level: 1, name: '수업 예약' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** 끝나지 않은 모든 상태와, 상태마다 할 수 있는 일입니다. 연결되어 있지 않아 등록을 기다립니다. */
export const AllStates: Story = {
  name: '모든 상태',
  args: { path: paths.payments, faults: [{ kind: 'offline', operation: 'listMyPromotions' }] },
  beforeEach: async () => {
    await storedEntries(...allEntriesWithUuids).beforeEach();
    const offline = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => offline.mockRestore();
  },
  play: async ({ canvas }) => {
    const shown = await regionOf(canvas, '확인이 필요한 결제');
    // The payment that is being sent is not shown.
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(8));
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
  play: async ({ canvas }) => {
    const record = await records(canvas);
    await expect(record.getByText('결제 번호 uncertain')).toBeVisible();
    await press(record, '등록 요청');
    await answer(seenQuestion, '요청하지 않기');
    await press(await records(canvas), '등록 요청');
    await answer(seenQuestion, '등록 요청');
    await expect(await canvas.findByText('이용권이 등록되었습니다.')).toBeVisible();
    await expect(canvas.queryByText('결제가 완료되었습니다.')).toBeNull();
    await arrive(canvas, '수업 예약');
    await regionOf(canvas, '1일 이용권이 준비되었습니다.');
    await expectNoRecords(canvas);
  },
};

/** 등록 요청이 거절되면 알리고, 기록에 이유가 남습니다. */
export const RequestRefused: Story = {
  ...Requested,
  name: '등록 요청이 거절된 다음',
  args: {
    faults: [{ operation: 'recordPayment', kind: 'error', name: 'PayMismatch' }],
  },
  play: async ({ canvas }) => {
    await press(await records(canvas), '등록 요청');
    await answer(seenQuestion, '등록 요청');
    await answer(
      '아직 이용권을 등록하지 못했습니다. 잠시 후 다시 시도하거나 데스크에 문의해주세요.',
    );
    const shown = await records(canvas);
    await expect(
      await shown.findByText('이용권을 등록하지 못했습니다. 사유: 결제 정보가 서로 맞지 않습니다.'),
    ).toBeVisible();
    await expect(shown.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};

const dismissQuestion =
  '이 결제 내역을 지우시겠습니까? 지우면 결제 번호를 다시 볼 수 없습니다. 카카오페이에 결제 내역이 있다면 지우지 말고 데스크에 문의해주세요.';

/** 결제 창이 닫혀 결제되었을 수도 있는 기록은 지우기 전에 뜻을 묻습니다. */
export const ClosedDismissed: Story = {
  ...storedEntries(singlePassEntry('a-payment-id', { state: 'opened' })),
  name: '닫힌 결제 창의 기록을 지울 때',
  play: async ({ canvas }) => {
    const shown = await records(canvas);
    await expect(
      shown.getByText(
        '결제되었는지 확인하지 못했습니다. 카카오페이에 결제 내역이 있으면 결제 번호를 데스크에 알려주세요.',
      ),
    ).toBeVisible();
    await press(shown, '지우기');
    await answer(dismissQuestion, '내역 유지');
    await press(shown, '지우기');
    const question = await expectAlert(dismissQuestion);
    await expect(within(question).getByRole('link', { name: /^데스크/ })).toHaveAttribute(
      'href',
      'tel:0517081234',
    );
  },
};

/** 그래도 지우겠다고 하면 지웁니다. */
export const ClosedCleared: Story = {
  ...ClosedDismissed,
  name: '닫힌 결제 창의 기록을 지운 다음',
  play: after(ClosedDismissed, async ({ canvas }) => {
    await answer(dismissQuestion, '내역 지우기');
    await expectNoRecords(canvas);
  }),
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
    await expect(shown.getByRole('alert')).toHaveTextContent(
      '이 브라우저에는 구매 내역이 없어 이용권을 등록하지 않았습니다. 카카오톡, 네이버처럼 결제를 시작한 브라우저를 열어 결제 내역을 확인해주세요. 열 수 없으면 결제 번호를 데스크에 알려주세요.',
    );
    await expect(shown.getByText(/2f1c9a52-9d1e-4d5c-8a77-0e4f3f0a9b11/)).toBeVisible();
    await expectLink(shown, '데스크 051-708-1234', 'tel:0517081234');
    await expect(await keys()).toEqual([]);
  },
};
