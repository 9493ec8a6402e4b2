import { instructorById, managerIdFor, planById } from '@fitness/api-contract/catalogue';
import type { components } from '@fitness/api-contract/schema';
import { defaultSeats, lastDayOf } from '@fitness/api-contract/rules';
import { addDays, type LocalDate } from '../../dates.ts';
import { sessionsOf } from '../../domain/catalogue/plans.ts';
import { changeSessions, newReservation } from '../../domain/reservations.ts';
import { subjectOfManager } from '../../domain/catalogue/subjects.ts';
import type { Account, Membership, Reservation, StudioClass } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { DEMO_PASSWORD_HASH } from '../demo-accounts.ts';
import { createRandom, type Random } from './random.ts';

/** A user to create. */
interface NewUser {
  readonly id?: number;
  readonly username: string;
  readonly nickname: string;
  readonly gender: components['schemas']['Gender'];
  readonly ph: string;
  readonly roleName?: components['schemas']['RoleName'];
  /** Days ago that the account was opened. */
  readonly joinedDaysAgo?: number;
}

/** A pass to sell. */
interface NewPurchase {
  readonly userId: number;
  readonly promotionId: number;
  /** The trainer, for PT. */
  readonly managerId?: number;
  /** Days ago that it was paid. */
  readonly daysAgo?: number;
}

/** A class to put on the timetable. */
interface NewClass {
  readonly managerId: number;
  /** Days from today, negative for days past. */
  readonly day: number;
  readonly hour: number;
  readonly maxCustomer?: number;
}

/** Adds rows that satisfy the studio's rules. */
export interface Builder {
  readonly today: LocalDate;
  readonly random: Random;
  readonly store: Store;
  /** The date so many days from today, negative for days past. */
  day(offset: number): LocalDate;
  user(user: NewUser): Account;
  /** Sells a pass: a payment and a membership with all of its sessions. */
  sell(purchase: NewPurchase): Membership;
  /** Opens a class, by default with one seat for PT and six for pilates. */
  openClass(studioClass: NewClass): StudioClass;
  /** Takes a seat and a session; a cancelled seat costs none. */
  seat(studioClass: StudioClass, membershipId: number, cancelled?: boolean): Reservation;
  attend(userId: number, daysAgo: number): void;
  review(userId: number, content: string, likeStar: number): void;
}

/** A builder for an empty store; the same date and seed give the same rows. */
export function createBuilder(store: Store, today: LocalDate, seed = 1): Builder {
  const days = new Map<number, LocalDate>();
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

    user: ({ id, joinedDaysAgo = 0, roleName = 'ROLE_CUSTOMER', ...user }) => {
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

    sell: ({ userId, promotionId, managerId, daysAgo = 0 }) => {
      const plan = planById(promotionId);
      const payee = plan && managerIdFor(plan, managerId);
      if (!plan || payee === undefined)
        throw new Error(`Promotion ${promotionId} cannot be sold with manager ${managerId}.`);
      const startDate = day(-daysAgo);
      const membership = store.memberships.insert({
        userId,
        promotionId,
        managerId: payee,
        remainingSessionCount: sessionsOf(plan),
        startDate,
        expiredDate: lastDayOf(plan, startDate),
      });
      store.payments.insert({
        uuid: `seed-${membership.id}`,
        userId,
        managerId: payee,
        promotionId,
        membershipId: membership.id,
        paymentMethod: 'KAKAOPAY',
        amount: plan.amount,
        paidDate: startDate,
      });
      return membership;
    },

    openClass: ({ managerId, day: offset, hour, maxCustomer }) => {
      const instructor = instructorById(managerId);
      const subject = subjectOfManager(managerId);
      if (!instructor || !subject) throw new Error(`Manager ${managerId} teaches nothing.`);
      return store.classes.insert({
        managerId,
        classSubjectId: subject.classSubjectId,
        classTime: `${day(offset)}T${String(hour).padStart(2, '0')}:00:00`,
        maxCustomer: maxCustomer ?? defaultSeats[instructor.kind],
      });
    },

    seat: (studioClass, membershipId, cancelled = false) => {
      const membership = store.memberships.get(membershipId);
      if (!membership) throw new Error(`There is no membership ${membershipId}.`);
      if (!cancelled) changeSessions(store, membership, -1);
      return store.reservations.insert({ ...newReservation(studioClass, membership), cancelled });
    },

    attend: (userId, daysAgo) => {
      store.attendances.insert({ userId, attendDate: day(-daysAgo), staffName: '대표' });
    },

    review: (userId, content, likeStar) => {
      store.reviews.insert({ userId, content, likeStar });
    },
  };
}
