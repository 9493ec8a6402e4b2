import { expect, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { after, type Canvas, expectNoOverflow } from '../../../testing/page-stories.ts';
import { expectLink } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/홈',
  args: { path: paths.home },
} satisfies PageMeta;

const join = { name: '멤버십 가입하기' };
const evening = '2026-11-20T19:30:00';
const backgroundOf = (link: Element) => getComputedStyle(link).backgroundColor;

/** The link of a summary, once the summary has its facts or has none. */
async function findSummary(canvas: Canvas, name: string) {
  const summary = within(await canvas.findByRole('region', { name }));
  await waitFor(() => expect(summary.queryByText(/불러오는 중/u)).toBeNull());
  return summary;
}

/** 포스터 네 장과 늘 손이 닿는 가입 버튼입니다. */
export const Ready: Story = {
  name: '기본',
  tags: ['rule:screen:home.posters', 'rule:screen:home.join'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /MAKE YOUR BODY,\s+MAKE YOUR LIFE/u });
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('img', { name: /포스터/u })).toHaveLength(4);
    await expect(main.getByRole('link', join)).toHaveAttribute('href', paths.membership);
    for (const [name, path] of [
      ['이용권 전체 보기', paths.membership],
      ['1:1 PT 보기', paths.selectTrainer],
      ['그룹 필라테스 보기', paths.pilates],
      ['헬스 회원권 보기', paths.healthMembership],
    ] as const)
      await expectLink(main, name, path);
    for (const price of ['1일 이용권 15,000원', '840,000원부터', '360,000원부터', '120,000원부터'])
      await expect(main.getByText(price)).toBeVisible();
  },
};

/** 직원에게는 가입 버튼이 없고, 예약한 회원이 있는 다음 수업이 보입니다. */
export const Staff: Story = {
  name: '매니저',
  tags: ['rule:home:manager'],
  args: { persona: 'trainer1', now: evening },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: /포스터/u })).toHaveLength(4);
    await expect(canvas.queryByRole('link', join)).toBeNull();
    const summary = await findSummary(canvas, '나의 수업');
    await expect(summary.getByText('다음 수업 · 3시간 30분 뒤')).toBeVisible();
    await expect(summary.getByText('오늘 23:00 김서준')).toBeVisible();
    await expectLink(summary, '수업 관리', paths.classes);
  },
};

/** 다음 수업과 남은 횟수입니다. 이용권이 있으면 가입이 아니라 예약이 주요 버튼입니다. */
export const Customer: Story = {
  name: '고객',
  tags: ['rule:home:main-action'],
  args: { persona: 'customer1', now: evening },
  play: async ({ canvas }) => {
    const summary = await findSummary(canvas, '나의 수업');
    await expect(summary.getByText('다음 수업 · 3시간 30분 뒤')).toBeVisible();
    await expect(summary.getByText('오늘 23:00 PT · 강민준')).toBeVisible();
    await expect(summary.getByText('필라테스 20회 · PT 7회')).toBeVisible();
    const reserve = summary.getByRole('link', { name: '수업 예약' });
    await expect(reserve).toHaveAttribute('href', paths.reservations);
    await expect(backgroundOf(reserve)).toBe('rgb(216, 34, 45)');
    await expect(backgroundOf(canvas.getByRole('link', join))).toBe('rgb(30, 30, 35)');
  },
};

export const CustomerPhone: Story = {
  ...Customer,
  name: '고객, 휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: after(Customer, expectNoOverflow),
};

/** 예약한 수업이 없으면 그렇게 말하고, 예약하러 가게 합니다. */
export const NoReservation: Story = {
  name: '고객, 예약한 수업 없음',
  args: {
    persona: 'customer1',
    faults: [{ operation: 'listReservationHistory', kind: 'custom', status: 200, body: [] }],
  },
  play: async ({ canvas }) => {
    const summary = await findSummary(canvas, '나의 수업');
    await expect(summary.getByText('예정된 예약이 없습니다.')).toBeVisible();
  },
};

/** 쓸 수 있는 이용권이 없으면 이용권을 안내합니다. */
export const WithoutPass: Story = {
  name: '고객, 이용권 없음',
  tags: ['rule:home:main-action'],
  args: { persona: 'customer2' },
  play: async ({ canvas }) => {
    const summary = await findSummary(canvas, '나의 수업');
    await expect(summary.getByText('사용할 수 있는 이용권이 없습니다.')).toBeVisible();
    const plans = summary.getByRole('link', { name: '이용권 보기' });
    await expect(plans).toHaveAttribute('href', paths.membership);
    await expect(backgroundOf(plans)).toBe('rgb(30, 30, 35)');
    await expect(backgroundOf(canvas.getByRole('link', join))).toBe('rgb(216, 34, 45)');
  },
};

/** 오늘 매출과 출석 체크입니다. */
export const Master: Story = {
  name: '마스터',
  tags: ['rule:home:master'],
  args: { persona: 'master1', now: evening },
  play: async ({ canvas }) => {
    const summary = await findSummary(canvas, '오늘의 스튜디오');
    await expect(canvas.queryByRole('link', join)).toBeNull();
    await expect(summary.getByText('오늘 매출')).toBeVisible();
    await expect(summary.getByText(/^[\d,]+원$/u)).toBeVisible();
    await expectLink(summary, '출석 체크', `${paths.masterMyPage}?dialog=checkin`);
  },
};

/** 불러오지 못하면 링크만 남고, 알림은 없습니다. */
export const SummaryFailed: Story = {
  name: '고객, 불러오기 실패',
  tags: ['rule:home:failed'],
  args: {
    persona: 'customer1',
    faults: [{ operation: 'listMyPromotions', kind: 'status', status: 401 }],
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: '나의 수업' }));
    await waitFor(() => expect(summary.queryByRole('term')).toBeNull());
    await expect(summary.getByRole('link', { name: '수업 예약' })).toBeVisible();
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

/** 마지막 포스터 아래에 트레이너 사진과 리뷰가 있습니다. */
export const Highlights: Story = {
  name: '아래쪽',
  tags: ['rule:home:highlights'],
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('region', { name: '스튜디오 안내' });
    await waitFor(() => {
      end.scrollIntoView();
      expect(canvas.getByRole('heading', { level: 2, name: '함께 운동할 트레이너' })).toBeVisible();
    });
    await canvas.findByRole('heading', { level: 2, name: /^리뷰 \d+개, 평균 \d\.\d점$/u });
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('img', { name: /별점 5점 만점에/u })).toHaveLength(3);
    for (const [name, path] of [
      ['강민준', `${paths.pt}?trainer=1`],
      ['최하은', `${paths.pt}?trainer=4`],
      ['정유나', paths.pilates],
    ] as const)
      await expectLink(main, name, path);
  },
};
