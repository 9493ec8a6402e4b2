import { signUpConstraints } from '@fitness/api-contract/constraints';
import { nowInSeoul, today } from '../../dates.ts';
import * as calls from '../fixtures/calls.ts';
import { freshPhone, freshSignUp, freshUsername, NAME_PREFIX } from '../fixtures/fresh-values.ts';
import * as make from '../fixtures/make.ts';
import * as read from '../fixtures/read.ts';
import type { Schemas } from '../fixtures/read.ts';
import { contractRule, ownerOf, studioRule, type Context } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { Untested } from '../harness/untested.ts';
import { claimsOf, roleOf, userIdOf } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import { changesNothing, sendAtOnce, sendRepeatedly } from './shared.ts';

const signUpCall = (body: object): Call => ({ operation: 'signUp', body });
const signInCall = (body: object): Call => ({ operation: 'signIn', body });

/** The fields of a format error and their messages; undefined where the response is no list. */
function fieldErrorsOf(body: unknown) {
  return Array.isArray(body)
    ? (body as Schemas['FieldMessage'][]).map(({ field, message }) => ({ field, message }))
    : undefined;
}

export const signUp = [
  contractRule('listed', 'a new user is listed as a customer', async (context) => {
    for (const gender of ['female', 'male'] as const) {
      const ph = freshPhone();
      // Both are read before too, which shows a cached response.
      const by = ownerOf(context);
      const search = { operation: 'resolveUserByPhone', by, query: { ph } } as const;
      await expect.error(context, 'PhoneNotFound', search, 'an unknown phone is a 404');
      await read.users(context);
      const member = await make.member(context, { gender, ph });
      const list = await read.users(context);
      expect.equal(
        list,
        'a new user is listed once, as a customer, with what was typed at the sign-up',
        [[member.nickname, gender, ph, 'ROLE_CUSTOMER', null, today(context.clock)]],
        list.rows
          .filter((row) => row.userId === member.userId)
          .map((row) => [
            row.nickName,
            row.gender,
            row.ph,
            row.roleName,
            row.promotionName,
            row.createdAt.slice(0, 10),
          ]),
      );
      const { exchange, userId } = await read.userByPhone(context, ph);
      const description = 'the phone leads to the user that signed up with it';
      expect.equal(exchange, description, member.userId, userId);
    }
  }),
  contractRule('concurrent', 'concurrent sign-ups create one account', async (context) => {
    const exchanges = await sendRepeatedly(context, signUpCall(freshSignUp()), 3);
    expect.oneSuccess(exchanges, 'concurrent sign-ups with one username create one account');
  }),
  contractRule('same-phone-at-once', 'a phone has one account', async (context) => {
    const ph = freshPhone();
    const all = [1, 2, 3].map(() => signUpCall({ ...freshSignUp(), ph }));
    const exchanges = await sendAtOnce(context, all);
    expect.oneSuccess(exchanges, 'concurrent sign-ups with one phone create one account');
  }),
  contractRule('ordinary-values', 'ordinary values can sign up', async (context) => {
    const values: Partial<Schemas['SignUpRequest']>[] = [
      { nickname: '김하' },
      { nickname: 'Haneul' },
      { nickname: `${NAME_PREFIX}${'가'.repeat(21)}` },
      { gender: 'male' },
      { ph: freshPhone(9) },
      { ph: freshPhone(10) },
      { username: freshUsername(15) },
      { email: 'kim.haneul+gym@mail.makefit.co.kr' },
      { email: "o'neil_7@make-fit.kr" },
      { email: 'a@b.kr' },
      ...['Aa1!aaaa', `A1${'*'.repeat(18)}`, 'abc!@#$%^&*123'].map((password) => ({
        password,
        passwordCheck: password,
      })),
    ];
    for (const value of values)
      await context.results.attempt(async () => {
        const call = signUpCall({ ...freshSignUp(), ...value });
        await expect.success(context, call, `a sign-up with ${JSON.stringify(value)} succeeds`);
      });
  }),
  contractRule('error-shapes', 'a format error is a list, another a message', async (context) => {
    const hyphens = signUpCall({ ...freshSignUp(), ph: '010-1234-5678' });
    const invalid = await expect.badRequest(context, hyphens, 'an invalid phone is a 400');
    const fields = fieldErrorsOf(invalid.body)?.map(({ field }) => field) ?? 'no list';
    expect.equal(invalid, 'a format error is a list that names the field', ['ph'], fields);
    const { username } = await make.member(context);
    const sameName = signUpCall({ ...freshSignUp(), username });
    const taken = await expect.badRequest(context, sameName, 'a username that is taken is a 400');
    const isList = Array.isArray(taken.body);
    expect.equal(taken, 'an error that is no format error is one message', false, isList);
  }),
  contractRule('unique', 'username and phone are unique', async (context) => {
    const { username, password: own, ph } = await make.member(context);
    const other = { password: 'Another1!', passwordCheck: 'Another1!' };
    const sameName = signUpCall({ ...freshSignUp(), ...other, username });
    await expect.error(context, 'UsernameTaken', sameName);
    const refused = { ...freshSignUp(), ph };
    await expect.error(context, 'PhoneTaken', signUpCall(refused));
    const kept = 'a refused sign-up does not change the account of that name';
    const replaced = signInCall({ username, password: other.password });
    await expect.error(context, 'SignInFailed', replaced, kept);
    await expect.success(context, signInCall({ username, password: own }), kept);
    const none = signInCall({ username: refused.username, password: refused.password });
    await expect.error(context, 'SignInFailed', none, 'a refused sign-up creates no account');
  }),
  studioRule('all-fields', 'every invalid field gets its message, in order', async (context) => {
    const body = Object.fromEntries(
      Object.keys(signUpConstraints).map((field) => [field, field === 'passwordCheck' ? '!' : '?']),
    );
    const rejected = await expect.badRequest(context, signUpCall(body));
    const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
      field,
      message,
    }));
    expect.equal(rejected, context.title, expected, fieldErrorsOf(rejected.body) ?? []);
  }),
] as const;

