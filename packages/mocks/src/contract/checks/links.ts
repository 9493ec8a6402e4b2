import { links as contractLinks, type OperationLink } from '@fitness/api-contract/links';
import { nowInSeoul } from '../../dates.ts';
import { expectResponse } from '../harness/expect-response.ts';
import { NO_FIXTURES, type Harness, type Check } from '../harness/harness.ts';
import type { Call, Parts } from '../harness/call.ts';
import type { Exchange } from '../harness/client.ts';
import { succeeds } from '../harness/expectations.ts';
import { Unavailable } from '../harness/results.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import type { FixtureClass } from '../fixtures/classes.ts';
import { reservationAt, reserve } from '../fixtures/reservations.ts';
import { exampleRequestOf } from '../requests/example.ts';
import { withRequestLog } from '../harness/request-log.ts';
import { assertEqual } from '../harness/assertions.ts';

/** Follows every link of openapi.yaml from a fixture's row to a call that must succeed. */
export const links: Check = {
  name: 'links',
  title: '명세의 링크를 따라가면 다음 호출이 성공한다',
  part: 'contract',
  run: async (harness) => {
    const { fixtures, results, client } = harness;
    if (!fixtures) return results.skip(NO_FIXTURES);
    for (const link of contractLinks)
      await results.attempt(() => withRequestLog(client, () => follow(harness, fixtures, link)));
  },
};

async function follow(harness: Harness, fixtures: Fixtures, link: OperationLink): Promise<void> {
  const context = await createLinkContext(fixtures, link);
  const from = await expectResponse(
    fixtures.client,
    await callOf(harness, link, link.from, context),
    succeeds(link.from, `링크 ${link.name}의 첫 호출은 성공해야 합니다`),
  );
  const next = await callOf(harness, link, link.to, context);
  const parameters = resolved(link, link.parameters, from, context);
  const call: Call = {
    ...next,
    params: { ...next.params, ...pick(parameters, Object.keys(next.params)) },
    query: { ...next.query, ...pick(parameters, Object.keys(next.query)) },
    ...(next.body !== undefined && {
      body: { ...(next.body as object), ...resolved(link, link.body, from, context) },
    }),
  };
  const { description, statuses } = succeeds(
    link.to,
    `${link.from}의 답에서 링크 ${link.name}을(를) 따라간 호출은 성공해야 합니다`,
  );
  // The attendance of today may be recorded already.
  await expectResponse(fixtures.client, call, {
    description,
    statuses: link.to === 'recordAttendance' ? [...statuses, '409'] : statuses,
  });
}

/** The fixtures that a link leads to, by the field name of their ids in responses. */
interface LinkContext {
  readonly studioClass: FixtureClass | undefined;
  readonly ids: Readonly<Record<string, number | undefined>>;
}

async function createLinkContext(
  fixtures: Fixtures,
  { from, to }: OperationLink,
): Promise<LinkContext> {
  const holder = fixtures.passHolders[0];
  const ids = { userId: fixtures.memberWithoutPass.userId, membershipId: holder?.membershipId };
  const aboutClasses = [from, to].some((id) =>
    ['createReservation', 'cancelReservation', 'deleteClass'].includes(id),
  );
  if (!aboutClasses) return { studioClass: undefined, ids };
  if (
    from !== 'createClass' &&
    from !== 'listClassesWithReservations' &&
    fixtures.reservationId === undefined
  )
    throw new Unavailable('예약할 수 있는 수업이 없습니다');
  const studioClass = await fixtures.timetable.open(
    2,
    from === 'listTodayReservations' ? await freeTimeLaterToday(fixtures) : undefined,
  );
  const isReserved = from === 'listTodayReservations' || from === 'listReservationHistory';
  if (isReserved) await reserve(fixtures, passHolder(fixtures, 0), studioClass);
  const reservationId = isReserved
    ? await reservationAt(fixtures, passHolder(fixtures, 0), studioClass)
    : undefined;
  return { studioClass, ids: { ...ids, classId: studioClass.classId, reservationId } };
}

async function freeTimeLaterToday(fixtures: Fixtures): Promise<string> {
  const time = (await fixtures.timetable.freeTimesOn(0)).at(-1);
  if (time === undefined || time <= nowInSeoul(fixtures.clock))
    throw new Unavailable('오늘 남은 시간에는 빈 자리가 없어 오늘의 예약을 만들지 못했습니다');
  return time;
}

async function callOf(
  harness: Harness,
  link: OperationLink,
  operation: OperationLink['from'],
  { studioClass }: LinkContext,
): Promise<Call & Parts> {
  const one = await exampleRequestOf(harness, operation);
  if (!one) throw new Unavailable(`링크 ${link.name}: ${operation}을(를) 부를 수 없습니다`);
  const { by, example } = one;
  return operation === 'createReservation'
    ? {
        operation,
        by,
        ...example,
        body: { ...(example.body as object), classId: studioClass?.classId },
      }
    : { operation, by, ...example };
}

function resolved(
  { name }: OperationLink,
  expressions: Readonly<Record<string, string>>,
  from: Exchange,
  context: LinkContext,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expressions).map(([key, expression]) => {
      const value = valueOf(expression, from, context);
      if (value === undefined)
        throw new Unavailable(
          `링크 ${name}: 모양이 정해지지 않은 답에 ${expression}이(가) 없습니다`,
        );
      return [key, value];
    }),
  );
}

/** The value of a runtime expression; in a list, the value of the fixture's row. */
function valueOf(expression: string, exchange: Exchange, { ids }: LinkContext): unknown {
  const { call, body } = exchange;
  const [, part, name = ''] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? [];
  if (part !== undefined) return (part === 'path' ? call.params : call.query)?.[name];
  const field = expression.slice(expression.lastIndexOf('/') + 1);
  if (!Array.isArray(body)) return (body as Record<string, unknown> | null | undefined)?.[field];
  const values = (body as Record<string, unknown>[]).map((row) => row[field]);
  assertEqual(
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
