import 'fake-indexeddb/auto';
import { healthPlans, ptPlans, singlePass } from '@fitness/api-contract/catalogue';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import { startDevice, userId } from '../../../testing/purchase/device.ts';
import { entryOf } from '../../../testing/purchase/entries.ts';
import { changePayments } from './outbox.ts';
import { checkOut } from './use-checkout.ts';

const plan = healthPlans[0]!;
const paid = async ({ paymentId }: { paymentId: string }) => ({ txId: 'tx-1', paymentId });
const failsWith = (status: number) => async () =>
  Response.json({ message: '서버의 글' }, { status });
const tryLater =
  '지금은 결제를 시작할 수 없습니다. 결제된 금액은 없으니 잠시 후 다시 시도해주세요.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('who may buy (docs/product.md#purchase)', () => {
  const customersOnly = ['이용권은 고객 계정으로만 구매할 수 있습니다.'];

  it.each([
    ['a visitor with a token @buy:customers-only', 'ROLE_ANONYMOUS', plan, customersOnly],
    ['a manager @buy:customers-only', 'ROLE_MANAGER', plan, customersOnly],
    ['the master @buy:customers-only', 'ROLE_MASTER', plan, customersOnly],
    ['a signed-out user @buy:login', null, plan, ['로그인이 필요합니다.', 'sign in']],
    ['anybody without a plan @buy:plan', 'ROLE_CUSTOMER', null, ['이용권을 선택해주세요.']],
  ])('nothing is read, stored or charged for %s', async (_who, role, chosen, shown) => {
    const device = await startDevice({ role });
    await checkOut(chosen, undefined, device.screen);
    expect(device.shown).toEqual(shown);
    expect(device.steps).toEqual([]);
  });

  it('a customer: the passes are read, the purchase is stored as opened, the window opened, the record sent once @buy:record', async () => {
    const device = await startDevice({ pay: paid });
    device.pay = async (request) => {
      device.steps.push(...(await device.states()));
      return paid(request);
    };
    await checkOut(ptPlans[0]!, 3, device.screen);
    expect(device.steps).toEqual(['GET', 'window', 'opened', 'POST']);
    expect(await device.states()).toEqual(['recorded']);
    expect(device.shown).toEqual(['passes']);
  });
});

it.each([
  ['a 401', failsWith(401), 'session notice'],
  ['a 403', failsWith(403), 'session notice'],
  ['a 500', failsWith(500), tryLater],
  ['a response that is no list', failsWith(200), tryLater],
  ['a lost connection', () => Promise.reject(new TypeError()), tryLater],
])(
  'passes that cannot be read because of %s stop the purchase, with nothing stored or charged @buy:session-check',
  async (_why, backend, shown) => {
    const device = await startDevice({ backend });
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([shown]);
    expect(device.steps).toEqual(['GET']);
    expect(await device.states()).toEqual([]);
  },
);

it('a page that was left meanwhile opens no window @buy:one-window', async () => {
  const device = await startDevice();
  device.isMounted = false;
  await checkOut(plan, undefined, device.screen);
  expect(device.steps).toEqual(['GET']);
});

describe('a payment that may have been made before', () => {
  const opened = entryOf('earlier', { state: 'opened' }, { promotionId: plan.promotionId });

  it.each([
    [false, [], 'GET'],
    [true, ['passes'], 'POST'],
  ])('is asked about once; confirming (%s) shows %j', async (confirms, after, lastStep) => {
    const device = await startDevice({ entries: [opened], confirms, pay: paid });
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([expect.stringContaining('earlier'), ...after]);
    expect(device.steps.at(-1)).toBe(lastStep);
  });

  it('in another tab, while this one asks, has to be confirmed before the window opens @buy:questions', async () => {
    const device = await startDevice({ entries: [opened] });
    const { screen } = device;
    const confirm = async (message: string) => {
      device.shown.push(message);
      const other = entryOf('other-tab', { state: 'opened' }, { promotionId: plan.promotionId });
      if (message.includes('earlier')) await changePayments(userId, () => [opened, other]);
      return message.includes('earlier');
    };
    await checkOut(plan, undefined, { ...screen, confirm });
    expect(device.shown).toEqual([
      expect.stringContaining('earlier'),
      expect.stringContaining('other-tab'),
    ]);
    expect(device.steps).toEqual(['GET']);
  });

  it('in two tabs at once opens one window, and the other tab asks @buy:questions', async () => {
    const device = await startDevice({ pay: async () => ({ pgCode: 'CANCEL' }) });
    await Promise.all([1, 2].map(() => checkOut(plan, undefined, device.screen)));
    expect(device.steps.filter((step) => step === 'window')).toHaveLength(1);
    const [question] = device.shown;
    expect(question).toContain('앞선 결제의 결과를 아직 확인하지 못했습니다.');
  });

  it('has to be confirmed for the 1-day pass when there is one for today @buy:questions', async () => {
    const pass = ptPass({ promotionName: '1일 이용권', expiredDate: '2026-11-20' });
    const device = await startDevice({ backend: async () => Response.json([pass]) });
    await checkOut(singlePass, undefined, device.screen);
    expect(device.shown).toEqual([expect.stringContaining('1일 이용권, 2026. 11. 20.까지')]);
  });
});

