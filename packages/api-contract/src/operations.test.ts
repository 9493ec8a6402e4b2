import { describe, expect, it } from 'vitest';
import { errorResponses } from './generated/error-responses.ts';
import { requestExamples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationInfo } from './generated/operations.ts';

const ALL_ROLES = 'anonymous customer manager master';

/** Method, path, query, body fields and roles of every operation, as in the specification. */
const LISTED: Record<string, string[]> = {
  signUp: [
    'post',
    '/api/auth/signup',
    '',
    'nickname gender username password passwordCheck ph email',
    ALL_ROLES,
  ],
  signIn: ['post', '/api/auth/signin', '', 'username password', ALL_ROLES],
  recordPayment: [
    'post',
    '/api/{product}/pay',
    '',
    'reqMembershipDto.userId reqMembershipDto.promotionId reqPayDto.uuid reqPayDto.userId reqPayDto.managerId reqPayDto.promotionId reqPayDto.paymentMethod',
    'customer',
  ],
  listReviews: ['get', '/api/{product}/review', '', '', ALL_ROLES],
  createReview: ['post', '/api/{product}/review', '', 'content likeStar', 'customer'],
  getSalesReport: ['get', '/api/{product}/admin/sales/reports', 'startDate endDate', '', 'master'],
  listWorkers: ['get', '/api/{product}/admin/manager', 'classTime', '', 'master'],
  listUsers: ['get', '/api/{product}/admin/users', '', '', 'master'],
  changeUserRole: [
    'put',
    '/api/{product}/admin/users/{userId}/role',
    '',
    'userId roleName',
    'master',
  ],
  listMyAttendance: ['get', '/api/{product}/attendance/me', '', '', 'customer manager'],
  resolveUserByPhone: ['get', '/api/{product}/attendance/resolve-user', 'ph', '', 'master'],
  recordAttendance: [
    'post',
    '/api/{product}/attendance/users/{userId}',
    '',
    'username ph',
    'master',
  ],
  listMyPromotions: ['get', '/api/{product}/reservations/available-promotions', '', '', 'customer'],
  listReservableClasses: [
    'get',
    '/api/{product}/classes/reservable',
    'membershipId',
    '',
    'customer',
  ],
  listTodayReservations: [
    'get',
    '/api/{product}/reservation/today',
    'membershipId',
    '',
    'customer',
  ],
  listReservationHistory: [
    'get',
    '/api/{product}/reservation/history',
    'membershipId',
    '',
    'customer',
  ],
  createReservation: ['post', '/api/{product}/reservation', '', 'classId membershipId', 'customer'],
  cancelReservation: ['delete', '/api/{product}/reservations/{id}', '', '', 'customer'],
  getMySubject: ['get', '/api/{product}/subject/me', '', '', 'manager'],
  listClassesWithReservations: [
    'get',
    '/api/{product}/classes/with-reservations',
    '',
    '',
    'manager',
  ],
  listRegisteredTimes: ['get', '/api/{product}/classes/registered-times', 'date', '', 'manager'],
  createClass: [
    'post',
    '/api/{product}/classes',
    '',
    'classSubjectId classTime classMaxCustomer classCustomerReserve',
    'manager',
  ],
  deleteClass: ['delete', '/api/{product}/classes/{classId}', '', '', 'manager'],
  listMyMembers: ['get', '/api/{product}/manager/membermanagement', 'nickName', '', 'manager'],
};

describe('the operations of the contract', () => {
  const rows: OperationInfo[] = Object.values(operations);

  it('are those of the specification and no others @role:operations', () => {
    expect(Object.keys(operations).sort()).toEqual(Object.keys(LISTED).sort());
  });

  it.each(rows)('@operation:$id has its method, path, query, body fields and roles', (row) => {
    expect([
      row.method,
      row.path,
      row.query.join(' '),
      bodyFields(row.id),
      row.roles.map(shortRole).join(' '),
    ]).toEqual(LISTED[row.id]);
  });

  it('need no token where every role is permitted', () => {
    expect(rows.filter((row) => row.isPublic).map((row) => row.id)).toEqual([
      'signUp',
      'signIn',
      'listReviews',
    ]);
  });

  it('list 401 and 403 responses wherever a token is required', () => {
    const guarded = rows.filter((row) => !row.isPublic);
    expect(
      guarded.filter(
        (row) =>
          !row.errors['401']?.includes('LoginRequired') ||
          !row.errors['403']?.includes('Forbidden'),
      ),
    ).toEqual([]);
  });
});

describe('the error responses of the contract', () => {
  it.each([
    [401, '로그인이 필요합니다.'],
    [403, '권한이 없습니다.'],
    [401, '아이디 또는 비밀번호가 올바르지 않습니다.'],
    [400, '이미 사용 중인 아이디입니다.'],
    [400, '이미 등록된 전화번호입니다.'],
    [409, '마감된 수업입니다.'],
    [409, '지난 수업은 예약할 수 없습니다.'],
    [409, '이미 예약한 수업입니다.'],
    [409, '만료된 이용권입니다.'],
    [409, '잔여 횟수가 없습니다.'],
    [403, '예약할 수 없는 수업입니다.'],
    [404, '예약을 찾을 수 없습니다.'],
    [409, '지난 예약은 취소할 수 없습니다.'],
    [409, '과거 날짜에는 수업을 등록할 수 없습니다.'],
    [409, '이미 등록된 시간입니다.'],
    [404, '존재하지 않는 전화번호입니다.'],
    [409, '이미 오늘 출석한 회원입니다.'],
  ])('include %i %s', (status, message) => {
    const texts = Object.values(errorResponses).map((response) => ({
      status: response.status,
      body: response.body,
    }));
    expect(texts).toContainEqual({ status, body: { message } });
  });
});

function shortRole(role: string): string {
  return role.replace('ROLE_', '').toLowerCase();
}

/** The body fields of an operation's example, which has all of them (see the validators' tests). */
function bodyFields(id: string): string {
  const example: { params: object; body?: object } =
    requestExamples[id as keyof typeof requestExamples];
  const entries: [string, unknown][] = Object.entries(example.body ?? {});
  return entries
    .flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.keys(value).map((inner) => `${name}.${inner}`)
        : [name],
    )
    .join(' ');
}
