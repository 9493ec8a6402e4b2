import { expectResponse, NO_FIXTURES, type Check } from '../harness/harness.ts';
import { isErrorResponse } from '../harness/expectations.ts';
import { freshPhone, NAME_PREFIX } from '../fixtures/fresh-values.ts';
import { requireUser, withProduct } from '../fixtures/fixture-client.ts';
import { passHolder } from '../harness/assertions.ts';

/** The two refusals that the app tells apart by their words alone (docs/product.md#attendance): to the letter. */
export const appTexts: Check = {
  name: 'app-texts',
  title: '앱이 문구로 구분하는 두 답은 글자 그대로',
  part: 'contract',
  run: async ({ fixtures, results, client }) => {
    if (!fixtures) return results.skip(NO_FIXTURES);
    const record = (userId: number, ph: string) =>
      ({
        operation: 'recordAttendance',
        by: requireUser(fixtures.users, 'master'),
        parts: withProduct(fixtures.product, {
          params: { userId },
          body: { username: NAME_PREFIX, ph },
        }),
      }) as const;
    await results.attempt(async () => {
      const ask = {
        operation: 'resolveUserByPhone',
        by: requireUser(fixtures.users, 'master'),
        parts: withProduct(fixtures.product, { query: { ph: freshPhone() } }),
      } as const;
      await expectResponse(
        client,
        ask,
        isErrorResponse('PhoneNotFound', '앱은 없는 전화번호를 이 문구로 압니다'),
      );
      await expectResponse(
        client,
        record(fixtures.memberWithoutPass.userId, freshPhone()),
        isErrorResponse('PhoneNotFound', '앱은 없는 전화번호를 이 문구로 압니다'),
      );
    });
    await results.attempt(async () => {
      const { userId, ph } = passHolder(fixtures, 0).by;
      await expectResponse(client, record(userId, ph), {
        description: '하루의 첫 출석은 기록되어야 합니다',
        statuses: ['2XX'],
      });
      await expectResponse(
        client,
        record(userId, ph),
        isErrorResponse('AlreadyAttended', '앱은 두 번째 출석을 이 문구로 압니다'),
      );
    });
  },
};
