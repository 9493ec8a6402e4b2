import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageMeta, type PageMeta, type Story } from '../../../testing/page-meta.ts';
import type { Canvas } from '../../../testing/page-stories.ts';
import { findReviews } from '../../../testing/pages/reviews.ts';
import { answer, choose, expectAlert, press, textsOf } from '../../../testing/steps.ts';
import { paths } from '../../lib/paths.ts';

export default {
  ...pageMeta,
  title: '화면/방문자/리뷰',
  args: { path: paths.review },
} satisfies PageMeta;

/** 누구나 읽을 수 있습니다. 평균과 분포는 모든 리뷰의 것이고, 목록은 다섯 개씩 나옵니다. */
export const Ready: Story = {
  name: '방문자가 볼 때',
  tags: ['rule:screen:review.list'],
  play: async ({ canvas }) => {
    const reviews = await findReviews(canvas);
    await expect(reviews).toHaveLength(5);
    await expect(reviews[0]).toHaveTextContent('설명이 꼼꼼해서 좋았습니다.');
    await expect(canvas.getByText('리뷰 23개')).toBeVisible();
    await expect(canvas.getByText('1~5번째')).toBeInTheDocument();
    const summary = within(canvas.getByRole('region', { name: '평균 별점' }));
    await expect(summary.getByRole('img', { name: '평균 별점 5점 만점에 4.4점' })).toBeVisible();
    const counts = textsOf(summary.getAllByRole('listitem'));
    await expect(counts).toEqual(['5점14개', '4점6개', '3점2개', '2점1개', '1점0개']);
    await expect(canvas.getByText('리뷰 작성은 고객만 가능합니다.')).toBeVisible();
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

const incomplete = '별점과 리뷰 내용을 모두 입력해주세요.';
const content = '스트레칭 수업이 정말 좋았습니다.';

async function enterReview(canvas: Canvas, stars: string, content: string) {
  await choose(canvas, stars);
  await userEvent.type(canvas.getByLabelText('리뷰 내용'), content);
}

/** 별을 고르고 Enter를 누르면 등록됩니다. 쓴 리뷰가 첫 페이지의 맨 앞에 나오고 입력란은 비워집니다. */
export const Write: Story = {
  name: '고객이 쓸 때',
  tags: ['rule:screen:review.form', 'rule:review:enter'],
  args: { persona: 'customer1', path: `${paths.review}?page=2` },
  play: async ({ canvas }) => {
    await enterReview(canvas, '4점', `${content}{Shift>}{Enter}{/Shift}또 오겠습니다.`);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('리뷰가 등록되었습니다.')).toBeVisible();
    await expect(await canvas.findByText('리뷰 24개')).toBeVisible();
    const [newest] = await findReviews(canvas);
    await expect(newest?.querySelector('p')?.textContent).toBe(`${content}\n또 오겠습니다.`);
    await expect(canvas.getByLabelText('리뷰 내용')).toHaveValue('');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** 별점과 내용이 모두 있어야 합니다. 빈칸만으로는 안 됩니다. */
export const Incomplete: Story = {
  name: '빠진 것이 있을 때',
  args: { persona: 'customer1' },
  play: async ({ canvas }) => {
    await press(canvas, '등록');
    await answer(incomplete);
    await enterReview(canvas, '5점', '   ');
    await press(canvas, '등록');
    await expectAlert(incomplete);
  },
};

/** 1,000자가 넘으면 글자 수와 함께 알리고 보내지 않습니다. 쓴 내용은 모두 남습니다. */
export const TooLong: Story = {
  name: '너무 길 때',
  args: { persona: 'customer1' },
  play: async ({ canvas }) => {
    const tooLong = '리뷰는 1,000자 이하로 작성해주세요.';
    await choose(canvas, '5점');
    const field = canvas.getByLabelText('리뷰 내용');
    await userEvent.click(field);
    await userEvent.paste('좋'.repeat(1_001));
    await expect(canvas.getByText('1,001 / 1,000')).toBeVisible();
    await press(canvas, '등록');
    await expectAlert(tooLong);
    await expect(field).toHaveAccessibleDescription(tooLong);
    await expect(field).toHaveValue('좋'.repeat(1_001));
  },
};

/** 보내는 동안에는 내용을 고칠 수 없습니다. */
export const Sending: Story = {
  name: '보내는 동안',
  args: {
    persona: 'customer1',
    faults: [{ operation: 'createReview', kind: 'latency', ms: 600_000 }],
  },
  play: async ({ canvas }) => {
    await enterReview(canvas, '5점', content);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('리뷰 내용')).toHaveAttribute('readonly'));
  },
};

/** 등록하지 못해도 쓴 내용은 남습니다. */
export const NotSent: Story = {
  name: '등록 실패',
  tags: ['rule:error:review.failed'],
  args: {
    persona: 'customer1',
    faults: [{ operation: 'createReview', kind: 'status', status: 500, times: 1 }],
  },
  play: async ({ canvas }) => {
    await enterReview(canvas, '5점', content);
    await userEvent.keyboard('{Enter}');
    await expect(
      await expectAlert('리뷰 등록 중 문제가 발생했습니다.'),
    ).not.toHaveAccessibleDescription();
    await expect(canvas.getByLabelText('리뷰 내용')).toHaveValue(content);
  },
};
