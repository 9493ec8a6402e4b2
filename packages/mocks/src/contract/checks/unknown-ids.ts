import type { OperationId } from '@fitness/api-contract/operations';
import { checkResponse, type Harness, type Check } from '../harness/harness.ts';
import type { Parts } from '../harness/call.ts';
import { freshPhone, unknownId } from '../fixtures/fresh-values.ts';
import { isRejected, isNotFound } from '../harness/expectations.ts';
import { paymentRecord, planFor } from '../fixtures/members.ts';
import { exampleRequestsOf } from '../requests/example.ts';

/** Unknown ids and phone numbers: 404, or 403 where the contract has no 404. */
export const unknownIds: Check = {
  name: 'unknown-ids',
  title: '없는 번호는 404 또는 403',
  part: 'contract',
  run: async (harness) => {
    for (const { operation, by } of await exampleRequestsOf(harness)) {
      for (const [description, rest] of unknown(harness, operation)) {
        const expectation =
          operation === 'recordPayment'
            ? { description, statuses: ['400'] }
            : isNotFound(operation, description);
        await checkResponse(harness, { operation, by, ...rest }, expectation);
      }
      // Beyond the range of most databases: still a rejection of the contract.
      for (const rest of huge(operation)) {
        const description = '아주 큰 번호에도 계약에 있는 상태로 거절해야 합니다';
        const { statuses } = isRejected(operation, description);
        await checkResponse(
          harness,
          { operation, by, ...rest },
          { description, statuses: ['400', ...statuses] },
        );
      }
    }
  },
};

function unknown({ fixtures, users }: Harness, operation: OperationId): [string, Partial<Parts>][] {
  const id = unknownId();
  const ph = freshPhone();
  const membershipId = fixtures?.passHolders[0]?.membershipId ?? id;
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
      const buyer = fixtures?.passHolders[0]?.by.userId;
      return buyer === undefined
        ? []
        : [
            [
              '없는 상품의 결제는 400이어야 합니다',
              { body: paymentRecord(buyer, { ...planFor(users), promotionId: id }) },
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
