import { signUpConstraints } from '@fitness/api-contract/constraints';
import { today } from '../../dates.ts';
import {
  freshPhone,
  freshSignUp,
  freshUsername,
  NAME_PREFIX,
  unknownId,
} from '../fixtures/fresh-values.ts';
import { allUsers, resolveUser, workersIn, type Schemas } from '../fixtures/lists.ts';
import {
  buyPass,
  changeRoleCall,
  newMember,
  newPassHolder,
  roleInAnswer,
  signInAnswer,
} from '../fixtures/members.ts';
import { assertEqual } from '../harness/assertions.ts';
import type { Context } from '../harness/context.ts';
import {
  expectError,
  expectResponse,
  expectSuccess,
  isBadRequest,
} from '../harness/expectations.ts';
import { contractRule, studioRule } from '../harness/rule.ts';
import { Untested } from '../harness/untested.ts';
import { claimsOf, requireUser, roleOf, userIdOf } from '../harness/users.ts';
import type { Call } from '../wire/call.ts';
import {
  assertChangesNothing,
  assertOneSuccess,
  sendConcurrently,
  sendRepeatedly,
} from './shared.ts';

const signUpCall = (body: object): Call => ({ operation: 'signUp', body });
const signInCall = (body: object): Call => ({ operation: 'signIn', body });

/** The fields of a format error and their messages; undefined where the response is no list. */
function fieldErrorsOf(body: unknown) {
  return Array.isArray(body)
    ? (body as Schemas['FieldMessage'][]).map(({ field, message }) => ({ field, message }))
    : undefined;
}

async function errorShapes(context: Context): Promise<void> {
  const hyphens = signUpCall({ ...freshSignUp(), ph: '010-1234-5678' });
  const invalid = await expectResponse(context, hyphens, isBadRequest('an invalid phone is a 400'));
  const fields = fieldErrorsOf(invalid.body)?.map(({ field }) => field) ?? 'no list';
  assertEqual(invalid, 'a format error is a list that names the field', ['ph'], fields);
  const { username } = await newMember(context);
  const sameName = signUpCall({ ...freshSignUp(), username });
  const description = 'a username that is taken is a 400';
  const taken = await expectResponse(context, sameName, isBadRequest(description));
  const isList = Array.isArray(taken.body);
  assertEqual(taken, 'an error that is no format error is one message', false, isList);
}

