import { demand } from '../harness/harness.ts';
import { holderOf, insistOn } from '../checks/session-counts.ts';
import { freshPhone, NAME_PREFIX, unknownId } from '../fixtures/fresh-values.ts';
import { Unavailable } from '../harness/results.ts';
import type { Own } from '../fixtures/fixtures.ts';
import { newMember } from '../fixtures/members.ts';
import { needed, rowsOf, under, work, type Schemas } from '../fixtures/fixture-client.ts';
import { refuses, ruleCheck, type Rule } from './rule.ts';

const attend = ({ product, people }: Own, userId: number, ph: string) =>
  ({
    operation: 'recordAttendance',
    by: needed(people, 'master'),
    parts: under(product, { params: { userId }, body: { username: NAME_PREFIX, ph } }),
  }) as const;

const attendance: Rule = async (own) => {
  const guest = await newMember(own, 'TOKEN_GUEST');
  const by = needed(own.people, 'master');
  await refuses(own, 'PhoneNotFound', '없는 전화번호 찾기', {
    operation: 'resolveUserByPhone',
    by,
    parts: under(own.product, { query: { ph: freshPhone() } }),
  });
  await refuses(
    own,
    'PhoneNotFound',
    '없는 전화번호의 출석',
    attend(own, guest.userId, freshPhone()),
  );
  await work(own, attend(own, guest.userId, guest.ph), '하루의 첫 출석은 기록되어야 합니다');
  await refuses(own, 'AlreadyAttended', '하루의 두 번째 출석', attend(own, guest.userId, guest.ph));
  const days = await work(
    own,
    { operation: 'listMyAttendance', by: guest, parts: under(own.product) },
    '자기 출석',
  );
  insistOn(days, '출석한 날이 본인의 목록에 하루 나와야 합니다', '1일', `${rowsOf(days).length}일`);
};

const change = ({ product, people }: Own, userId: number, roleName: string) =>
  ({
    operation: 'changeUserRole',
    by: needed(people, 'master'),
    parts: under(product, { params: { userId }, body: { userId, roleName } }),
  }) as const;

const roleChange: Rule = async (own) => {
  await refuses(own, 'UserNotFound', '없는 회원의 역할', change(own, unknownId(), 'ROLE_CUSTOMER'));
  await refuses(own, 'BadRequest', '대표로 바꾸기', change(own, own.spare.userId, 'ROLE_MASTER'));
};

/** Tried on the mock backend only: one without the rule would be left without an owner. */
const lastMaster: Rule = async (own, { settings }) => {
  if (!settings.isMock) throw new Unavailable('마지막 대표의 역할은 목 백엔드에서만 바꿔 봅니다');
  const everybody = await allUsers(own);
  const masters = new Set(
    everybody.filter(({ roleName }) => roleName === 'ROLE_MASTER').map(({ userId }) => userId),
  );
  const [only] = masters;
  if (masters.size !== 1 || only === undefined) throw new Unavailable('대표가 여럿입니다');
  await refuses(own, 'LastMaster', '마지막 대표의 역할', change(own, only, 'ROLE_CUSTOMER'));
};

/** One row for each pass, or one without. */
const users: Rule = async (own) => {
  const holder = holderOf(own, 0);
  const exchange = await work(
    own,
    { operation: 'listUsers', by: needed(own.people, 'master'), parts: under(own.product) },
    '회원 목록',
  );
  const rows = rowsOf<Schemas['User']>(exchange);
  const passes = await work(
    own,
    { operation: 'listMyPromotions', by: holder.by, parts: under(own.product) },
    '이용권 목록',
  );
  const mine = rows.filter(({ userId }) => userId === holder.by.userId);
  insistOn(
    exchange,
    '이용권이 여럿인 회원은 이용권마다 한 줄씩 나와야 합니다',
    `${rowsOf(passes).length}줄`,
    `${mine.length}줄`,
  );
  const spare = rows.filter(({ userId }) => userId === own.spare.userId);
  insistOn(exchange, '이용권이 없는 회원도 한 줄 나와야 합니다', '1줄', `${spare.length}줄`);
  const joined = rows.map(({ createdAt }) => createdAt);
  insistOn(
    exchange,
    '회원은 최근에 가입한 순서여야 합니다',
    [...joined].sort().reverse().join(' '),
    joined.join(' '),
  );
};

/** A trainer finds own members by part of the name; an empty name gives all of them. */
const members: Rule = async (own) => {
  const { by } = holderOf(own, 0);
  const search = (nickName: string) =>
    work(
      own,
      {
        operation: 'listMyMembers',
        by: needed(own.people, 'manager'),
        parts: under(own.product, { query: { nickName } }),
      },
      '담당 회원 목록',
    );
  const names = async (nickName: string): Promise<string[]> =>
    rowsOf<Schemas['Member']>(await search(nickName)).map((row) => row.nickName);
  const exchange = await search('');
  const all = rowsOf<Schemas['Member']>(exchange).map((row) => row.nickName);
  insistOn(
    exchange,
    '이름이 비어 있으면 담당 회원이 모두 나와야 합니다',
    by.nickname,
    all.find((name) => name === by.nickname) ?? '없음',
  );
  const found = new Set(await names(by.nickname.slice(NAME_PREFIX.length)));
  insistOn(exchange, '이름의 일부로 그 회원만 찾아야 합니다', by.nickname, [...found].join(' '));
  insistOn(
    exchange,
    '없는 이름으로는 아무도 나오지 않아야 합니다',
    '0명',
    `${(await names('없는이름없는이름')).length}명`,
  );
};

const reviews: Rule = async (own) => {
  const { by } = holderOf(own, 0);
  const content = `${NAME_PREFIX} ${crypto.randomUUID()}`;
  const exchange = await work(
    own,
    {
      operation: 'createReview',
      by,
      parts: under(own.product, { body: { content, likeStar: 5 } }),
    },
    '고객은 리뷰를 쓸 수 있어야 합니다',
  );
  const listed = await demand(
    own.client,
    { operation: 'listReviews', parts: under(own.product) },
    { says: '리뷰 목록', statuses: ['200'] },
  );
  insistOn(
    exchange,
    '새 리뷰는 목록의 처음에 나와야 합니다',
    content,
    String(rowsOf<Schemas['Review']>(listed)[0]?.content),
  );
};

async function allUsers(own: Own): Promise<Schemas['User'][]> {
  return rowsOf(
    await work(
      own,
      { operation: 'listUsers', by: needed(own.people, 'master'), parts: under(own.product) },
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
