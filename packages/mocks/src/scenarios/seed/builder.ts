import { instructorById, managerIdFor, planById } from '@fitness/api-contract/catalogue';
import { defaultSeats } from '@fitness/api-contract/rules';
import { addDays, type LocalDate } from '../../dates.ts';
import { sell } from '../../domain/payments.ts';
import { changeSessions, newReservation } from '../../domain/reservations.ts';
import { subjectOfManager } from '../../domain/catalogue.ts';
import type { Account, Membership, Reservation, StudioClass } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { DEMO_PASSWORD_HASH } from '../demo-accounts.ts';
import { createRandom } from './random.ts';

type NewUser = Pick<Account, 'username' | 'nickname' | 'gender' | 'ph'> &
  Partial<Pick<Account, 'id' | 'roleName'>> & { readonly joinedDaysAgo?: number };

interface NewPurchase {
  readonly userId: number;
  readonly promotionId: number;
  /** The trainer, for PT. */
  readonly managerId?: number | undefined;
  readonly daysAgo?: number;
}

interface NewClass {
  readonly managerId: number;
  /** Days from today, negative for days past. */
  readonly day: number;
  readonly hour: number;
}

/** Adds rows that satisfy the studio's rules. */
export interface Builder extends ReturnType<typeof createBuilder> {}

/** A builder for an empty store; the same date and seed give the same rows. */
export function createBuilder(store: Store, today: LocalDate, seed = 1) {
  const days = new Map<number, LocalDate>();
  /** The date so many days from today, negative for days past. */
  const day = (offset: number): LocalDate => {
    const date = days.get(offset) ?? addDays(today, offset);
    days.set(offset, date);
    return date;
  };

  return {
    today,
    store,
    day,
    random: createRandom(`${today}#${seed}`),

    user: ({ id, joinedDaysAgo = 0, roleName = 'ROLE_CUSTOMER', ...user }: NewUser): Account => {
      const values = {
        ...user,
        email: `${user.username}@makefit.kr`,
        passwordHash: DEMO_PASSWORD_HASH,
        roleName,
        createdAt: `${day(-joinedDaysAgo)}T10:00:00`,
      };
      if (id === undefined) return store.accounts.insert(values);
      const account = { id, ...values };
      store.accounts.put(account);
      return account;
    },

    /** Sells a pass: a payment and a membership with all of its sessions. */
    sell: ({ userId, promotionId, managerId, daysAgo = 0 }: NewPurchase): Membership => {
      const plan = planById(promotionId);
      const payee = plan && managerIdFor(plan, managerId);
      if (!plan || payee === undefined)
        throw new Error(`Promotion ${promotionId} cannot be sold with manager ${managerId}.`);
      return sell(store, plan, {
        uuid: `seed-${store.payments.size + 1}`,
        userId,
        managerId: payee,
        paymentMethod: 'KAKAOPAY',
        paidDate: day(-daysAgo),
      });
    },

    /** Opens a class, with one seat for PT and six for pilates. */
    openClass: ({ managerId, day: offset, hour }: NewClass): StudioClass => {
      const instructor = instructorById(managerId);
      const subject = subjectOfManager(managerId);
      if (!instructor || !subject) throw new Error(`Manager ${managerId} teaches nothing.`);
      return store.classes.insert({
        managerId,
        classSubjectId: subject.classSubjectId,
        classTime: `${day(offset)}T${String(hour).padStart(2, '0')}:00:00`,
        maxCustomer: defaultSeats[instructor.kind],
      });
    },

    /** Takes a seat and a session; a cancelled seat costs none. */
    seat: (studioClass: StudioClass, membershipId: number, cancelled = false): Reservation => {
      const membership = store.memberships.get(membershipId);
      if (!membership) throw new Error(`There is no membership ${membershipId}.`);
      if (!cancelled) changeSessions(store, membership, -1);
      return store.reservations.insert({ ...newReservation(studioClass, membership), cancelled });
    },

    attend: (userId: number, daysAgo: number) =>
      store.attendances.insert({ userId, attendDate: day(-daysAgo), staffName: '대표' }),

    review: (userId: number, content: string, likeStar: number) =>
      store.reviews.insert({ userId, content, likeStar }),
  };
}