export const signUp = [
  contractRule('listed', 'a new user is listed as a customer', async (context) => {
    for (const gender of ['female', 'male'] as const) {
      const ph = freshPhone();
      // Both are read before too, which shows a cached response.
      const by = requireUser(context, 'ROLE_MASTER');
      const search = { operation: 'resolveUserByPhone', by, query: { ph } } as const;
      await expectError(context, 'PhoneNotFound', 'an unknown phone is a 404', search);
      await allUsers(context);
      const member = await newMember(context, { gender, ph });
      const list = await allUsers(context);
      assertEqual(
        list,
        'a new user is listed once, as a customer, with what was typed at the sign-up',
        [[member.nickname, gender, member.ph, 'ROLE_CUSTOMER', null, today(context.clock)]],
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
      const { exchange, userId } = await resolveUser(context, member.ph);
      const description = 'the phone leads to the user that signed up with it';
      assertEqual(exchange, description, member.userId, userId);
    }
  }),
  contractRule('concurrent', 'concurrent sign-ups create one account', async (context) => {
    const exchanges = await sendRepeatedly(context, signUpCall(freshSignUp()), 3);
    assertOneSuccess(exchanges, 'concurrent sign-ups with one username create one account');
  }),
  contractRule('same-phone-at-once', 'a phone has one account', async (context) => {
    const ph = freshPhone();
    const calls = [1, 2, 3].map(() => signUpCall({ ...freshSignUp(), ph }));
    const exchanges = await sendConcurrently(context, calls);
    assertOneSuccess(exchanges, 'concurrent sign-ups with one phone create one account');
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
        await expectSuccess(context, call, `a sign-up with ${JSON.stringify(value)} succeeds`);
      });
  }),
  contractRule('error-shapes', 'a format error is a list, another one a message', errorShapes),
  contractRule('unique', 'username and phone are unique', async (context) => {
    const { username, password: own, ph } = await newMember(context);
    const other = { password: 'Another1!', passwordCheck: 'Another1!' };
    const sameName = signUpCall({ ...freshSignUp(), ...other, username });
    await expectError(context, 'UsernameTaken', 'a username that is taken is a 400', sameName);
    const refused = { ...freshSignUp(), ph };
    const samePhone = 'a phone that is registered is a 400';
    await expectError(context, 'PhoneTaken', samePhone, signUpCall(refused));
    const kept = 'a refused sign-up does not change the account of that name';
    const replaced = signInCall({ username, password: other.password });
    await expectError(context, 'SignInFailed', kept, replaced);
    await expectSuccess(context, signInCall({ username, password: own }), kept);
    const none = signInCall({ username: refused.username, password: refused.password });
    await expectError(context, 'SignInFailed', 'a refused sign-up creates no account', none);
  }),
  studioRule('all-fields', 'every invalid field gets its message', async (context) => {
    const body = Object.fromEntries(
      Object.keys(signUpConstraints).map((field) => [field, field === 'passwordCheck' ? '!' : '?']),
    );
    const description =
      'a sign-up with every field invalid gets the message of each field, in order';
    const rejected = await expectResponse(context, signUpCall(body), isBadRequest(description));
    const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
      field,
      message,
    }));
    assertEqual(rejected, description, expected, fieldErrorsOf(rejected.body) ?? []);
  }),
] as const;

async function exactCredentials(context: Context): Promise<void> {
  const { username, password } = await newMember(context);
  const wrongPasswords = [
    'Wrong1!!!',
    password.toLowerCase(),
    password.toUpperCase(),
    `${password} `,
    ` ${password}`,
    password.slice(0, -1),
    `${password}x`,
  ];
  for (const body of [
    ...wrongPasswords.map((wrong) => ({ username, password: wrong })),
    { username: username.toUpperCase(), password },
    { username: freshUsername(), password },
  ])
    await context.results.attempt(async () => {
      const description = `a sign-in with ${JSON.stringify(body)} is a 401`;
      await expectError(context, 'SignInFailed', description, signInCall(body));
    });
}

export const signIn = [
  contractRule('answer', 'the answer and its token describe the user', async (context) => {
    const { username, password, nickname, ph, userId } = await newMember(context);
    const { exchange, answer } = await signInAnswer(context, username, password);
    const claims = claimsOf(answer.token);
    assertEqual(
      exchange,
      'the token describes the user who signed in',
      ['ROLE_CUSTOMER', userId],
      [roleOf(answer.token), userIdOf(answer.token)],
    );
    // Answer and token may omit these fields, but must not contain wrong values.
    assertEqual(
      exchange,
      'the answer of a sign-in and its token describe the user',
      ['ROLE_CUSTOMER', nickname, nickname, ph, nickname, ph],
      [
        roleInAnswer(answer) ?? 'ROLE_CUSTOMER',
        answer.nickname ?? nickname,
        answer.name ?? nickname,
        answer.ph ?? ph,
        claims['nickname'] ?? nickname,
        claims['ph'] ?? ph,
      ],
    );
  }),
  contractRule('exact-credentials', 'username and password are exact', exactCredentials, {
    reaches: ['401', 'SignInFailed'],
  }),
  studioRule('anonymous-role', 'an anonymous user has no access', async (context) => {
    const { userId, username, password } = await newMember(context);
    const change = changeRoleCall(context, userId, 'ROLE_ANONYMOUS');
    await expectSuccess(context, change, 'a customer can be made anonymous');
    const call = signInCall({ username, password });
    const signedIn = await expectSuccess(context, call, 'an anonymous user can sign in');
    const { token } = signedIn.body as { token: string };
    const by = { token, variable: 'TOKEN_ANONYMOUS' };
    const description = 'the new token of a user who was made anonymous is a 403';
    await expectError(context, 'Forbidden', description, { operation: 'listMyPromotions', by });
  }),
] as const;

