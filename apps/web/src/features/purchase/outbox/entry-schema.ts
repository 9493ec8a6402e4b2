import type { PlanKind } from '@fitness/api-contract/catalogue';
import * as v from 'valibot';
import type { PayRecord } from '../checkout/order.ts';
import { type ProviderResponse, responseFields } from '../checkout/outcome.ts';

const version = 2;
const maxTextLength = 2000;

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, maxTextLength)),
);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const localDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/));
const responseText = v.fallback(v.nullish(text, null), null);

/** The provider's response as it is stored. */
export const storedResponse = v.object(v.entriesFromList(responseFields, responseText));

const record: v.GenericSchema<unknown, PayRecord> = v.object({
  reqMembershipDto: v.object({ userId: count, promotionId: count }),
  reqPayDto: v.object({
    uuid: id,
    userId: count,
    managerId: count,
    promotionId: count,
    paymentMethod: v.literal('KAKAOPAY'),
  }),
});

const common = {
  paymentId: id,
  kind: v.picklist(['pt', 'pilates', 'health', 'single'] satisfies PlanKind[]),
  orderName: id,
  amount: count,
  startedAt: localDateTime,
  record,
};

const uncertain = v.object({ state: v.literal('uncertain'), txId: text });
const refused = v.object({ state: v.literal('refused'), message: text });

const current = v.object({
  ...common,
  version: v.literal(version),
  answer: v.nullable(storedResponse),
  progress: v.variant('state', [
    v.object({ state: v.picklist(['prepared', 'opened', 'paid', 'sent', 'recorded']) }),
    v.object({ state: v.literal('failed'), reason: text, isTold: v.boolean() }),
    uncertain,
    refused,
  ]),
});

/** A purchase, stored before the payment until it is recorded (docs/product.md#outbox). */
export type OutboxEntry = v.InferOutput<typeof current>;

/** Version 1 did not store whether the provider had been called, and showed every failure at once. */
const versionOne = v.pipe(
  v.object({
    ...common,
    version: v.optional(v.undefined()),
    progress: v.variant('state', [
      v.object({ state: v.picklist(['started', 'paid', 'sent', 'recorded']) }),
      v.object({ state: v.literal('failed'), reason: text }),
      uncertain,
      refused,
    ]),
  }),
  v.transform(({ progress, ...entry }): OutboxEntry => {
    const common = { ...entry, version, answer: null } as const;
    if (progress.state === 'started') return { ...common, progress: { state: 'opened' } };
    if (progress.state === 'failed') return { ...common, progress: { ...progress, isTold: true } };
    return { ...common, progress: progress as OutboxEntry['progress'] };
  }),
);

const entry = v.pipe(
  v.union([current, versionOne]),
  v.check(({ paymentId, record: { reqPayDto } }) => reqPayDto.uuid === paymentId),
);

/** The fields of the provider's response that are stored. */
export function toStoredResponse(response: ProviderResponse) {
  return v.parse(storedResponse, response);
}

const entryOfLaterRelease = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)),
});

/** A user's stored entries; entries that this release cannot read are kept unchanged. */
type StoredEntries = {
  entries: OutboxEntry[];
  /** Entries of a later release, kept for after a rollback. */
  later: unknown[];
  damaged: unknown[];
};

export function readEntries(stored: unknown): StoredEntries {
  if (stored === undefined) return { entries: [], later: [], damaged: [] };
  if (!Array.isArray(stored)) return { entries: [], later: [], damaged: [stored] };
  const entries = new Map<string, OutboxEntry>();
  const later: unknown[] = [];
  const damaged: unknown[] = [];
  for (const item of stored as unknown[]) {
    const { success, output } = v.safeParse(entry, item);
    if (success && !entries.has(output.paymentId)) entries.set(output.paymentId, output);
    else if (v.is(entryOfLaterRelease, item)) later.push(item);
    else damaged.push(item);
  }
  return { entries: [...entries.values()], later, damaged };
}
