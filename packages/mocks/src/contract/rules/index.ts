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
import * as accounts from './accounts.ts';
import * as attendance from './attendance.ts';
import * as cancellations from './cancel-reservation.ts';
import * as classLists from './class-lists.ts';
import * as classes from './classes.ts';
import * as members from './members.ts';
import * as passLists from './pass-lists.ts';
import * as payments from './payments.ts';
import * as reservations from './create-reservation.ts';
import * as reviews from './reviews.ts';
import * as sales from './sales.ts';
import * as workers from './workers.ts';

/** The rules of each operation, besides those derived from its schemas; each file exports them by the operation's id. */
const rulesByOperation: RulesByOperation = {
  ...accounts,
  ...attendance,
  ...cancellations,
  ...classLists,
  ...classes,
  ...members,
  ...passLists,
  ...payments,
  ...reservations,
  ...reviews,
  ...sales,
  ...workers,
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
