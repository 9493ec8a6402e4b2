import { expect, userEvent, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { findReviews } from '../../../testing/pages/reviews.ts';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';

const meta = {
  ...pageMeta,
  title: '화면/방문자/리뷰',
  args: { path: paths.review },
} satisfies PageMeta;

export default meta;

const onlyCustomers = '리뷰 작성은 고객만 가능합니다.';

/** 누구나 읽을 수 있습니다. 평균과 분포는 모든 리뷰의 것이고, 목록은 다섯 개씩 나옵니다. */
export const Ready: Story = {
  name: '방문자가 볼 때',
  tags: [
    'rule:route:review',
    'rule:screen:review.list',
    'rule:role:anonymous.browse',
    'rule:review:customer',
    'rule:operation:listReviews',
  ],
  play: async ({ canvas }) => {
    await expect(await findReviews(canvas)).toHaveLength(5);
    await expect(canvas.getByText('리뷰 23개')).toBeVisible();
    const summary = within(canvas.getByRole('region', { name: '평균 별점' }));
    await expect(summary.getByRole('img', { name: '평균 별점 5점 만점에 4.4점' })).toBeVisible();
    await expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5점14개',
      '4점6개',
      '3점2개',
      '2점1개',
      '1점0개',
    ]);
    await expect(canvas.getByText(onlyCustomers)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
    await expect(canvas.queryByLabelText('리뷰 내용')).not.toBeInTheDocument();
  },
};

/** 서버의 순서 그대로 페이지를 이동합니다. */
export const Pages: Story = {
  name: '페이지 이동',
  tags: ['rule:screen:review.list'],
  play: async ({ canvas }) => {
    const [newest] = await findReviews(canvas);
    await expect(newest).toHaveTextContent('설명이 꼼꼼해서 좋았습니다.');
    const pages = within(canvas.getByRole('navigation', { name: '페이지' }));
    await userEvent.click(pages.getByRole('button', { name: '다음' }));
    await expect(await canvas.findByText('6~10번째')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: '5' }));
    await expect(await canvas.findByText('21~23번째')).toBeVisible();
    await expect(await findReviews(canvas)).toHaveLength(3);
    await expect(pages.getByRole('button', { name: '다음' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** 읽을 수 없는 토큰이어도 리뷰는 보입니다. */
export const InvalidToken: Story = {
  name: '유효하지 않은 토큰',
  args: { token: 'this-token-cannot-be-read-by-anybody' },
  play: async ({ canvas }) => {
    await expect(await findReviews(canvas)).toHaveLength(5);
    await expect(canvas.getByText(texts.invalidToken)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
  },
};

/** 트레이너는 읽기만 합니다. */
export const Manager: Story = {
  name: '트레이너가 볼 때',
  tags: ['rule:role:manager.reviews', 'rule:review:customer'],
  args: { persona: 'trainer1' },
  play: async ({ canvas }) => {
    await expect(await findReviews(canvas)).toHaveLength(5);
    await expect(canvas.getByText(onlyCustomers)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '리뷰 쓰기' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '로그인하기' })).not.toBeInTheDocument();
  },
};

/** 대표도 읽기만 합니다. 화면의 제목은 대표의 메뉴와 같습니다. */
export const Master: Story = {
  name: '대표가 볼 때',
  tags: ['rule:menu:title', 'rule:role:master.reviews'],
  args: { persona: 'master1' },
  play: async ({ canvas, ...context }) => {
    await Manager.play?.({ canvas, ...context });
    await expect(canvas.getByRole('heading', { level: 1, name: '리뷰 관리' })).toBeVisible();
    await expect(document.title).toMatch(/^리뷰 관리 \| /u);
  },
};

/** 긴 리뷰는 여섯 줄까지 보이고, 더 보기로 모두 읽을 수 있습니다. */
export const LongReview: Story = {
  name: '긴 리뷰',
  tags: ['rule:review:fold'],
  args: { scenario: 'hostileText', path: `${paths.review}?page=2` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const long = await canvas.findByText('가'.repeat(300));
    const folded = long.clientHeight;
    const review = within(long.closest('li')!);
    await userEvent.click(review.getByRole('button', { name: '더 보기' }));
    await expect(long.clientHeight).toBeGreaterThan(folded);
    await userEvent.click(review.getByRole('button', { name: '접기' }));
    await expect(long.clientHeight).toBe(folded);
  },
};

/** 태그는 글자로만 보이고, 끝없이 긴 단어은 줄을 바꿉니다. */
export const HostileText: Story = {
  name: '특수한 리뷰',
  tags: ['rule:extra:hostile-text'],
  args: { scenario: 'empty', persona: 'customer1' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const hostile = `<img src=x onerror=alert(1)><b>굵게</b>${'아'.repeat(120)}`;
    await userEvent.click(await canvas.findByRole('radio', { name: '1점' }));
    await userEvent.click(canvas.getByLabelText('리뷰 내용'));
    await userEvent.paste(hostile);
    await userEvent.keyboard('{Enter}');
    const [review] = await findReviews(canvas);
    await expect(review?.querySelector('p')?.textContent).toBe(hostile);
    await expect(review?.querySelector('img, b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    );
  },
};