function rowsOf(context: Context, userId: number) {
  return async () => (await allUsers(context)).rows.filter((row) => row.userId === userId);
}

/** Only against the mock backend, because a backend without this rule would lose its last master. */
async function lastMaster(context: Context): Promise<void> {
  if (!context.settings.isMock)
    throw new Untested('mock-only', 'a backend without the rule would lose its last owner');
  const { rows } = await allUsers(context);
  const masters = new Set(
    rows.filter(({ roleName }) => roleName === 'ROLE_MASTER').map(({ userId }) => userId),
  );
  const [only] = masters;
  if (masters.size !== 1 || only === undefined)
    throw new Untested('data', 'the backend has several owners');
  const call = changeRoleCall(context, only, 'ROLE_CUSTOMER');
  await expectError(context, 'LastMaster', 'the last owner keeps the role', call);
}

export const changeUserRole = [
  contractRule('changed-everywhere', 'a changed role is shown everywhere', async (context) => {
    const { by } = await newPassHolder(context);
    await buyPass(context, by);
    const other = await newMember(context);
    // Read before the change too, which shows a cached response.
    await allUsers(context);
    await workersIn(context, today(context.clock));
    for (const roleName of ['ROLE_MANAGER', 'ROLE_ANONYMOUS', 'ROLE_CUSTOMER']) {
      const call = changeRoleCall(context, by.userId, roleName);
      const changed = await expectSuccess(context, call, 'the owner can change a role');
      const { rows } = await allUsers(context);
      const rolesOf = (id: number) =>
        rows.filter((row) => row.userId === id).map((row) => row.roleName);
      const everyRow = 'a changed role is in every row of the user';
      assertEqual(changed, everyRow, [roleName, roleName], rolesOf(by.userId));
      const unchanged = rolesOf(other.userId);
      assertEqual(changed, "nobody else's role changes", ['ROLE_CUSTOMER'], unchanged);
      const workers = await workersIn(context, today(context.clock));
      assertEqual(
        workers,
        'who is a trainer is among the trainers, and nobody else',
        roleName === 'ROLE_MANAGER' ? [by.nickname] : [],
        workers.rows.filter(({ ph }) => ph === by.ph).map(({ nickname }) => nickname),
      );
      const { exchange, answer } = await signInAnswer(context, by.username, by.password);
      assertEqual(
        exchange,
        'the next sign-in and its token have the changed role',
        [roleName, roleName],
        [roleOf(answer.token), roleInAnswer(answer) ?? roleName],
      );
    }
  }),
  contractRule('forbidden-change', 'only the owner changes roles', async (context) => {
    // The role must stay the same, whatever the response says.
    const { userId } = await newMember(context);
    for (const by of [await newMember(context), ...context.users.ROLE_MANAGER.slice(0, 1)]) {
      const call = { ...changeRoleCall(context, userId, 'ROLE_MANAGER'), by };
      await assertChangesNothing(rowsOf(context, userId), () =>
        expectError(context, 'Forbidden', 'only the owner changes roles', call),
      );
    }
  }),
  studioRule('unknown-user', 'an unknown user is a 404', async (context) => {
    const call = changeRoleCall(context, unknownId(), 'ROLE_CUSTOMER');
    await expectError(context, 'UserNotFound', 'an unknown user is a 404', call);
  }),
  contractRule('to-master', 'nobody can be made an owner', async (context) => {
    const { userId } = await newMember(context);
    const call = changeRoleCall(context, userId, 'ROLE_MASTER');
    await assertChangesNothing(rowsOf(context, userId), () =>
      expectError(context, 'BadRequest', 'nobody can be made an owner', call),
    );
  }),
  studioRule('last-master', 'the last owner keeps the role', lastMaster, {
    isExclusive: true,
    reaches: ['409', 'LastMaster'],
  }),
] as const;
