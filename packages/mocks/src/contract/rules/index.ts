import { operations, type OperationId } from '@fitness/api-contract/operations';
import { linkRules } from '../checks/links.ts';
import { exampleRule, requestRules } from '../checks/requests.ts';
import { tokenRules } from '../checks/tokens.ts';
import type { Rule } from '../harness/context.ts';
import type { Task } from '../schedule.ts';
import * as accounts from './accounts.ts';
import * as classes from './classes.ts';
import * as members from './members.ts';
import { nearMidnight } from './near-midnight.ts';
import * as passes from './passes.ts';
import * as reservations from './reservations.ts';
import * as reviews from './reviews.ts';
import * as sales from './sales.ts';

/** The rules of each operation, besides those derived from its schemas; an operation without one does not compile. */
const rulesByOperation: Readonly<Record<OperationId, readonly [Rule, ...Rule[]]>> = {
  ...accounts,
  ...classes,
  ...members,
  ...passes,
  ...reservations,
  ...reviews,
  ...sales,
};

export const allTasks: readonly Task[] = (Object.keys(operations) as OperationId[]).flatMap(
  (operation) =>
    [
      exampleRule(operation),
      ...tokenRules(operation),
      ...requestRules(operation),
      ...linkRules(operation),
      ...rulesByOperation[operation],
      ...nearMidnight(operation, rulesByOperation[operation]),
    ].map((rule) => ({ operation, rule })),
);
