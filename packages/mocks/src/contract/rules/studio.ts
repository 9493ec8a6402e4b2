import { expectResponse } from '../harness/harness.ts';
import { passHolder, assertEqual } from '../harness/assertions.ts';
import { freshPhone, NAME_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';
import { newMember } from '../fixtures/members.ts';
import {
  requireUser,
  rowsOf,
  withProduct,
  expectSuccess,
  type Schemas,
} from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const attend = ({ product, users }: Fixtures, userId: number, ph: string) =>
  ({
    operation: 'recordAttendance',
    by: requireUser(users, 'master'),
    parts: withProduct(product, { params: { userId }, body: { username: NAME_PREFIX, ph } }),
  }) as const;

const attendance: Rule = async (fixtures) => {
  const guest = await newMember(fixtures, 'TOKEN_GUEST');
  const by = requireUser(fixtures.users, 'master');
  await expectError(fixtures, 'PhoneNotFound', '없는 전화번호 찾기', {
    operation: 'resolveUserByPhone',
    by,
    parts: withProduct(fixtures.product, { query: { ph: freshPhone() } }),
  });
  await expectError(
    fixtures,
    'PhoneNotFound',
    '없는 전화번호의 출석',
    attend(fixtures, guest.userId, freshPhone()),
  );
  await expectSuccess(
    fixtures,
    attend(fixtures, guest.userId, guest.ph),
    '하루의 첫 출석은 기록되어야 합니다',
  );
  await expectError(
    fixtures,
    'AlreadyAttended',
    '하루의 두 번째 출석',
    attend(fixtures, guest.userId, guest.ph),
  );
  const days = await expectSuccess(
    fixtures,
    { operation: 'listMyAttendance', by: guest, parts: withProduct(fixtures.product) },
    '자기 출석',
  );
  assertEqual(
    days,
    '출석한 날이 본인의 목록에 하루 나와야 합니다',
    '1일',
    `${rowsOf(days).length}일`,
  );
};

const change = ({ product, users }: Fixtures, userId: number, roleName: string) =>
  ({
    operation: 'changeUserRole',
    by: requireUser(users, 'master'),
    parts: withProduct(product, { params: { userId }, body: { userId, roleName } }),
  }) as const;

const roleChange: Rule = async (fixtures) => {
  await expectError(
    fixtures,
    'UserNotFound',
    '없는 회원의 역할',
    change(fixtures, unknownId(), 'ROLE_CUSTOMER'),
  );
  await expectError(
    fixtures,
    'BadRequest',
    '대표로 바꾸기',
    change(fixtures, fixtures.memberWithoutPass.userId, 'ROLE_MASTER'),
  );
};

/** Tried on the mock backend only: one without the rule would be left without an owner. */
const lastMaster: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('마지막 대표의 역할은 목 백엔드에서만 바꿔 봅니다');
  const accounts = await allUsers(fixtures);
  const masters = new Set(
    accounts.filter(({ roleName }) => roleName === 'ROLE_MASTER').map(({ userId }) => userId),
  );
  const [only] = masters;
  if (masters.size !== 1 || only === undefined) throw new Unavailable('대표가 여럿입니다');
  await expectError(
    fixtures,
    'LastMaster',
    '마지막 대표의 역할',
    change(fixtures, only, 'ROLE_CUSTOMER'),
  );
};

/** One row for each pass, or one without. */
const users: Rule = async (fixtures) => {
  const holder = passHolder(fixtures, 0);
  const exchange = await expectSuccess(
    fixtures,
    {
      operation: 'listUsers',
      by: requireUser(fixtures.users, 'master'),
      parts: withProduct(fixtures.product),
    },
    '회원 목록',
  );
  const rows = rowsOf<Schemas['User']>(exchange);
  const passes = await expectSuccess(
    fixtures,
    { operation: 'listMyPromotions', by: holder.by, parts: withProduct(fixtures.product) },
    '이용권 목록',
  );
  const mine = rows.filter(({ userId }) => userId === holder.by.userId);
  assertEqual(
    exchange,
    '이용권이 여럿인 회원은 이용권마다 한 줄씩 나와야 합니다',
    `${rowsOf(passes).length}줄`,
    `${mine.length}줄`,
  );
  const memberWithoutPass = rows.filter(
    ({ userId }) => userId === fixtures.memberWithoutPass.userId,
  );
  assertEqual(
    exchange,
    '이용권이 없는 회원도 한 줄 나와야 합니다',
    '1줄',
    `${memberWithoutPass.length}줄`,
  );
  const joined = rows.map(({ createdAt }) => createdAt);
  assertEqual(
    exchange,
    '회원은 최근에 가입한 순서여야 합니다',
    [...joined].sort().reverse().join(' '),
    joined.join(' '),
  );
};

/** A trainer finds own members by part of the name; an empty name gives all of them. */
const members: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const search = (nickName: string) =>
    expectSuccess(
      fixtures,
      {
        operation: 'listMyMembers',
        by: requireUser(fixtures.users, 'manager'),
        parts: withProduct(fixtures.product, { query: { nickName } }),
      },
      '담당 회원 목록',
    );
  const names = async (nickName: string): Promise<string[]> =>
    rowsOf<Schemas['Member']>(await search(nickName)).map((row) => row.nickName);
  const exchange = await search('');
  const all = rowsOf<Schemas['Member']>(exchange).map((row) => row.nickName);
  assertEqual(
    exchange,
    '이름이 비어 있으면 담당 회원이 모두 나와야 합니다',
    by.nickname,
    all.find((name) => name === by.nickname) ?? '없음',
  );
  const found = new Set(await names(by.nickname.slice(NAME_PREFIX.length)));
  assertEqual(exchange, '이름의 일부로 그 회원만 찾아야 합니다', by.nickname, [...found].join(' '));
  assertEqual(
    exchange,
    '없는 이름으로는 아무도 나오지 않아야 합니다',
    '0명',
    `${(await names('없는이름없는이름')).length}명`,
  );
};

const reviews: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const content = `${NAME_PREFIX} ${crypto.randomUUID()}`;
  const exchange = await expectSuccess(
    fixtures,
    {
      operation: 'createReview',
      by,
      parts: withProduct(fixtures.product, { body: { content, likeStar: 5 } }),
    },
    '고객은 리뷰를 쓸 수 있어야 합니다',
  );
  const listed = await expectResponse(
    fixtures.client,
    { operation: 'listReviews', parts: withProduct(fixtures.product) },
    { description: '리뷰 목록', statuses: ['200'] },
  );
  assertEqual(
    exchange,
    '새 리뷰는 목록의 처음에 나와야 합니다',
    content,
    String(rowsOf<Schemas['Review']>(listed)[0]?.content),
  );
};

async function allUsers(fixtures: Fixtures): Promise<Schemas['User'][]> {
  return rowsOf(
    await expectSuccess(
      fixtures,
      {
        operation: 'listUsers',
        by: requireUser(fixtures.users, 'master'),
        parts: withProduct(fixtures.product),
      },
      '회원 목록',
    ),
  );
}

/** Attendance, roles, members, reviews. */
export const studioRules = ruleCheck('studio', '규칙: 출석, 역할, 회원, 리뷰', [
  attendance,
  roleChange,
  lastMaster,
  users,
  members,
  reviews,
]);
