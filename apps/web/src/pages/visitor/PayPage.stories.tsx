import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { providerProblems } from '../../features/pay-test/texts.ts';
import { paths } from '../../shared/paths.ts';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas } from '../../../testing/page-stories.ts';
import { fill, press } from '../../../testing/steps.ts';

const payments = 'https://api.portone.io/payments';

const meta = {
  ...pageMeta,
  title: '화면/방문자/결제 테스트',
  args: { path: paths.pay },
} satisfies PageMeta;

export default meta;

async function connect(canvas: Canvas, secret = 'test-secret') {
  await fill(await canvas.findByLabelText('API 시크릿'), secret);
  await press(canvas, '결제 내역 조회');
}

const answers = (body: JsonBodyType, status = 200): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(http.get(payments, () => HttpResponse.json(body, { status }))),
});

/** A provider that refuses the request with a status, and what the page then says. */
const refused = (
  status: number,
  problem: string,
): Pick<Story, 'beforeEach' | 'parameters' | 'play'> => ({
  ...answers({ type: 'REFUSED' }, status),
  parameters: { expectedErrors: [`status of ${status}`] },
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problem);
  },
});

/** 시크릿은 가려지고, 저장되지 않습니다. */
export const SignedOut: Story = {
  name: '연결하기 전',
  tags: ['rule:route:pay', 'rule:pay-test:secret'],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('API 시크릿');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'off');
  },
};

/** 시크릿이 있어야 조회합니다. */
export const NoSecret: Story = {
  name: '시크릿을 입력하지 않았을 때',
  play: after(SignedOut, async ({ canvas }) => {
    const field = canvas.getByLabelText('API 시크릿');
    await userEvent.click(canvas.getByRole('button', { name: '결제 내역 조회' }));
    await expect(field).toHaveAccessibleDescription('API 시크릿을 입력해주세요.');
  }),
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
    await connect(canvas);
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
  },
};

/** 연결을 끊으면 시크릿을 지웁니다. */
export const Disconnected: Story = {
  name: '연결을 끊었을 때',
  tags: ['rule:pay-test:secret'],
  play: after(Ready, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '연결 끊기' }));
    await expect(await canvas.findByLabelText('API 시크릿')).toHaveValue('');
  }),
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
  beforeEach: ({ msw }) => msw.use(http.get(payments, () => new Promise<Response>(() => {}))),
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(await canvas.findByRole('table', { name: '결제 내역' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** 아직 결제가 없습니다. */
export const Empty: Story = {
  ...answers({ items: [], page: { totalCount: 0 } }),
  name: '데이터 없음',
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(await canvas.findByText('조회된 데이터가 없습니다.')).toBeVisible();
  },
};

/** 볼 권한이 없는 시크릿입니다. */
export const Forbidden: Story = {
  ...refused(403, providerProblems.forbidden),
  name: '권한 없음',
};
export const BadRequest: Story = {
  ...refused(400, providerProblems.badRequest),
  name: '결제사가 요청을 거절함',
};
export const Broken: Story = { ...refused(500, providerProblems.other), name: '결제사 오류' };

/** 결제사에 닿지 못하면 다시 시도할 수 있습니다. */
export const Failed: Story = {
  name: '불러오기 실패',
  parameters: { expectedErrors: ['net::ERR_FAILED'] },
  beforeEach: ({ msw }) => msw.use(http.get(payments, () => HttpResponse.error(), { once: true })),
  play: async ({ canvas }) => {
    await connect(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(providerProblems.network);
  },
};

/** 다시 시도하면 결제 내역이 나타납니다. */
export const Retried: Story = {
  ...Failed,
  name: '불러오기 실패 뒤 다시 시도',
  play: after(Failed, async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('row', { name: /PT 12회/ })).toBeVisible();
  }),
};
