import { errorsIn, reportsOf } from './reports.ts';
import { openReviewsAs } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

test('an error that nothing caught reaches the studio without what it said about a member @report:sources @report:privacy', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await openReviewsAs(page, 'customer1');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('No pass of 김서준, 010-2000-0001.');
    });
    void Promise.reject(new TypeError('odd'));
  });
  const errors = await errorsIn(reports, 2);
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'RangeError',
        route: '/{product}/review',
        release: expect.stringMatching(/^\d+\.\d+\.\d+/),
      }),
      expect.objectContaining({ name: 'TypeError' }),
    ]),
  );
  expect(JSON.stringify(reports)).not.toMatch(/김서준|2000|customer1/);
});
