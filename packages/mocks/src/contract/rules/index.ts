import { operations, type OperationId } from '@fitness/api-contract/operations';
import { addDays, today } from '../../dates.ts';
import { exampleRule, requestRules } from '../checks/requests.ts';
import { tokenRules } from '../checks/tokens.ts';
import { deleteOpenedClasses } from '../clean-up.ts';
import { createFreeHours } from '../fixtures/hours.ts';
import type { Context, Rule } from '../harness/context.ts';
import type { Task } from '../schedule.ts';
import * as accounts from './accounts.ts';
import * as classes from './classes.ts';
import * as members from './members.ts';
import * as passes from './passes.ts';
import * as reservations from './reservations.ts';
import * as reviews from './reviews.ts';
import * as sales from './sales.ts';
import { atTime } from './shared.ts';

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

/** The rules that depend on the date of today. */
const OF_TODAY: Partial<Record<OperationId, readonly string[]>> = {
  signUp: ['listed'],
  getSalesReport: ['payment-of-today'],
  listMyPromotions: ['every-plan'],
  recordAttendance: ['once-a-day'],
  listTodayReservations: ['todays'],
  listReservationHistory: ['attended-earlier', 'past-statuses'],
  createReservation: ['expired-pass'],
  cancelReservation: ['cancelled-today'],
  createClass: ['past-date'],
  deleteClass: ['deleted-today'],
};

/** Those of them that need no class later on the day. */
const LATE_RULES = ['listed', 'payment-of-today', 'every-plan', 'once-a-day', 'expired-pass'];

/** These rules of an operation once more, when the date in Seoul is not that of UTC, or not that of a zone further east. */
function nearMidnight(operation: OperationId, rules: readonly Rule[]): Rule[] {
  const names = OF_TODAY[operation] ?? [];
  return rules
    .filter(({ name }) => names.includes(name))
    .map((rule) => ({
      ...rule,
      name: `${rule.name}-near-midnight`,
      title: `${rule.title}, also near midnight`,
      isExclusive: true,
      run: async (context) => {
        const date = today(context.clock);
        await runAt(`${date}T00:30:00`, rule, context);
        if (LATE_RULES.includes(rule.name))
          await runAt(`${addDays(date, -1)}T22:30:00`, rule, context);
      },
    }));
}

function runAt(now: string, rule: Rule, context: Context): Promise<void> {
  return atTime(context, now, async (then) => {
    try {
      // Without the classes of today that the other rules share, which may have begun at this time, or begin at the real one.
      await rule.run({ ...then, freeHours: createFreeHours() });
    } finally {
      // Their hours have begun by the real time, at which they could no longer be deleted.
      await deleteOpenedClasses(context.client.sent, context.client.send);
    }
  });
}

export const allTasks: readonly Task[] = (Object.keys(operations) as OperationId[]).flatMap(
  (operation) =>
    [
      exampleRule(operation),
      ...tokenRules(operation),
      ...requestRules(operation),
      ...rulesByOperation[operation],
      ...nearMidnight(operation, rulesByOperation[operation]),
    ].map((rule) => ({ operation, rule })),
);
