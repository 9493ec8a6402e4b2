import type { Problem } from '@fitness/api-contract/validators';
import type { Fault } from '../backend.ts';
import type { LocalDateTime } from '../dates.ts';
import { oneOf, readFaults, wholeNumber, type ParseResult } from '../engine/faults/read-fault.ts';
import { isLocalDateTime } from '../engine/settings.ts';
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/index.ts';

/** What to seed; a seed that is left out stays as it is. */
export interface ScenarioRequest {
  readonly scenario: ScenarioName;
  readonly seed: number | undefined;
}

/** The body of a request as JSON; undefined where there is none. */
export async function readJson(request: Request): Promise<ParseResult<unknown>> {
  const text = request.method === 'GET' ? '' : await request.text();
  try {
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return failed('', 'must be JSON');
  }
}

/** Reads `{"scenario": "busy", "seed": 2}`. */
export function toScenario(body: unknown): ParseResult<ScenarioRequest> {
  const fields = fieldsOf(body, ['scenario', 'seed']);
  if (!fields.ok) return fields;
  const { scenario, seed } = fields.value;
  if (typeof scenario !== 'string' || !isScenarioName(scenario))
    return failed('/scenario', oneOf(scenarioNames)(scenario) ?? '');
  const problem = seed === undefined ? undefined : wholeNumber(0)(seed);
  return problem === undefined
    ? { ok: true, value: { scenario, seed: seed as number | undefined } }
    : failed('/seed', problem);
}

/** Reads `{"faults": […]}`. */
export function toFaults(body: unknown): ParseResult<Fault[]> {
  const fields = fieldsOf(body, ['faults']);
  return fields.ok ? readFaults(fields.value['faults'], '/faults') : fields;
}

/** Reads `{"now": "2026-11-20T10:00:00"}`; null stands for the machine's clock. */
export function toClock(body: unknown): ParseResult<LocalDateTime | undefined> {
  const fields = fieldsOf(body, ['now']);
  if (!fields.ok) return fields;
  const { now } = fields.value;
  if (now === null) return { ok: true, value: undefined };
  if (typeof now === 'string' && isLocalDateTime(now)) return { ok: true, value: now };
  return failed('/now', 'must be a time in Seoul such as 2026-11-20T10:00:00, or null');
}

/** 400 with the place of each problem. */
export function badRequest(problems: readonly Problem[]): Response {
  const detail = problems
    .map(({ pointer, message }) => `${pointer === '' ? '/' : pointer} ${message}`)
    .join('; ');
  return Response.json({ message: '요청 형식이 올바르지 않습니다.', detail }, { status: 400 });
}

function fieldsOf(
  body: unknown,
  known: readonly string[],
): ParseResult<Readonly<Record<string, unknown>>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return failed('', `must be an object with ${known.join(', ')}`);
  const stranger = Object.keys(body).find((name) => !known.includes(name));
  return stranger === undefined
    ? { ok: true, value: { ...body } }
    : failed(`/${stranger}`, `is not known; there is ${known.join(', ')}`);
}

function failed(pointer: string, message: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ pointer, message }] };
}
