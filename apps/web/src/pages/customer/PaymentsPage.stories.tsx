import { expect, spyOn, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { singlePassEntry, storedEntries } from '../../../testing/purchase/stored-entries.ts';
import { expectLink, regionOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/고객/결제 내역',
  args: { path: paths.payments, persona: 'customer2' },
} satisfies PageMeta;

const entries = [
  singlePassEntry('an-earlier-id', { state: 'recorded' }),
  singlePassEntry('a-payment-id', { state: 'recorded' }),
  singlePassEntry('sent', { state: 'sent' }),
  singlePassEntry('refused', { state: 'refused', message: '' }),
];

/** 이 기기에서 산 이용권의 목록이고, 등록되지 않은 결제는 그 위에서 처리합니다. 세금계산서가 아니라고 알립니다. */
export const Ready: Story = {
  ...storedEntries(...entries),
  name: '기본',
  tags: ['rule:payments:list'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^다른 기기에서 결제한 내역은 표시되지/)).toBeVisible();
    const [row, earlier, ...others] = canvas.getAllByRole('row').slice(1);
    await expect(within(earlier!).getByText('an-earlier-id')).toBeVisible();
    await expect(others).toHaveLength(0);
    for (const text of ['1일 이용권', '2026. 11. 20. 10:00', '15,000원', 'a-payment-id'])
      await expect(within(row!).getByText(text)).toBeVisible();
    const open = await regionOf(canvas, '확인이 필요한 결제');
    await expect(open.getByText('등록 지연')).toBeVisible();
    await expect(open.getAllByText(/^결제 번호/).map(({ textContent }) => textContent)).toEqual([
      '결제 번호 refused',
      '결제 번호 sent',
    ]);
  },
};

/** 휴대폰에서는 결제 번호가 접혀 있습니다. */
export const PhonePayments: Story = {
  ...Ready,
  name: '휴대폰의 결제 번호',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole('row', { name: /1일 이용권/ });
    const row = within(newest!);
    for (const text of ['2026. 11. 20. 10:00', '15,000원'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(row.getByText('a-payment-id')).not.toBeVisible();
    await userEvent.click(row.getByRole('button', { name: '자세히' }));
    await expect(row.getByText('a-payment-id')).toBeVisible();
  },
};

/** 결제한 것이 없으면 다른 기기의 결제가 보이지 않는다고 알리고, 회원권으로 안내합니다. */
export const Empty: Story = {
  name: '데이터 없음',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^다른 기기에서 결제한 내역은 표시되지 않습니다/),
    ).toBeVisible();
    await expectLink(canvas, '이용권 보기', paths.membership);
  },
};

/** 기기의 저장소를 읽지 못하면 다시 시도할 버튼을 보여 줍니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  parameters: { expectedErrors: ['InvalidStateError'] },
  beforeEach: async () => {
    await storedEntries(...entries).beforeEach();
    const reading = spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('The database is closing.', 'InvalidStateError');
    });
    return () => reading.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
