import { demand, NOTHING_OWN, type Check } from '../harness/harness.ts';
import { saysExactly } from '../harness/expectations.ts';
import { freshPhone, NAME_PREFIX } from '../fixtures/fresh-values.ts';
import { needed, under } from '../fixtures/fixture-client.ts';
import { holderOf } from './session-counts.ts';

/** The two refusals that the app tells apart by their words alone (docs/product.md#attendance): to the letter. */
export const appTexts: Check = {
  name: 'app-texts',
  title: '앱이 문구로 구분하는 두 답은 글자 그대로',
  part: 'contract',
  run: async ({ own, ledger, client }) => {
    if (!own) return ledger.skip(NOTHING_OWN);
    const record = (userId: number, ph: string) =>
      ({
        operation: 'recordAttendance',
        by: needed(own.people, 'master'),
        parts: under(own.product, { params: { userId }, body: { username: NAME_PREFIX, ph } }),
      }) as const;
    await ledger.attempt(async () => {
      const ask = {
        operation: 'resolveUserByPhone',
        by: needed(own.people, 'master'),
        parts: under(own.product, { query: { ph: freshPhone() } }),
      } as const;
      await demand(
        client,
        ask,
        saysExactly('PhoneNotFound', '앱은 없는 전화번호를 이 문구로 압니다'),
      );
      await demand(
        client,
        record(own.spare.userId, freshPhone()),
        saysExactly('PhoneNotFound', '앱은 없는 전화번호를 이 문구로 압니다'),
      );
    });
    await ledger.attempt(async () => {
      const { userId, ph } = holderOf(own, 0).by;
      await demand(client, record(userId, ph), {
        says: '하루의 첫 출석은 기록되어야 합니다',
        statuses: ['2XX'],
      });
      await demand(
        client,
        record(userId, ph),
        saysExactly('AlreadyAttended', '앱은 두 번째 출석을 이 문구로 압니다'),
      );
    });
  },
};
