// Generated from openapi.yaml by `pnpm generate`: do not edit.

/**
 * The fields of each response that is read tolerantly, by path; a list is in brackets. A field is `key` (without it the row is left out)
 * or `null` (the contract allows that it is null or missing), its kind, and the bounds or values of that kind.
 */
export const responseShapes = {
  '/api/{product}/review': [{ content: 'text', likeStar: 'integer|1|5' }],
  '/api/{product}/admin/sales/reports': [
    {
      date: 'key date',
      totalAmount: 'integer',
      ptTotalAmount: 'integer',
      pltTotalAmount: 'integer',
      htTotalAmount: 'integer',
    },
  ],
  '/api/{product}/admin/manager': [
    {
      managerId: 'key integer',
      nickname: 'text',
      gender: 'enum|male|female',
      ph: 'text',
      classMemberCount: 'integer|0',
      classSessionCount: 'integer|0',
    },
  ],
  '/api/{product}/admin/users': [
    {
      userId: 'key integer',
      nickName: 'text',
      ph: 'text',
      gender: 'enum|male|female',
      createdAt: 'date',
      roleName: 'role|ROLE_ANONYMOUS|ROLE_CUSTOMER|ROLE_MANAGER|ROLE_MASTER',
      promotionName: 'null text',
      promotionSessionCount: 'null integer|0',
      expiredDate: 'null date',
    },
  ],
  '/api/{product}/attendance/me': [{ attendDate: 'key date' }],
  '/api/{product}/reservations/available-promotions': [
    {
      membershipId: 'key integer',
      promotionName: 'text',
      trainerName: 'null text',
      remainingSessionCount: 'null integer|0',
      expiredDate: 'null date',
    },
  ],
  '/api/{product}/classes/reservable': [
    {
      classId: 'key integer',
      classTime: 'key date-time',
      trainerName: 'text',
      classSubject: 'text',
      currentCustomer: 'integer|0',
      maxCustomer: 'integer|1',
    },
  ],
  '/api/{product}/reservation/today': [{ reservationId: 'key integer', classTime: 'date-time' }],
  '/api/{product}/reservation/history': [
    {
      reservationId: 'key integer',
      classTime: 'date-time',
      classSubject: 'null text',
      trainerName: 'null text',
      status: 'null enum|RESERVED|ATTENDED|ABSENT|CANCELLED',
    },
  ],
  '/api/{product}/subject/me': { classSubjectId: 'key integer', classSubjectName: 'text' },
  '/api/{product}/classes/with-reservations': [{ classId: 'key integer', classTime: 'key date-time', classSubject: 'text', reservedMembers: 'null array' }],
  '/api/{product}/classes/registered-times': ['key time'],
  '/api/{product}/manager/membermanagement': [
    {
      nickName: 'text',
      ph: 'text',
      promotionName: 'null text',
      promotionSessionCount: 'null integer|0',
      expiredDate: 'null date',
    },
  ],
} as const;