async function exactCredentials(context: Context): Promise<void> {
  const { username, password } = await make.member(context);
  const others = ['Wrong1!!!', password.toLowerCase(), password.toUpperCase(), `${password} `];
  for (const body of [
    ...[...others, ` ${password}`, password.slice(0, -1), `${password}x`].map((wrong) => ({
      username,
      password: wrong,
    })),
    { username: username.toUpperCase(), password },
    { username: freshUsername(), password },
  ])
    await context.results.attempt(async () => {
      const description = `a sign-in with ${JSON.stringify(body)} is a 401`;
      await expect.error(context, 'SignInFailed', signInCall(body), description);
    });
}

export const signIn = [
  contractRule('response', 'the response and its token describe the user', async (context) => {
    const { username, password, nickname, ph, userId } = await make.member(context);
    const { exchange, response } = await make.signIn(context, username, password);
    const claims = claimsOf(response.token);
    // Answer and token may omit the other fields, but must not contain wrong values.
    expect.equal(
      exchange,
      context.title,
      ['ROLE_CUSTOMER', userId, 'ROLE_CUSTOMER', nickname, nickname, ph, nickname, ph],
      [
        roleOf(response.token),
        userIdOf(response.token),
        roleIn(response) ?? 'ROLE_CUSTOMER',
        response.nickname ?? nickname,
        response.name ?? nickname,
        response.ph ?? ph,
        claims['nickname'] ?? nickname,
        claims['ph'] ?? ph,
      ],
    );
  }),
  contractRule('exact-credentials', 'username and password are exact', exactCredentials),
  studioRule('anonymous-role', 'an anonymous user has no access', async (context) => {
    const { userId, username, password } = await make.member(context);
    await expect.success(context, calls.changeRole(context, userId, 'ROLE_ANONYMOUS'));
    const signedIn = await expect.success(context, signInCall({ username, password }));
    const { token } = signedIn.body as { token: string };
    const by = { token, variable: 'TOKEN_ANONYMOUS' };
    await expect.error(context, 'Forbidden', { operation: 'listMyPromotions', by });
  }),
] as const;

function roleIn(response: Schemas['SignInResponse']): unknown {
  const { role_name: snakeCase, roleName } = response as {
    role_name?: unknown;
    roleName?: unknown;
  };
  return snakeCase ?? roleName ?? undefined;
}

function rowsOf(context: Context, userId: number) {
  return async () => (await read.users(context)).rows.filter((row) => row.userId === userId);
}

/** Only against the mock backend, because a backend without this rule would lose its last owner. */
async function lastMaster(context: Context): Promise<void> {
  if (!context.settings.isMock)
    throw new Untested('mock-only', 'a backend without the rule would lose its last owner');
  const { rows } = await read.users(context);
  const masters = rows.filter(({ roleName }) => roleName === 'ROLE_MASTER');
  const [only, another] = new Set(masters.map(({ userId }) => userId));
  if (only === undefined || another !== undefined)
    throw new Untested('data', 'the backend has several owners');
  await expect.error(context, 'LastMaster', calls.changeRole(context, only, 'ROLE_CUSTOMER'));
}

