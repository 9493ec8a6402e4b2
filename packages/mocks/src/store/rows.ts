import type { components } from '@fitness/api-contract/schema';
import type { LocalDate, LocalDateTime } from '../dates.ts';
import type { Row } from './table.ts';

type Schemas = components['schemas'];

/** A user who can sign in; a trainer's account id is the manager id. */
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

/** A pass of a customer; `managerId` is 0 where it has no trainer. */
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

export interface StudioClass extends Row {
  readonly managerId: number;
  readonly classSubjectId: number;
  readonly classTime: LocalDateTime;
  readonly maxCustomer: number;
}

/** A seat in a class; copies the class's time and trainer since the class may be deleted. */
export interface Reservation extends Row {
  readonly classId: number;
  readonly membershipId: number;
  readonly userId: number;
  readonly managerId: number;
  readonly classSubjectId: number;
  readonly classTime: LocalDateTime;
  readonly cancelled: boolean;
}

export interface Attendance extends Row {
  readonly userId: number;
  readonly attendDate: LocalDate;
  /** The name of the recorder. */
  readonly staffName: string;
}

export interface Review extends Row {
  readonly userId: number;
  readonly content: string;
  readonly likeStar: number;
}
