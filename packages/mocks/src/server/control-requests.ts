import * as v from 'valibot';
import type { LocalDateTime } from '../dates.ts';
import { faultList } from '../engine/faults/fault.ts';
import { isLocalDateTime } from '../engine/settings.ts';
import { integer, oneOf, strictObject } from '../parse.ts';
import { scenarioNames } from '../scenarios/index.ts';

/** `{"scenario": "busy", "seed": 2}`; a seed that is left out stays as it is. */
export const scenarioRequest = strictObject({
  scenario: oneOf(scenarioNames),
  seed: v.optional(integer(0)),
});

/** `{"faults": […]}`. */
export const faultsRequest = strictObject({ faults: faultList });

/** `{"now": "2026-11-20T10:00:00"}`; null stands for the machine's clock. */
export const clockRequest = strictObject({
  now: v.custom<LocalDateTime | null>(
    (now) => now === null || (typeof now === 'string' && isLocalDateTime(now)),
    'must be a time in Seoul such as 2026-11-20T10:00:00, or null',
  ),
});
