import { screen, within } from 'storybook/test';

type Canvas = Pick<typeof screen, 'findByRole'>;

/** The items of the review list. */
export async function findReviews(canvas: Canvas) {
  const list = within(await canvas.findByRole('region', { name: '전체 리뷰' }));
  const stars = await list.findAllByRole('img', { name: /^별점 5점 만점에/ });
  return stars.map((each) => each.closest('li'));
}
