import { signUpConstraints } from '@fitness/api-contract/constraints';
import { today } from '../../../dates.ts';
import { assertEqual } from '../../harness/assertions.ts';
import type { Call } from '../../wire/call.ts';
import type { Context } from '../../harness/context.ts';
import { isSuccess } from '../../wire/exchange.ts';
import { expectError, expectResponse, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import {
  freshPhone,
  freshSignUp,
  freshUsername,
  NAME_PREFIX,
} from '../../fixtures/fresh-values.ts';
import { allUsers, resolveUser, type Schemas } from '../../fixtures/lists.ts';
import { newMember, type Member } from '../../fixtures/members.ts';
import { repeated, sendConcurrently } from '../shared/concurrent.ts';

const signUp = (body: object): Call => ({ operation: 'signUp', body });
const signIn = (body: object): Call => ({ operation: 'signIn', body });

/** A new user is a customer and is listed with the submitted values. */
async function newUserIsListed(context: Context): Promise<void> {
  for (const gender of ['female', 'male'] as const)
    await assertListed(context, await newMember(context, { gender }));
}

async function assertListed(context: Context, member: Member): Promise<void> {
  const list = await allUsers(context);
  const rows = list.rows.filter((row) => row.userId === member.userId);
  assertEqual(
    list,
    'a new user is listed once, as a customer, with what was typed at the sign-up',
    [[member.nickname, member.gender, member.ph, 'ROLE_CUSTOMER', null, today(context.clock)]],
    rows.map((row) => [
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

async function uniqueUsernameAndPhone(context: Context): Promise<void> {
  const { username, password: own, ph } = await newMember(context);
  const other = { password: 'Another1!', passwordCheck: 'Another1!' };
  const sameName = signUp({ ...freshSignUp(), ...other, username });
  await expectError(context, 'UsernameTaken', 'a username that is taken is a 400', sameName);
  const free = freshUsername();
  const samePhone = signUp({ ...freshSignUp(), username: free, ph });
  await expectError(context, 'PhoneTaken', 'a phone that is registered is a 400', samePhone);
  const replaced = signIn({ username, password: other.password });
  const kept = 'a refused sign-up does not change the account of that name';
  await expectError(context, 'SignInFailed', kept, replaced);
  await expectSuccess(context, signIn({ username, password: own }), kept);
  const { password } = freshSignUp();
  const refused = signIn({ username: free, password });
  await expectError(context, 'SignInFailed', 'a refused sign-up creates no account', refused);
}

async function signedUpConcurrently(context: Context): Promise<void> {
  const call = signUp({ ...freshSignUp(), ph: freshPhone() });
  const exchanges = await sendConcurrently(context, repeated(call, 3));
  const [first] = exchanges;
  const count = exchanges.filter(isSuccess).length;
  const description = 'concurrent sign-ups with one username create one account';
  if (first) assertEqual(first, description, 1, count);
}

async function allFieldErrors(context: Context): Promise<void> {
  const body = Object.fromEntries(
    Object.keys(signUpConstraints).map((field) => [field, field === 'passwordCheck' ? '!' : '?']),
  );
  const description = 'a sign-up with every field invalid gets the message of each field, in order';
  const rejected = await expectResponse(context, signUp(body), { description, statuses: ['400'] });
  const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
    field,
    message,
  }));
  const found = Array.isArray(rejected.body) ? (rejected.body as Schemas['FieldMessage'][]) : [];
  const shown = found.map(({ field, message }) => ({ field, message }));
  assertEqual(rejected, description, expected, shown);
}

/** A format error is a list that names the field, any other error is one message. */
async function errorShapes(context: Context): Promise<void> {
  const invalid = await expectResponse(context, signUp({ ...freshSignUp(), ph: '010-1234-5678' }), {
    description: 'an invalid phone is a 400',
    statuses: ['400'],
  });
  const fields = Array.isArray(invalid.body)
    ? (invalid.body as Schemas['FieldMessage'][]).map(({ field }) => field)
    : 'no list';
  assertEqual(invalid, 'a format error is a list that names the field', ['ph'], fields);
  const { username } = await newMember(context);
  const taken = await expectResponse(context, signUp({ ...freshSignUp(), username }), {
    description: 'a username that is taken is a 400',
    statuses: ['400'],
  });
  const isList = Array.isArray(taken.body);
  assertEqual(taken, 'an error that is no format error is one message', false, isList);
}

/** Common values of every field that the patterns allow. */
async function ordinaryValues(context: Context): Promise<void> {
  const values: Partial<Schemas['SignUpRequest']>[] = [
    { nickname: '김하' },
    { nickname: 'Haneul' },
    { nickname: `${NAME_PREFIX}${'가'.repeat(21)}` },
    { gender: 'male' },
    { ph: freshPhone(9) },
    { ph: freshPhone(10) },
    { username: freshUsername(15) },
    ...['kim.haneul+gym@mail.makefit.co.kr', "o'neil_7@make-fit.kr", 'a@b.kr'].map((email) => ({
      email,
    })),
    ...['Aa1!aaaa', `A1${'*'.repeat(18)}`, 'abc!@#$%^&*123'].map((password) => ({
      password,
      passwordCheck: password,
    })),
  ];
  for (const value of values)
    await context.results.attempt(context.client, async () => {
      const body = { ...freshSignUp(), ...value };
      const description = `a sign-up with ${JSON.stringify(value)} succeeds`;
      await expectSuccess(context, signUp(body), description);
    });
}

/** Creating an account. */
export const signUpRules = {
  signUp: [
    contractRule('listed', 'a new user is listed as a customer', newUserIsListed),
    contractRule('concurrent', 'concurrent sign-ups create one account', signedUpConcurrently),
    contractRule('ordinary-values', 'ordinary values can sign up', ordinaryValues),
    contractRule('error-shapes', 'a format error is a list, another one a message', errorShapes),
    contractRule('unique', 'username and phone are unique', uniqueUsernameAndPhone),
    studioRule('all-fields', 'every invalid field gets its message', allFieldErrors),
  ],
} as const;
