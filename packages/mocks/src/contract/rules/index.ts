import { operations, type OperationId } from '@fitness/api-contract/operations';
import { linkRules } from '../checks/links.ts';
import { exampleRule, requestRules } from '../checks/requests.ts';
import { tokenRules } from '../checks/tokens.ts';
import type { Rule, RulesByOperation } from '../harness/rule.ts';
import type { Task } from '../schedule.ts';
import * as accounts from './accounts.ts';
import * as attendance from './attendance.ts';
import * as cancellations from './cancel-reservation.ts';
import * as classLists from './class-lists.ts';
import * as classes from './classes.ts';
import * as members from './members.ts';
import { nearMidnight } from './near-midnight.ts';
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

const rulesOf = (operation: OperationId): readonly Rule[] => [
  ...rulesByOperation[operation],
  ...nearMidnight(operation, rulesByOperation[operation]),
];

export const allTasks: readonly Task[] = (Object.keys(operations) as OperationId[]).flatMap(
  (operation) =>
    [
      exampleRule(operation),
      ...tokenRules(operation),
      ...requestRules(operation),
      ...linkRules(operation),
      ...rulesOf(operation),
    ].map((rule) => ({ operation, rule })),
);
