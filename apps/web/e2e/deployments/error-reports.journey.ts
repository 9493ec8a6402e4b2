import { errorsIn, reportsOf } from './reports.ts';
import { openReviewsAs } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

test('an error that nothing caught reaches the studio with the last calls, and without what it said about a member @report:sources @report:content @report:privacy', async ({
  page,
}) => {
  const reports = reportsOf(page);
  await openReviewsAs(page, 'customer1');
  await expect.poll(() => reports.map(({ name }) => name)).toContain('TTFB');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No pass of 김서준, 010-2000-0001.');
    });
    void Promise.reject(new TypeError('odd'));
  });
  const errors = await errorsIn(reports, 2);
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        message: 'No pass of …',
        route: '/{product}/review',
        release: expect.stringMatching(/^\d+\.\d+\.\d+/),
        calls: expect.arrayContaining([
          expect.objectContaining({ request: 'GET /api/{product}/review', outcome: 200 }),
        ]),
      }),
      expect.objectContaining({ name: 'TypeError', message: 'odd' }),
    ]),
  );
  expect(JSON.stringify(reports)).not.toMatch(/김서준|2000|customer1/);
});
