import { managerIdFor, planById } from '@fitness/api-contract/catalogue';
import { addDays, addMonths } from '../../../src/dates.ts';
import { planOf } from '../../../src/domain/catalogue.ts';
import type { Membership } from '../../../src/store/rows.ts';
import { onResponse } from '../changes.ts';
import { withRequestBody, type InterceptedRequest, type Interceptor } from '../interceptor.ts';
import { at } from '../mutant.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The two parts of a payment record. */
interface PayRecord {
  readonly reqMembershipDto?: Fields;
  readonly reqPayDto?: Fields;
}

/** Payments and the passes that they open. */
export const paymentMutants = at('recordPayment', {
  'uuid-recorded-twice': {
    code: () => {
      const seen = new Set<unknown>();
      return ({ operation, body, request, respond }) => {
        const { reqPayDto } = (body ?? {}) as PayRecord;
        const uuid = reqPayDto?.['uuid'];
        const isRepeated = operation === 'recordPayment' && uuid && seen.has(uuid);
        seen.add(uuid);
        const other = { ...body, reqPayDto: { ...reqPayDto, uuid: crypto.randomUUID() } };
        return respond(isRepeated ? withRequestBody(request, other) : request);
      };
    },
  },
  'uuid-conflict': repeatedPaymentGets({ message: '이미 처리된 결제입니다.' }, 409),
  'uuid-other-answer': repeatedPaymentGets({ duplicate: true }, 200),
  // The two parts of the record name different plans.
  'two-plans-in-one-record': {
    on: 'PayMismatch',
    resend: (body) => {
      const { reqMembershipDto, reqPayDto } = body as PayRecord;
      const promotionId = reqPayDto?.['promotionId'];
      return { ...body, reqMembershipDto: { ...reqMembershipDto, promotionId } };
    },
  },
  // The trainer does not belong to the plan.
  'trainer-of-health': {
    on: 'PayMismatch',
    resend: (body) => {
      const { reqPayDto } = body as PayRecord;
      const plan = planById(Number(reqPayDto?.['promotionId']));
      const managerId = plan && managerIdFor(plan, 1);
      return { ...body, reqPayDto: { ...reqPayDto, managerId } };
    },
  },
  'sessions-of-basic-plan': opens(({ remainingSessionCount }) => ({
    remainingSessionCount: remainingSessionCount === null ? null : 12,
  })),
  'sessions-one-too-many': opens(({ remainingSessionCount }) => ({
    remainingSessionCount: remainingSessionCount === 24 ? 25 : remainingSessionCount,
  })),
  'bonus-months-missing': opens((pass) => {
    const plan = planOf(pass);
    return plan.kind === 'health' ? { expiredDate: addMonths(pass.startDate, plan.months) } : {};
  }),
  'last-day-off-by-one': opens(({ expiredDate }) => ({ expiredDate: addDays(expiredDate, 1) })),
  'trainer-of-first-payment': {
    ...opens(({ managerId }) => ({ managerId: managerId > 0 && managerId < 5 ? 2 : managerId })),
    or: ['createReservation', 'listMyPromotions', 'listReservableClasses', 'listMyMembers'],
  },
  'price-of-basic-plan': {
    or: ['getSalesReport'],
    effect: (intercepted) => {
      const { payments } = intercepted.studio.store;
      const payment = payments.find('uuid', uuidOf(intercepted));
      if (payment && planOf(payment).kind === 'pt') payments.update(payment, { amount: 840_000 });
    },
  },
  // The sessions are added to the first pass instead of opening another.
  'second-pass-merged': {
    or: ['listMyPromotions'],
    effect: ({ studio }, { membershipId }) => {
      const { memberships } = studio.store;
      const opened = memberships.get(Number(membershipId));
      const first = memberships
        .where('userId', opened?.userId ?? 0)
        .find((pass) => pass.promotionId === opened?.promotionId && pass.id < opened.id);
      if (!opened || !first || first.remainingSessionCount === null) return;
      memberships.delete(opened.id);
      memberships.update(first, {
        remainingSessionCount: first.remainingSessionCount + (opened.remainingSessionCount ?? 0),
      });
    },
  },
});

function uuidOf({ body }: InterceptedRequest): string {
  return String((body as PayRecord | undefined)?.reqPayDto?.['uuid']);
}

/** Opens every pass with other values. */
function opens(change: (opened: Membership) => Partial<Omit<Membership, 'id'>>) {
  const effect = ({ studio }: InterceptedRequest, { membershipId }: Fields) => {
    const { memberships } = studio.store;
    const opened = memberships.get(Number(membershipId));
    if (opened) memberships.update(opened, change(opened));
  };
  return { or: ['listMyPromotions'], effect } as const;
}

/** Responds differently to a payment whose uuid is already recorded. */
function repeatedPaymentGets(body: object, status: number) {
  const code = (): Interceptor => {
    const seen = new Set<string>();
    return onResponse('recordPayment', (response, intercepted) => {
      const isRepeated = response.ok && seen.has(uuidOf(intercepted));
      if (response.ok) seen.add(uuidOf(intercepted));
      return isRepeated ? Response.json(body, { status }) : response;
    });
  };
  return { code };
}
