import { links as listed, type OperationLink } from '@fitness/api-contract/links';
import { nowInSeoul } from '../../dates.ts';
import { demand, NOTHING_OWN, type Bench, type Check } from '../harness/harness.ts';
import type { Call, Parts } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { succeeds } from '../harness/expectations.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import type { OwnClass } from '../fixtures/classes.ts';
import { reservationAt, reserve } from '../fixtures/reservations.ts';
import { caseOf } from '../requests/example.ts';
import { together } from '../harness/request-log.ts';
import { holderOf, insistOn } from './session-counts.ts';

/** Every link of openapi.yaml is followed, from this run's own row of the answer to a call that must succeed. */
export const links: Check = {
  name: 'links',
  title: '명세의 링크를 따라가면 다음 호출이 성공한다',
  part: 'contract',
  run: async (bench) => {
    const { own, ledger, client } = bench;
    if (!own) return ledger.skip(NOTHING_OWN);
    for (const link of listed)
      await ledger.attempt(() => together(client, () => follow(bench, own, link)));
  },
};

async function follow(bench: Bench, own: Own, link: OperationLink): Promise<void> {
  const stage = await setUp(own, link);
  const from = await demand(
    own.client,
    await callOf(bench, link, link.from, stage),
    succeeds(link.from, `링크 ${link.name}의 첫 호출은 성공해야 합니다`),
  );
  const next = await callOf(bench, link, link.to, stage);
  const parts: Parts = {
    params: {
      ...next.parts.params,
      ...pick(resolved(link, link.parameters, from, stage), Object.keys(next.parts.params)),
    },
    query: {
      ...next.parts.query,
      ...pick(resolved(link, link.parameters, from, stage), Object.keys(next.parts.query)),
    },
    ...(next.parts.body !== undefined && {
      body: { ...(next.parts.body as object), ...resolved(link, link.body, from, stage) },
    }),
  };
  const { says, statuses } = succeeds(
    link.to,
    `${link.from}의 답에서 링크 ${link.name}을(를) 따라간 호출은 성공해야 합니다`,
  );
  // Whoever came today has come already.
  await demand(
    own.client,
    { ...next, parts },
    { says, statuses: link.to === 'recordAttendance' ? [...statuses, '409'] : statuses },
  );
}

/** The things of this run's own that a link leads to, by the name they have in answers. */
interface Stage {
  readonly studioClass: OwnClass | undefined;
  readonly ids: Readonly<Record<string, number | undefined>>;
}

async function setUp(own: Own, { from, to }: OperationLink): Promise<Stage> {
  const holder = own.holders[0];
  const ids = { userId: own.spare.userId, membershipId: holder?.membershipId };
  const aboutClasses = [from, to].some((id) =>
    ['createReservation', 'cancelReservation', 'deleteClass'].includes(id),
  );
  if (!aboutClasses) return { studioClass: undefined, ids };
  if (
    from !== 'createClass' &&
    from !== 'listClassesWithReservations' &&
    own.reservationId === undefined
  )
    throw new Unavailable('예약할 수 있는 수업이 없습니다');
  const studioClass = await own.timetable.open(
    2,
    from === 'listTodayReservations' ? await laterToday(own) : undefined,
  );
  const isReserved = from === 'listTodayReservations' || from === 'listReservationHistory';
  if (isReserved) await reserve(own, holderOf(own, 0), studioClass);
  const reservationId = isReserved
    ? await reservationAt(own, holderOf(own, 0), studioClass)
    : undefined;
  return { studioClass, ids: { ...ids, classId: studioClass.classId, reservationId } };
}

async function laterToday(own: Own): Promise<string> {
  const time = (await own.timetable.freeTimesOn(0)).at(-1);
  if (time === undefined || time <= nowInSeoul(own.clock))
    throw new Unavailable('오늘 남은 시간에는 빈 자리가 없어 오늘의 예약을 만들지 못했습니다');
  return time;
}

async function callOf(
  bench: Bench,
  link: OperationLink,
  operation: OperationLink['from'],
  { studioClass }: Stage,
): Promise<Call> {
  const one = await caseOf(bench, operation);
  if (!one) throw new Unavailable(`링크 ${link.name}: ${operation}을(를) 부를 수 없습니다`);
  const body =
    operation === 'createReservation'
      ? { ...(one.example.body as object), classId: studioClass?.classId }
      : one.example.body;
  return { operation, by: one.by, parts: { ...one.example, ...(body !== undefined && { body }) } };
}

function resolved(
  { name }: OperationLink,
  expressions: Readonly<Record<string, string>>,
  from: Exchange,
  stage: Stage,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expressions).map(([key, expression]) => {
      const value = valueOf(expression, from, stage);
      if (value === undefined)
        throw new Unavailable(
          `링크 ${name}: 모양이 정해지지 않은 답에 ${expression}이(가) 없습니다`,
        );
      return [key, value];
    }),
  );
}

/** The value of a runtime expression; of a list's rows the one that is this run's own, wherever it stands. */
function valueOf(expression: string, exchange: Exchange, { ids }: Stage): unknown {
  const { call, body } = exchange;
  const [, part, name = ''] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? [];
  if (part !== undefined) return (part === 'path' ? call.parts.params : call.parts.query)[name];
  const field = expression.slice(expression.lastIndexOf('/') + 1);
  if (!Array.isArray(body)) return (body as Record<string, unknown> | null | undefined)?.[field];
  const values = (body as Record<string, unknown>[]).map((row) => row[field]);
  insistOn(
    exchange,
    '이번 실행이 만든 것이 목록에 있어야 합니다',
    `${field} ${ids[field]}`,
    values.includes(ids[field]) ? `${field} ${ids[field]}` : '없음',
  );
  return ids[field];
}

function pick(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
