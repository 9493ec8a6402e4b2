import { operations, type OperationId } from '@fitness/api-contract/operations';
import { admin } from './admin.ts';
import { attendance } from './attendance.ts';
import { auth } from './auth.ts';
import { classes } from './class.ts';
import { member } from './member.ts';
import type { Operations } from './operation.ts';
import { payment } from './payment.ts';
import { reservation } from './reservation.ts';
import { review } from './review.ts';

/** The whole backend by operation id; leaving one out does not compile. */
export const implementation: Operations = {
  ...auth,
  ...payment,
  ...review,
  ...admin,
  ...attendance,
  ...reservation,
  ...classes,
  ...member,
};

/** The operations without an implementation, where the contract is newer than this backend or another one. */
export const unimplemented: readonly OperationId[] = (
  Object.keys(operations) as OperationId[]
).filter((id) => !Object.hasOwn(implementation, id));
