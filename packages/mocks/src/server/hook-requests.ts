import { isCalendarDate } from '@fitness/api-contract/is-calendar-date';
import * as v from 'valibot';
import type { LocalDate, LocalDateTime } from '../dates.ts';
import { isLocalDateTime } from '../engine/settings.ts';
import { integer, strictObject } from '../parse.ts';

const id = integer(1);

const time = v.custom<LocalDateTime>(
  (value) => typeof value === 'string' && isLocalDateTime(value),
  'must be a time in Seoul such as 2026-11-20T10:00:00',
);

const date = v.custom<LocalDate>(
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDate(value),
  'must be a date such as 2026-11-20',
);

/** The body of a hook request, by its state. */
export const hookRequests = {
  clock: strictObject({ state: v.literal('clock'), now: v.optional(time) }),
  'pass-expires': strictObject({
    state: v.literal('pass-expires'),
    membershipId: id,
    expiredDate: date,
  }),
  'payment-made': strictObject({
    state: v.literal('payment-made'),
    userId: id,
    promotionId: id,
    managerId: integer(0),
    paidAt: time,
  }),
  'class-held': strictObject({
    state: v.literal('class-held'),
    managerId: v.optional(id),
    managerUserId: v.optional(id),
    classTime: time,
    maxCustomer: id,
    membershipIds: v.array(id, 'must be a list of pass ids'),
  }),
  attended: strictObject({ state: v.literal('attended'), userId: id, date }),
  'expired-token': strictObject({ state: v.literal('expired-token'), userId: id }),
};

/** The body of a hook request whose state is not known yet. */
export const anyHookRequest = v.looseObject(
  { state: v.string('must be the name of a state') },
  'must be an object with state',
);
