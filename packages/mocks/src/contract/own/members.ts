import {
  instructorById,
  instructors,
  ptPlans,
  pilatesPlans,
  type Instructor,
  type SessionPlan,
} from '@fitness/api-contract/catalogue';
import { demand } from '../bench.ts';
import type { Exchange } from '../client.ts';
import { succeeds } from '../expectations.ts';
import { freshSignUp } from '../fresh.ts';
import { Unavailable } from '../ledger.ts';
import { claimsOf, userIdOf, type People, type Person } from '../people.ts';
import { rowsOf, under, work, type Schemas, type Workshop } from './workshop.ts';

/** A customer whom this run signed up. */
export interface Member extends Person {
  readonly userId: number;
  readonly ph: string;
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
}

/** A member's pass as the backend lists it. */
export type Pass = Schemas['MyPromotion'];

/** Signs somebody up and in; the name tells them apart in the lines that repeat a call. */
export async function newMember(workshop: Workshop, variable: string): Promise<Member> {
  const body = freshSignUp();
  await work(
    workshop,
    { operation: 'signUp', parts: { params: {}, query: {}, body } },
    '새 아이디와 전화번호로 가입할 수 있어야 합니다',
  );
  const { username, password, nickname, ph } = body;
  const token = await signIn(workshop, username, password);
  const userId = userIdOf(token);
  if (userId === undefined) throw new Error('A token without a number got through.');
  return {
    role: 'customer',
    variable,
    token,
    userId,
    ph,
    username,
    password,
    nickname,
    howTo: `아이디 ${username}, 비밀번호 ${password} (이번에 가입)`,
  };
}

/** The token of somebody who signs in. */
export async function signIn(
  workshop: Workshop,
  username: string,
  password: string,
): Promise<string> {
  const call = {
    operation: 'signIn',
    parts: { params: {}, query: {}, body: { username, password } },
  } as const;
  const expectation = succeeds(
    'signIn',
    '가입한 아이디와 비밀번호로 로그인하면 앱이 읽을 수 있는 토큰을 받아야 합니다',
  );
  const { body } = await demand(workshop.client, call, { ...expectation, flaw: tokenFlaw });
  return (body as Schemas['SignInAnswer']).token;
}

/** What the app reads out of a token and does not find. */
function tokenFlaw({ body }: Exchange): string | undefined {
  const { token } = body as { token: string };
  const { role, roleName } = claimsOf(token);
  if (token.split('.').length !== 3) return '토큰이 점으로 나뉜 세 부분이 아닙니다';
  if (userIdOf(token) === undefined) return '토큰의 jti가 회원 번호(숫자 문자열)가 아닙니다';
  return /^(ROLE_)?(ANONYMOUS|CUSTOMER|MANAGER|MASTER)$/i.test(String(role ?? roleName))
    ? undefined
    : '토큰에 role 또는 roleName이 없습니다';
}

/** Everything a member holds. */
export async function passesOf(workshop: Workshop, by: Person): Promise<Pass[]> {
  return rowsOf<Pass>(
    await work(
      workshop,
      { operation: 'listMyPromotions', by, parts: under(workshop.product) },
      '고객은 자기 이용권을 볼 수 있어야 합니다',
    ),
  );
}

/** Buys a plan and returns the pass that came of it. */
export async function buyPass(
  workshop: Workshop,
  by: Member,
  { promotionId, managerId }: { promotionId: number; managerId: number },
): Promise<Pass> {
  const known = (await passesOf(workshop, by)).map((pass) => pass.membershipId);
  const body = payRecord(by.userId, promotionId, managerId);
  await work(
    workshop,
    { operation: 'recordPayment', by, parts: under(workshop.product, { body }) },
    '고객의 결제가 기록되어야 합니다',
  );
  const added = (await passesOf(workshop, by)).find((pass) => !known.includes(pass.membershipId));
  if (!added) throw new Unavailable('결제를 기록했지만 이용권 목록에 나타나지 않습니다');
  return added;
}

/** A pay record under a uuid that no other one has. */
export function payRecord(
  userId: number,
  promotionId: number,
  managerId: number,
  uuid: string = crypto.randomUUID(),
): Schemas['PayRecordRequest'] {
  return {
    reqMembershipDto: { userId, promotionId },
    reqPayDto: { uuid, userId, managerId, promotionId, paymentMethod: 'KAKAOPAY' },
  };
}

/** The smallest plan for classes of the manager who is there; PT with the first trainer where that cannot be told. */
export function planFor({ manager }: People): {
  plan: SessionPlan;
  promotionId: number;
  managerId: number;
} {
  const instructor = (manager && instructorOf(manager)) ?? instructors[0];
  const plan = (instructor?.kind === 'pilates' ? pilatesPlans : ptPlans)[0];
  if (!instructor || !plan) throw new Error('The catalogue has no plan.');
  return { plan, promotionId: plan.promotionId, managerId: instructor.managerId };
}

function instructorOf({ userId, token }: Person): Instructor | undefined {
  const { nickname } = claimsOf(token);
  return instructors.find(({ name }) => name === nickname) ?? instructorById(userId ?? 0);
}
