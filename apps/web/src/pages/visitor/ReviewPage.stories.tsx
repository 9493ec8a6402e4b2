import { expect, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import { findReviews } from '../../../testing/pages/reviews.ts';
import { paths } from '../../lib/paths.ts';

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
  tags: ['rule:screen:review.list'],
  play: async ({ canvas }) => {
    const reviews = await findReviews(canvas);
    await expect(reviews).toHaveLength(5);
    await expect(reviews[0]).toHaveTextContent('설명이 꼼꼼해서 좋았습니다.');
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

/** 읽을 수 없는 토큰이어도 리뷰는 보입니다. */
export const InvalidToken: Story = {
  name: '유효하지 않은 토큰',
  args: { token: 'this-token-cannot-be-read-by-anybody' },
  play: async ({ canvas }) => {
    await expect(await findReviews(canvas)).toHaveLength(5);
    await expect(canvas.getByText('유효하지 않은 토큰입니다. 다시 로그인해주세요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '로그인하기' })).toBeVisible();
  },
};

/** 직원은 읽기만 합니다. 화면의 제목은 대표의 메뉴와 같습니다. */
export const Master: Story = {
  name: '대표가 볼 때',
  args: { persona: 'master1' },
  play: async ({ canvas }) => {
    await expect(await findReviews(canvas)).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 1, name: '리뷰 관리' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '리뷰 쓰기' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '로그인하기' })).not.toBeInTheDocument();
  },
};
