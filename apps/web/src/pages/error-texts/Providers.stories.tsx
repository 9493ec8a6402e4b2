import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { env } from '../../config/env.ts';
import { locationTexts } from '../../features/location/texts.ts';
import { providerProblems } from '../../features/pay-test/texts.ts';
import { texts as purchaseTexts } from '../../features/purchase/texts.ts';
import { answer, fill, press } from '../../../testing/steps.ts';
import { paths } from '../../shared/paths.ts';
import type { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const payments = 'https://api.portone.io/payments';

const meta = {
  ...pageMeta,
  title: '화면/오류 문구/결제사와 지도',
  parameters: {
    ...pageMeta.parameters,
    docs: {
      description: {
        component: '결제사와 지도에 닿지 못하거나, 이 빌드에 그 설정이 없을 때의 말입니다.',
      },
    },
  },
  args: { path: paths.pay },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const tells = (problem: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('API 시크릿'), 'test-secret');
    await press(canvas, '결제 내역 조회');
    await expect(await canvas.findByText(problem)).toBeVisible();
  },
});

/** Simulates a build without some configuration values until the story ends. */
const without = (...names: (keyof typeof env)[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    const kept = { ...env };
    Object.assign(env, Object.fromEntries(names.map((name) => [name, ''])));
    return () => void Object.assign(env, kept);
  },
});

export const BadRequest: Story = {
  ...tells(providerProblems.badRequest),
  name: '결제사가 요청을 거절함',
  parameters: { expectedErrors: ['status of 400'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(payments, () => HttpResponse.json({ type: 'INVALID_REQUEST' }, { status: 400 })),
    ),
};

export const Unreachable: Story = {
  ...tells(providerProblems.network),
  name: '결제사에 연결할 수 없음',
  args: { thirdPartyFaults: [{ target: 'payment-api' }] },
};

export const Broken: Story = {
  ...tells(providerProblems.other),
  name: '결제사 오류',
  parameters: { expectedErrors: ['status of 500'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(payments, () => HttpResponse.json({ type: 'INTERNAL' }, { status: 500 }))),
};

/** 결제를 시작하지 않고 데스크로 안내합니다. */
export const PaymentNotConfigured: Story = {
  ...without('portoneStoreId', 'portoneChannelKey'),
  name: '결제 설정이 없음',
  args: { path: paths.membership, persona: 'customer2' },
  play: async ({ canvas }) => {
    await press(canvas, '1일 이용권 구매하기');
    await answer(purchaseTexts.notConfigured);
  },
};

export const MapNotConfigured: Story = {
  ...without('mapKey'),
  name: '지도 설정이 없음',
  args: { path: paths.map },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(locationTexts.unconfigured)).toBeVisible();
    await expect(alert.getByText(locationTexts.unconfiguredHelp)).toBeVisible();
  },
};

/** 지도가 끝내 오지 않아도 주소는 쓸 수 있습니다. 복사가 막혀 있으면 길게 누르게 합니다. */
export const MapFailed: Story = {
  name: '지도와 복사를 쓸 수 없음',
  args: { path: paths.map, thirdPartyFaults: [{ target: 'geocoding' }] },
  beforeEach: () => {
    const copying = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new Error('not allowed'),
    );
    return () => copying.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: locationTexts.copy }));
    await expect(await canvas.findByText(locationTexts.notCopied)).toBeVisible();
    await expect(await canvas.findByText(locationTexts.failedHelp)).toBeVisible();
  },
};
