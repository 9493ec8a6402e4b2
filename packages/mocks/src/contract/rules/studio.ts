import { assertEqual, assertOrder } from '../harness/assertions.ts';
import { freshPhone, NAME_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import { passHolder, type Fixtures } from '../fixtures/fixtures.ts';
import { attendanceCall, changeRoleCall, newMember, passesOf } from '../fixtures/members.ts';
import {
  expectSuccess,
  fetchList,
  requireUser,
  type ListExchange,
  type Schemas,
} from '../fixtures/fixture-client.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const attendance: Rule = async (fixtures) => {
  const guest = await newMember(fixtures, 'TOKEN_GUEST');
  const by = requireUser(fixtures, 'master');
  const search = { operation: 'resolveUserByPhone', by, query: { ph: freshPhone() } } as const;
  await expectError(fixtures, 'PhoneNotFound', '없는 전화번호 찾기', search);
  const unknownPhone = attendanceCall(fixtures, { userId: guest.userId, ph: freshPhone() });
  await expectError(fixtures, 'PhoneNotFound', '없는 전화번호의 출석', unknownPhone);
  const call = attendanceCall(fixtures, guest);
  await expectSuccess(fixtures, call, '하루의 첫 출석은 기록되어야 합니다');
  await expectError(fixtures, 'AlreadyAttended', '하루의 두 번째 출석', call);
  const own = { operation: 'listMyAttendance', by: guest } as const;
  const days = await fetchList(fixtures, own, '자기 출석');
  const count = `${days.rows.length}일`;
  assertEqual(days, '출석한 날이 본인의 목록에 하루 나와야 합니다', '1일', count);
};

const roleChange: Rule = async (fixtures) => {
  const unknown = changeRoleCall(fixtures, unknownId(), 'ROLE_CUSTOMER');
  await expectError(fixtures, 'UserNotFound', '없는 회원의 역할', unknown);
  const toMaster = changeRoleCall(fixtures, fixtures.memberWithoutPass.userId, 'ROLE_MASTER');
  await expectError(fixtures, 'BadRequest', '대표로 바꾸기', toMaster);
};

/** Only against the mock backend: one without the rule would be left without a master. */
const lastMaster: Rule = async (fixtures, { settings }) => {
  if (!settings.isMock) throw new Unavailable('마지막 대표의 역할은 목 백엔드에서만 바꿔 봅니다');
  const { rows } = await listUsers(fixtures);
  const masters = new Set(
    rows.filter(({ roleName }) => roleName === 'ROLE_MASTER').map(({ userId }) => userId),
  );
  const [only] = masters;
  if (masters.size !== 1 || only === undefined) throw new Unavailable('대표가 여럿입니다');
  const call = changeRoleCall(fixtures, only, 'ROLE_CUSTOMER');
  await expectError(fixtures, 'LastMaster', '마지막 대표의 역할', call);
};

/** One row for each pass, or one without. */
const users: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const listed = await listUsers(fixtures);
  const passes = await passesOf(fixtures, by);
  const rowCount = (id: number): string =>
    `${listed.rows.filter(({ userId }) => userId === id).length}줄`;
  assertEqual(
    listed,
    '이용권이 여럿인 회원은 이용권마다 한 줄씩 나와야 합니다',
    `${passes.length}줄`,
    rowCount(by.userId),
  );
  assertEqual(
    listed,
    '이용권이 없는 회원도 한 줄 나와야 합니다',
    '1줄',
    rowCount(fixtures.memberWithoutPass.userId),
  );
  const joined = listed.rows.map(({ createdAt }) => createdAt);
  assertOrder(listed, '회원은 최근에 가입한 순서여야 합니다', joined, 'descending');
};

/** A trainer finds own members by part of the name; an empty name returns all of them. */
const members: Rule = async (fixtures) => {
  const { nickname } = passHolder(fixtures, 0).by;
  const by = requireUser(fixtures, 'manager');
  const search = async (nickName: string) => {
    const call = { operation: 'listMyMembers', by, query: { nickName } } as const;
    const exchange = await fetchList(fixtures, call, '담당 회원 목록');
    return { exchange, names: exchange.rows.map((row) => row.nickName) };
  };
  const { exchange, names } = await search('');
  assertEqual(
    exchange,
    '이름이 비어 있으면 담당 회원이 모두 나와야 합니다',
    nickname,
    names.find((name) => name === nickname) ?? '없음',
  );
  const found = new Set((await search(nickname.slice(NAME_PREFIX.length))).names);
  assertEqual(exchange, '이름의 일부로 그 회원만 찾아야 합니다', nickname, [...found].join(' '));
  const unknown = (await search('없는이름없는이름')).names.length;
  assertEqual(exchange, '없는 이름으로는 아무도 나오지 않아야 합니다', '0명', `${unknown}명`);
};

const reviews: Rule = async (fixtures) => {
  const { by } = passHolder(fixtures, 0);
  const content = `${NAME_PREFIX} ${crypto.randomUUID()}`;
  const created = await expectSuccess(
    fixtures,
    { operation: 'createReview', by, body: { content, likeStar: 5 } },
    '고객은 리뷰를 쓸 수 있어야 합니다',
  );
  const { rows } = await fetchList(fixtures, { operation: 'listReviews' }, '리뷰 목록');
  assertEqual(created, '새 리뷰는 목록의 처음에 나와야 합니다', content, String(rows[0]?.content));
};

function listUsers(fixtures: Fixtures): Promise<ListExchange<Schemas['User']>> {
  const by = requireUser(fixtures, 'master');
  return fetchList(fixtures, { operation: 'listUsers', by }, '회원 목록');
}

/** Attendance, roles, members and reviews. */
export const studioRules = ruleCheck('studio', '규칙: 출석, 역할, 회원, 리뷰', [
  attendance,
  roleChange,
  lastMaster,
  users,
  members,
  reviews,
]);
