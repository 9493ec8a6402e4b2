import type { Problem } from '@fitness/api-contract/validators';
import * as v from 'valibot';
import type { LocalDateTime } from '../dates.ts';
import { faultList } from '../engine/faults/read-fault.ts';
import { isLocalDateTime } from '../engine/settings.ts';
import { integer, oneOf, strictObject, type ParseResult } from '../parse.ts';
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

/** The body of a request as JSON; undefined where there is none. */
export async function readJson(request: Request): Promise<ParseResult<unknown>> {
  const text = request.method === 'GET' ? '' : await request.text();
  try {
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { ok: false, problems: [{ pointer: '', message: 'must be JSON' }] };
  }
}

/** 400 with the pointer of each problem. */
export function badRequest(problems: readonly Problem[]): Response {
  const detail = problems
    .map(({ pointer, message }) => `${pointer === '' ? '/' : pointer} ${message}`)
    .join('; ');
  return Response.json({ message: '요청 형식이 올바르지 않습니다.', detail }, { status: 400 });
}
