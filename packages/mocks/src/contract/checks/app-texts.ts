import { expectResponse } from '../harness/expect-response.ts';
import { NO_FIXTURES, type Check } from '../harness/harness.ts';
import { isErrorResponse } from '../harness/expectations.ts';
import { freshPhone } from '../fixtures/fresh-values.ts';
import { requireUser } from '../fixtures/fixture-client.ts';
import { passHolder } from '../fixtures/fixtures.ts';
import { attendanceCall } from '../fixtures/members.ts';

const unknownPhone = isErrorResponse('PhoneNotFound', '앱은 없는 전화번호를 이 문구로 압니다');
const attended = isErrorResponse('AlreadyAttended', '앱은 두 번째 출석을 이 문구로 압니다');

/** The two errors that the app tells apart by their exact message (docs/product.md#attendance). */
export const appTexts: Check = {
  name: 'app-texts',
  title: '앱이 문구로 구분하는 두 답은 글자 그대로',
  part: 'contract',
  run: async ({ fixtures, results, client }) => {
    if (!fixtures) return results.skip(NO_FIXTURES);
    await results.attempt(async () => {
      const by = requireUser(fixtures, 'master');
      const { userId } = fixtures.memberWithoutPass;
      const ph = freshPhone();
      await expectResponse(
        client,
        { operation: 'resolveUserByPhone', by, query: { ph } },
        unknownPhone,
      );
      await expectResponse(client, attendanceCall(fixtures, { userId, ph }), unknownPhone);
    });
    await results.attempt(async () => {
      const call = attendanceCall(fixtures, passHolder(fixtures, 0).by);
      await expectResponse(client, call, {
        description: '하루의 첫 출석은 기록되어야 합니다',
        statuses: ['2XX'],
      });
      await expectResponse(client, call, attended);
    });
  },
};
