import type { components } from '@fitness/api-contract/schema';
import type { LocalDate, LocalDateTime } from '../dates.ts';
import type { Row } from './table.ts';

type Schemas = components['schemas'];

/** A person who can sign in; a trainer's account number is the manager id. */
export interface Account extends Row {
  readonly username: string;
  readonly passwordHash: string;
  readonly nickname: string;
  readonly gender: Schemas['Gender'];
  readonly ph: string;
  readonly email: string;
  readonly roleName: Schemas['RoleName'];
  readonly createdAt: LocalDateTime;
}

/** A pass that a customer bought; `managerId` is 0 where no trainer belongs to it. */
export interface Membership extends Row {
  readonly userId: number;
  readonly promotionId: number;
  readonly managerId: number;
  /** Sessions left; null where the pass counts days only. */
  readonly remainingSessionCount: number | null;
  readonly startDate: LocalDate;
  /** The last day on which it can be used. */
  readonly expiredDate: LocalDate;
}

/** A payment that was recorded, once for each uuid. */
export interface Payment extends Row {
  readonly uuid: string;
  readonly userId: number;
  readonly managerId: number;
  readonly promotionId: number;
  readonly membershipId: number;
  readonly paymentMethod: string;
  /** Won. */
  readonly amount: number;
  readonly paidDate: LocalDate;
}

/** An hour that a trainer offers. */
export interface StudioClass extends Row {
  readonly managerId: number;
  readonly classSubjectId: number;
  readonly classTime: LocalDateTime;
  readonly maxCustomer: number;
}

/** A seat in a class. It keeps the class's time and trainer, since the class itself may be deleted. */
export interface Reservation extends Row {
  readonly classId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly managerId: number;
  readonly classSubjectId: number;
  readonly classTime: LocalDateTime;
  readonly cancelled: boolean;
}

/** One day on which a person came. */
export interface Attendance extends Row {
  readonly userId: number;
  readonly attendDate: LocalDate;
  /** Who recorded it. */
  readonly staffName: string;
}

/** What a customer wrote. */
export interface Review extends Row {
  readonly userId: number;
  readonly content: string;
  readonly likeStar: number;
}