describe('a browser without storage @buy:not-stored', () => {
  const failing = () => {
    throw new DOMException('blocked', 'InvalidStateError');
  };

  it('shows an error, and nothing is charged', async () => {
    const device = await startDevice();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing);
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([
      '이 브라우저에 구매 내역을 안전하게 저장할 수 없어 결제를 시작하지 않았습니다. 시크릿 모드를 끄거나 다른 브라우저에서 구매해주세요.',
    ]);
    expect(device.steps).toEqual(['GET']);
  });

  it('that fails after the window opened does not ask to pay again', async () => {
    const device = await startDevice();
    device.pay = async (request) => {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing);
      return paid(request);
    };
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([
      '결제 상태를 확인할 수 없습니다. 결제 내역을 확인해주세요. (거래 ID: tx-1)',
    ]);
  });
});

describe('the outcome of a payment', () => {
  it.each([
    ['결제가 완료되지 않았습니다. 사유: 취소', { pgCode: 'CANCEL', message: '취소' }, 'failed'],
    ['결제가 완료되지 않았습니다. 사유: 알 수 없는 오류', { pgCode: 'CANCEL' }, 'failed'],
    [
      '결제 상태를 확인할 수 없습니다. 결제 내역을 확인해주세요. (거래 ID: tx-1)',
      { code: 'UNKNOWN', txId: 'tx-1' },
      'uncertain',
    ],
    [
      '결제 상태를 확인할 수 없습니다. 결제 내역을 확인해주세요. (거래 ID: 없음)',
      undefined,
      'uncertain',
    ],
  ])(
    'is shown as %s, after %j @text:pay.failure @text:pay.uncertain',
    async (text, response, state) => {
      const device = await startDevice({ pay: async () => response });
      await checkOut(plan, undefined, device.screen);
      expect(device.shown).toEqual([text]);
      expect(await device.states()).toEqual([state]);
    },
  );

  it.each([
    ['PaymentError', 'failed'],
    ['', 'uncertain'],
  ])('of a window that throws (%s of the SDK) is %s', async (type, state) => {
    const error = Object.assign(new Error('window'), { __portOneErrorType: type });
    const device = await startDevice({ pay: () => Promise.reject(error) });
    await expect(checkOut(plan, undefined, device.screen)).rejects.toThrow('window');
    expect(await device.states()).toEqual([state]);
  });

  it('that failed leaves the next purchase unasked and is gone with it', async () => {
    const device = await startDevice({ pay: async () => ({ pgCode: 'CANCEL' }) });
    await checkOut(plan, undefined, device.screen);
    device.pay = paid;
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([expect.stringContaining('완료되지 않았습니다'), 'passes']);
    expect(await device.states()).toEqual(['recorded']);
  });

  it('whose record is refused is shown before the session notice', async () => {
    const device = await startDevice({ pay: paid });
    device.backend = async (method) =>
      method === 'GET' ? Response.json([]) : Response.json({}, { status: 401 });
    await checkOut(plan, undefined, device.screen);
    expect(device.shown).toEqual([
      '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.',
      'session notice',
    ]);
    expect(await device.states()).toEqual(['refused']);
  });
});
