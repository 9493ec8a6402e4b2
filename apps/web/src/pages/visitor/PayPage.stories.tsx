import { entries } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { fill, press } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/결제 테스트',
  args: { path: paths.pay },
} satisfies PageMeta;

async function connect(canvas: Canvas, secret = 'test-secret') {
  await fill(await canvas.findByLabelText('API 시크릿'), secret);
  await press(canvas, '결제 내역 조회');
}

/** 시크릿은 가려지고, 저장되지 않습니다. */
export const SignedOut: Story = {
  name: '조회하기 전',
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('API 시크릿');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'off');
  },
};

/** 결제 완료와 결제 실패는 한국어로, 다른 상태는 결제사의 말 그대로입니다. */
export const Ready: Story = {
  name: '결제 내역',
  tags: ['rule:pay-test:secret'],
  play: async ({ canvas }) => {
    await connect(canvas);
    const table = within(await canvas.findByRole('table', { name: '결제 내역' }));
    const paid = within(await table.findByRole('row', { name: /PT 12회/ }));
    await expect(paid.getByText('결제 완료')).toBeVisible();
    await expect(paid.getByText('840,000원')).toBeVisible();
    await expect(paid.getByText('2026. 11. 20. 09:00')).toBeVisible();
    await expect(
      within(table.getByRole('row', { name: /필라테스 24회/ })).getByText('결제 실패'),
    ).toBeVisible();
    await expect(table.getByText('PARTIAL_CANCELLED')).toBeVisible();
    const stored = [{ ...localStorage }, { ...sessionStorage }, document.cookie, await entries()];
    await expect(JSON.stringify(stored)).not.toContain('test-secret');
  },
};

/** 시크릿이 틀리거나 결제사에 닿지 못하면 입력란 아래에서 알리고, 입력한 것은 남습니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  parameters: { expectedErrors: ['status of 401'] },
  play: async ({ canvas }) => {
    await connect(canvas, 'wrong-secret');
    const field = canvas.getByLabelText('API 시크릿');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        '결제 내역을 불러오지 못했습니다. API 시크릿과 인터넷 연결을 확인한 뒤 다시 시도해주세요.',
      ),
    );
    await expect(field).toHaveValue('wrong-secret');
  },
};

export const Loading: Story = {
  name: '불러오는 중',
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://api.portone.io/payments', () => new Promise<Response>(() => {}))),
  play: async ({ canvas }) => {
    await connect(canvas);
    const button = canvas.getByRole('button', { name: '결제 내역 조회' });
    await expect(button).toHaveAttribute('data-busy', 'true');
  },
};

/** 아직 결제가 없습니다. */
export const Empty: Story = {
  name: '데이터 없음',
  beforeEach: ({ msw }) =>
    msw.use(http.get('https://api.portone.io/payments', () => HttpResponse.json({ items: [] }))),
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
  },
};
