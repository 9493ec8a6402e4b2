import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, type screen, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths.ts';
import { AppFrame } from '../../../testing/AppFrame.tsx';
import { pageMeta } from '../../../testing/page-meta.ts';

const provider = 'https://api.portone.io';

const meta = {
  ...pageMeta,
  title: '화면/방문자/결제 테스트',
  args: { path: paths.pay },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

async function connect(
  canvas: Pick<typeof screen, 'findByLabelText' | 'getByRole'>,
  secret: string,
) {
  const field = await canvas.findByLabelText('API 시크릿');
  await userEvent.clear(field);
  await userEvent.type(field, secret);
  await userEvent.click(canvas.getByRole('button', { name: '결제 내역 조회' }));
}

/** 시크릿은 가려지고, 저장되지 않습니다. */
export const SignedOut: Story = {
  name: '연결하기 전',
  tags: ['rule:route:pay', 'rule:pay-test:secret'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('API 시크릿');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await userEvent.click(canvas.getByRole('button', { name: '결제 내역 조회' }));
    await expect(field).toHaveAccessibleDescription('API 시크릿을 입력해주세요.');
  },
};

/** 상태마다 한국어 이름이 있습니다. */
export const Ready: Story = {
  name: '결제 내역',
  tags: [
    'rule:screen:pay.statuses',
    'rule:pay-test:secret',
    'rule:text:pay-test.paid',
    'rule:text:pay-test.failed',
    'rule:provider:rest',
  ],
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    const table = within(await canvas.findByRole('table', { name: '결제 내역' }));
    const paid = within(await table.findByRole('row', { name: /PT 12회/ }));
    await expect(paid.getByText('결제 완료')).toBeVisible();
    await expect(paid.getByText('840,000원')).toBeVisible();
    await expect(paid.getByText('2026. 11. 20. 09:00')).toBeVisible();
    await expect(
      within(table.getByRole('row', { name: /필라테스 24회/ })).getByText('결제 실패'),
    ).toBeVisible();
    for (const name of ['결제 준비', '결제 승인 대기', '가상계좌 발급', '부분 취소', '결제 취소'])
      await expect(table.getByText(name)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '연결 끊기' }));
    await expect(await canvas.findByLabelText('API 시크릿')).toHaveValue('');
  },
};

/** 비밀 키가 틀리면 입력란 아래에서 알리고, 입력한 것은 남습니다. */
export const WrongSecret: Story = {
  name: '비밀 키가 틀렸을 때',
  parameters: { expectedErrors: ['status of 401'] },
  play: async ({ canvas }) => {
    await connect(canvas, 'wrong-secret');
    await expect(
      await canvas.findByText('인증에 실패했습니다. API 시크릿을 다시 확인해주세요.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('API 시크릿')).toHaveValue('wrong-secret');
  },
};

/** 연결되는 동안 다시 누를 수 없습니다. */
export const Loading: Story = {
  name: '불러오는 중',
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${provider}/payments`, () => new Promise<Response>(() => {}))),
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    await expect(await canvas.findByRole('table', { name: '결제 내역' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** 아직 결제가 없습니다. */
export const Empty: Story = {
  name: '데이터 없음',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${provider}/payments`, () =>
        HttpResponse.json({ items: [], page: { totalCount: 0 } }),
      ),
    ),
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
  },
};

/** 모르는 상태는 온 그대로 보여 줍니다. */
export const UnknownStatus: Story = {
  name: '알 수 없는 상태',
  tags: ['rule:text:pay-test.other'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${provider}/payments`, () =>
        HttpResponse.json({ items: [{ id: 'p-1', status: 'DISPUTED' }] }),
      ),
    ),
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    await expect(await canvas.findByText('DISPUTED')).toBeVisible();
  },
};

/** 볼 권한이 없는 시크릿입니다. */
export const Forbidden: Story = {
  name: '권한 없음',
  parameters: { expectedErrors: ['status of 403'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${provider}/payments`, () =>
        HttpResponse.json({ type: 'FORBIDDEN' }, { status: 403 }),
      ),
    ),
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '이 API 시크릿에는 결제 내역을 볼 권한이 없습니다.',
    );
  },
};

/** 결제사에 닿지 못하면 다시 시도할 수 있습니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  parameters: { expectedErrors: ['net::ERR_FAILED'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${provider}/payments`, () => HttpResponse.error(), { once: true })),
  play: async ({ canvas }) => {
    await connect(canvas, 'test-secret');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '결제사 서버에 연결할 수 없습니다.',
    );
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('row', { name: /PT 12회/ })).toBeVisible();
  },
};
