import { operations, type OperationId } from '@fitness/api-contract/operations';
import { boundariesRule } from '../checks/boundaries.ts';
import { contentTypeRule } from '../checks/content-type.ts';
import { exampleRule } from '../checks/examples.ts';
import { fieldsRule } from '../checks/fields.ts';
import { generatedRule } from '../checks/generated.ts';
import { linkRules } from '../checks/links.ts';
import { tokenRules } from '../checks/tokens.ts';
import { unknownIdsRule } from '../checks/unknown-ids.ts';
import type { RulesByOperation } from '../harness/rule.ts';
import type { Task } from '../schedule.ts';
import { signInRules } from './accounts/sign-in.ts';
import { signUpRules } from './accounts/sign-up.ts';
import { attendanceRules } from './studio/attendance.ts';
import { cancellationRules } from './reservations/cancellations.ts';
import { classListRules } from './classes/class-lists.ts';
import { deletionRules } from './classes/deletions.ts';
import { classRules } from './classes/classes.ts';
import { memberRules } from './studio/members.ts';
import { passRules } from './reservations/passes.ts';
import { reservableClassRules } from './reservations/reservable-classes.ts';
import { reservationListRules } from './reservations/reservation-lists.ts';
import { paymentRules } from './studio/payments.ts';
import { reservationRules } from './reservations/reservations.ts';
import { reviewRules } from './studio/reviews.ts';
import { roleRules } from './accounts/roles.ts';
import { salesRules } from './studio/sales.ts';
import { workerRules } from './studio/workers.ts';

/** The rules of each operation, besides those derived from its schemas. */
const rulesByOperation: RulesByOperation = {
  ...signUpRules,
  ...signInRules,
  ...attendanceRules,
  ...cancellationRules,
  ...classListRules,
  ...deletionRules,
  ...classRules,
  ...memberRules,
  ...passRules,
  ...reservableClassRules,
  ...reservationListRules,
  ...paymentRules,
  ...reservationRules,
  ...reviewRules,
  ...roleRules,
  ...salesRules,
  ...workerRules,
};

/** Every rule of every operation of the contract. */
export const allTasks: readonly Task[] = (Object.keys(operations) as OperationId[]).flatMap(
  (operation) =>
    [
      exampleRule(operation),
      ...tokenRules(operation),
      contentTypeRule(operation),
      fieldsRule(operation),
      boundariesRule(operation),
      unknownIdsRule(operation),
      generatedRule(operation),
      ...linkRules(operation),
      ...rulesByOperation[operation],
    ]
      .filter((rule) => rule !== undefined)
      .map((rule) => ({ operation, rule })),
);