async function changedEverywhere(context: Context): Promise<void> {
  const { by } = await make.passHolder(context);
  await make.pass(context, by);
  const other = await make.member(context);
  // Read before the change too, which shows a cached response.
  await read.users(context);
  await read.workers(context, today(context.clock));
  for (const roleName of ['ROLE_MANAGER', 'ROLE_ANONYMOUS', 'ROLE_CUSTOMER']) {
    const call = calls.changeRole(context, by.userId, roleName);
    const changed = await expect.success(context, call);
    const { rows } = await read.users(context);
    const rolesOf = (id: number) =>
      rows.filter((row) => row.userId === id).map((row) => row.roleName);
    const everyRow = 'a changed role is in every row of the user';
    expect.equal(changed, everyRow, [roleName, roleName], rolesOf(by.userId));
    const unchanged = "nobody else's role changes";
    expect.equal(changed, unchanged, ['ROLE_CUSTOMER'], rolesOf(other.userId));
    const workers = await read.workers(context, today(context.clock));
    expect.equal(
      workers,
      'who is a trainer is among the trainers, and nobody else',
      roleName === 'ROLE_MANAGER' ? [by.nickname] : [],
      workers.rows.filter(({ ph }) => ph === by.ph).map(({ nickname }) => nickname),
    );
    const { exchange, response } = await make.signIn(context, by.username, by.password);
    expect.equal(
      exchange,
      'the next sign-in and its token have the changed role',
      [roleName, roleName],
      [roleOf(response.token), roleIn(response) ?? roleName],
    );
  }
}

export const changeUserRole = [
  contractRule('changed-everywhere', 'a changed role is shown everywhere', changedEverywhere),
  contractRule('forbidden-change', 'only the owner changes roles', async (context) => {
    // The role must stay the same, whatever the response says.
    const { userId } = await make.member(context);
    for (const by of [await make.member(context), ...context.users.ROLE_MANAGER.slice(0, 1)]) {
      const call = { ...calls.changeRole(context, userId, 'ROLE_MANAGER'), by };
      await changesNothing(rowsOf(context, userId), () => expect.error(context, 'Forbidden', call));
    }
  }),
  contractRule('to-master', 'nobody can be made an owner', async (context) => {
    const { userId } = await make.member(context);
    const call = calls.changeRole(context, userId, 'ROLE_MASTER');
    await changesNothing(rowsOf(context, userId), () => expect.error(context, 'BadRequest', call));
  }),
  studioRule('last-master', 'the last owner keeps the role', lastMaster, { isExclusive: true }),
] as const;

async function usersComplete(context: Context): Promise<void> {
  const before = (await read.users(context)).rows;
  const ids = [(await make.member(context)).userId, (await make.member(context)).userId];
  const list = await read.users(context);
  const others = list.rows.filter(({ userId }) => !ids.includes(userId));
  expect.equal(list, 'everybody who was listed before is listed unchanged', before, others);
  const found = list.rows.length - others.length;
  expect.equal(list, 'everybody who signed up is listed', ids.length, found);
}

const CLOCK_SKEW_MINUTES = 5;

export const listUsers = [
  contractRule('rows', 'one row for each pass, or one without', async (context) => {
    const { by } = await make.passHolder(context);
    await make.pass(context, by);
    const passes = await read.passes(context, by);
    const without = await make.member(context);
    const list = await read.users(context);
    const shownOf = (userId: number) =>
      list.rows
        .filter((row) => row.userId === userId)
        .map((row) => [row.promotionName, row.promotionSessionCount, row.expiredDate]);
    expect.equal(
      list,
      'a user with several passes has a row for each, with the values of the pass',
      passes.rows.map((row) => [row.promotionName, row.remainingSessionCount, row.expiredDate]),
      shownOf(by.userId),
    );
    const expected = [[null, null, null]];
    expect.equal(list, 'a user without a pass has one row', expected, shownOf(without.userId));
  }),
  contractRule('complete', 'the list is complete', usersComplete, { isExclusive: true }),
  studioRule('order', 'users come newest first', async (context) => {
    const added: number[] = [];
    for (let number = 0; number < 3; number += 1) added.push((await make.member(context)).userId);
    const list = await read.users(context);
    const days = list.rows.map(({ createdAt }) => createdAt);
    expect.order(list, context.title, days, 'descending');
    const found = list.rows.map(({ userId }) => userId).filter((id) => added.includes(id));
    const sameSecond = 'users come newest first, also those of one second';
    expect.equal(list, sameSecond, added.toReversed(), found);
  }),
  contractRule('joined-now', 'a user has joined at the time of the sign-up', async (context) => {
    const now = nowInSeoul(context.clock);
    const { userId } = await make.member(context);
    const list = await read.users(context);
    const { createdAt = '' } = list.rows.find((row) => row.userId === userId) ?? {};
    // A backend may store the day only.
    const [, day = '', minute] = /^(\S{10})(?:[T ](\d\d:\d\d))?/.exec(createdAt) ?? [];
    if (minute === undefined) return;
    const minutes =
      Math.abs(Date.parse(`${day}T${minute}Z`) - Date.parse(`${now.slice(0, 16)}Z`)) / 60_000;
    if (minutes > CLOCK_SKEW_MINUTES)
      expect.equal(list, `${context.title}, in Seoul`, now, createdAt);
  }),
] as const;
