import { operations, type OperationId } from '@fitness/api-contract/operations';
import { boundariesRule } from '../checks/boundaries.ts';
import { exampleRule } from '../checks/examples.ts';
import { fieldsRule } from '../checks/fields.ts';
import { generatedRule } from '../checks/generated.ts';
import { linkRules } from '../checks/links.ts';
import { tokenRules } from '../checks/tokens.ts';
import { unknownIdsRule } from '../checks/unknown-ids.ts';
import type { RulesByOperation } from '../harness/rule.ts';
import type { Task } from '../schedule.ts';
import { accountRules } from './accounts.ts';
import { attendanceRules } from './attendance.ts';
import { cancellationRules } from './cancellations.ts';
import { classListRules } from './class-lists.ts';
import { classRules } from './classes.ts';
import { memberRules } from './members.ts';
import { passRules } from './passes.ts';
import { paymentRules } from './payments.ts';
import { reservationRules } from './reservations.ts';
import { reviewRules } from './reviews.ts';
import { roleRules } from './roles.ts';
import { salesRules } from './sales.ts';
import { workerRules } from './workers.ts';

/** What each operation does, beside what follows from its schemas. */
const rulesByOperation: RulesByOperation = {
  ...accountRules,
  ...attendanceRules,
  ...cancellationRules,
  ...classListRules,
  ...classRules,
  ...memberRules,
  ...passRules,
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
