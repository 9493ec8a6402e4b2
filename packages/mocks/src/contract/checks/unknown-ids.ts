import type { OperationId } from '@fitness/api-contract/operations';
import { note, type Bench, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { freshPhone, unknownId } from '../fixtures/fresh-values.ts';
import { isRefused, isUnknown } from '../harness/expectations.ts';
import { payRecord, planFor } from '../fixtures/members.ts';
import { under } from '../fixtures/fixture-client.ts';
import { casesOf } from '../requests/example.ts';

/** Numbers and phones that nobody has: 404, or 403 where the contract has no 404. */
export const unknownIds: Check = {
  name: 'unknown-ids',
  title: '없는 번호는 404 또는 403',
  part: 'contract',
  run: async (bench) => {
    for (const { operation, by } of await casesOf(bench)) {
      for (const [says, rest] of unknown(bench, operation)) {
        const parts = under(bench.settings.product, rest);
        const expectation =
          operation === 'recordPayment' ? { says, statuses: ['400'] } : isUnknown(operation, says);
        await note(bench, { operation, by, parts }, expectation);
      }
      // Beyond what most databases can hold: still an answer of the contract.
      for (const rest of huge(operation)) {
        const says = '아주 큰 번호에도 계약에 있는 상태로 거절해야 합니다';
        const { statuses } = isRefused(operation, says);
        await note(
          bench,
          { operation, by, parts: under(bench.settings.product, rest) },
          { says, statuses: ['400', ...statuses] },
        );
      }
    }
  },
};

function unknown({ own, people }: Bench, operation: OperationId): [string, Partial<Parts>][] {
  const id = unknownId();
  const ph = freshPhone();
  const membershipId = own?.holders[0]?.membershipId ?? id;
  switch (operation) {
    case 'changeUserRole':
      return [
        [
          '없는 회원의 역할은 바꿀 수 없어야 합니다',
          { params: { userId: id }, body: { userId: id, roleName: 'ROLE_CUSTOMER' } },
        ],
      ];
    case 'resolveUserByPhone':
      return [['없는 전화번호로는 회원을 찾을 수 없어야 합니다', { query: { ph } }]];
    case 'recordAttendance':
      return [
        [
          '없는 회원의 출석은 처리할 수 없어야 합니다',
          { params: { userId: id }, body: { username: '계약검사', ph } },
        ],
      ];
    case 'listReservableClasses':
    case 'listTodayReservations':
    case 'listReservationHistory':
      return [['없는 이용권으로는 볼 수 없어야 합니다', { query: { membershipId: id } }]];
    case 'createReservation':
      return [['없는 수업은 예약할 수 없어야 합니다', { body: { classId: id, membershipId } }]];
    case 'cancelReservation':
      return [['없는 예약은 취소할 수 없어야 합니다', { params: { id } }]];
    case 'deleteClass':
      return [['없는 수업은 지울 수 없어야 합니다', { params: { classId: id } }]];
    case 'recordPayment': {
      const buyer = own?.holders[0]?.by.userId;
      return buyer === undefined
        ? []
        : [
            [
              '없는 상품의 결제는 400이어야 합니다',
              { body: payRecord(buyer, id, planFor(people).managerId) },
            ],
          ];
    }
    default:
      return [];
  }
}

function huge(operation: OperationId): Partial<Parts>[] {
  const id = Number.MAX_SAFE_INTEGER;
  switch (operation) {
    case 'changeUserRole':
      return [{ params: { userId: id }, body: { userId: id, roleName: 'ROLE_CUSTOMER' } }];
    case 'recordAttendance':
      return [{ params: { userId: id }, body: { username: '계약검사', ph: freshPhone() } }];
    case 'listReservableClasses':
    case 'listTodayReservations':
    case 'listReservationHistory':
      return [{ query: { membershipId: id } }];
    case 'createReservation':
      return [{ body: { classId: id, membershipId: id } }];
    case 'cancelReservation':
      return [{ params: { id } }];
    case 'deleteClass':
      return [{ params: { classId: id } }];
    default:
      return [];
  }
}
