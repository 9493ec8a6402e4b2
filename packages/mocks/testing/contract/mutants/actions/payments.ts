import { managerIdFor, planById } from '@fitness/api-contract/catalogue';
import type { OperationId } from '@fitness/api-contract/operations';
import { addDays, addMonths } from '../../../../src/dates.ts';
import { planOf } from '../../../../src/domain/catalogue/plans.ts';
import type { Membership } from '../../../../src/store/rows.ts';
import { afterSuccess, onError, onRequestBody, onResponse } from '../../changes.ts';
import { withRequestBody, type InterceptedRequest, type Interceptor } from '../../interceptor.ts';
import type { Mutant } from '../mutant.ts';

interface PayRecord {
  readonly reqMembershipDto?: Readonly<Record<string, unknown>>;
  readonly reqPayDto?: Readonly<Record<string, unknown>>;
}

/** Payments and the passes that they open. */
export const paymentMutants: readonly Mutant[] = [
  {
    name: 'uuid-recorded-twice',
    defect: 'records a payment twice for the same uuid',
    operation: 'recordPayment',
    group: 'contract',
    interceptor: () => {
      const seen = new Set<unknown>();
      return onRequestBody('recordPayment', (body) => {
        const { reqPayDto } = body as PayRecord;
        const uuid = reqPayDto?.['uuid'];
        if (typeof uuid !== 'string' || uuid === '' || !seen.has(uuid)) {
          seen.add(uuid);
          return body;
        }
        return { ...body, reqPayDto: { ...reqPayDto, uuid: crypto.randomUUID() } };
      });
    },
  },
  {
    name: 'uuid-conflict',
    defect: 'responds with 409 to a payment whose uuid was recorded before',
    operation: 'recordPayment',
    group: 'contract',
    interceptor: () =>
      onRepeatedPayment(() =>
        Response.json({ message: '이미 처리된 결제입니다.' }, { status: 409 }),
      ),
  },
  {
    name: 'uuid-other-answer',
    defect: 'responds differently to a payment whose uuid was recorded before',
    operation: 'recordPayment',
    group: 'contract',
    interceptor: () => onRepeatedPayment(() => Response.json({ duplicate: true })),
  },
  {
    name: 'two-plans-in-one-record',
    defect: 'records a payment whose two parts name different plans',
    operation: 'recordPayment',
    group: 'rules',
    interceptor: () =>
      onError('recordPayment', 'PayMismatch', ({ request, body, respond }) => {
        const { reqMembershipDto, reqPayDto } = (body ?? {}) as PayRecord;
        const promotionId = reqPayDto?.['promotionId'];
        return respond(
          withRequestBody(request, {
            ...body,
            reqMembershipDto: { ...reqMembershipDto, promotionId },
          }),
        );
      }),
  },
  {
    name: 'trainer-of-health',
    defect: 'records a payment with a trainer that does not belong to the plan',
    operation: 'recordPayment',
    group: 'rules',
    interceptor: () =>
      onError('recordPayment', 'PayMismatch', ({ request, body, respond }) => {
        const { reqPayDto } = (body ?? {}) as PayRecord;
        const plan = planById(Number(reqPayDto?.['promotionId']));
        const managerId = plan && managerIdFor(plan, 1);
        return respond(
          withRequestBody(request, { ...body, reqPayDto: { ...reqPayDto, managerId } }),
        );
      }),
  },
  pass(
    'sessions-of-basic-plan',
    'gives twelve sessions for every plan with sessions',
    ({ remainingSessionCount }) => ({
      remainingSessionCount: remainingSessionCount === null ? null : 12,
    }),
  ),
  pass('sessions-one-too-many', 'gives one session too many for the plan of 24', (one) => ({
    remainingSessionCount: one.remainingSessionCount === 24 ? 25 : one.remainingSessionCount,
  })),
  pass('bonus-months-missing', 'leaves out the bonus months of a health plan', (one) => {
    const plan = planOf(one);
    return plan.kind === 'health' ? { expiredDate: addMonths(one.startDate, plan.months) } : {};
  }),
  pass('last-day-off-by-one', 'makes every pass valid one day too long', ({ expiredDate }) => ({
    expiredDate: addDays(expiredDate, 1),
  })),
  {
    ...pass('trainer-of-first-payment', 'gives every PT pass to trainer 2', ({ managerId }) => ({
      managerId: managerId > 0 && managerId < 5 ? 2 : managerId,
    })),
    operation: [
      'recordPayment',
      'createReservation',
      'listMyPromotions',
      'listReservableClasses',
      'listMyMembers',
    ],
    group: 'contract',
  },
  {
    name: 'price-of-basic-plan',
    defect: 'counts every PT plan at the price of the smallest one',
    operation: ['recordPayment', 'getSalesReport'],
    group: 'rules',
    interceptor: () =>
      afterPayment((intercepted) => {
        const { payments } = intercepted.backend.studio.store;
        const payment = payments.find('uuid', uuidOf(intercepted));
        if (payment && planOf(payment).kind === 'pt') payments.update(payment, { amount: 840_000 });
      }),
  },
  {
    name: 'second-pass-merged',
    defect: 'adds the sessions of a second pass to the first one instead of opening another',
    operation: ['recordPayment', 'listMyPromotions'],
    group: 'contract',
    interceptor: () =>
      afterPayment((intercepted, opened) => {
        const { memberships } = intercepted.backend.studio.store;
        const first = memberships
          .where('userId', opened.userId)
          .find(({ id, promotionId }) => id < opened.id && promotionId === opened.promotionId);
        if (!first || first.remainingSessionCount === null) return;
        memberships.delete(opened.id);
        memberships.update(first, {
          remainingSessionCount: first.remainingSessionCount + (opened.remainingSessionCount ?? 0),
        });
      }),
  },
];

function uuidOf({ body }: InterceptedRequest): string {
  return String((body as PayRecord | undefined)?.reqPayDto?.['uuid']);
}

/** Changes the pass that a payment has just opened. */
function afterPayment(
  effect: (intercepted: InterceptedRequest, opened: Membership) => void,
): Interceptor {
  const opened = new Set<number>();
  return afterSuccess('recordPayment', (intercepted, { membershipId }) => {
    const one = intercepted.backend.studio.store.memberships.get(Number(membershipId));
    if (!one || opened.has(one.id)) return;
    opened.add(one.id);
    effect(intercepted, one);
  });
}

function pass(
  name: string,
  defect: string,
  change: (opened: Membership) => Partial<Omit<Membership, 'id'>>,
): Mutant {
  return {
    name,
    defect,
    operation: ['recordPayment', 'listMyPromotions'] satisfies OperationId[],
    group: 'rules',
    interceptor: () =>
      afterPayment(({ backend }, opened) => {
        backend.studio.store.memberships.update(opened, change(opened));
      }),
  };
}

/** Responds to a payment whose uuid was recorded before. */
function onRepeatedPayment(instead: () => Response): Interceptor {
  const seen = new Set<string>();
  return onResponse('recordPayment', (response, intercepted) => {
    const isRepeated = response.ok && seen.has(uuidOf(intercepted));
    if (response.ok) seen.add(uuidOf(intercepted));
    return isRepeated ? instead() : response;
  });
}
