import { signUpConstraints } from '@fitness/api-contract/constraints';
import { operations } from '@fitness/api-contract/operations';
import { expectResponse } from '../harness/expect-response.ts';
import { freshSignUp, freshUsername } from '../fixtures/fresh-values.ts';
import { assertEqual } from '../harness/assertions.ts';
import type { Call } from '../harness/call.ts';
import { changeRoleCall } from '../fixtures/members.ts';
import { mayCall, ROLES } from '../harness/users.ts';
import { exampleRequestOf } from '../requests/example.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const signUp = (body: object): Call => ({ operation: 'signUp', body });
const signIn = (body: object): Call => ({ operation: 'signIn', body });

const uniqueUsernameAndPhone: Rule = async (fixtures) => {
  const { username, ph } = fixtures.memberWithoutPass;
  await expectError(
    fixtures,
    'UsernameTaken',
    '쓰고 있는 아이디로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), username }),
  );
  await expectError(
    fixtures,
    'PhoneTaken',
    '등록된 전화번호로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), ph }),
  );
};

const allFieldErrors: Rule = async ({ client }) => {
  const body = Object.fromEntries(
    Object.keys(signUpConstraints).map((field) => [
      field,
      field === 'passwordCheck' ? '다름' : '?',
    ]),
  );
  const rejected = await expectResponse(client, signUp(body), {
    description: '틀린 필드는 모두 목록으로 답해야 합니다',
    statuses: ['400'],
  });
  const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
    field,
    message,
  }));
  assertEqual(
    rejected,
    '가입의 400은 필드마다 그 문구를 적은 목록이어야 합니다',
    JSON.stringify(expected),
    JSON.stringify(rejected.body),
  );
};

const wrongPassword: Rule = async (fixtures) => {
  const { username, password } = fixtures.memberWithoutPass;
  for (const body of [
    { username, password: 'Wrong1!!!' },
    { username: freshUsername(), password },
  ])
    await expectError(
      fixtures,
      'SignInFailed',
      '어느 쪽이 틀렸는지 알려 주지 않아야 합니다',
      signIn(body),
    );
};

const errorMessages: Rule = async (fixtures, harness) => {
  const guarded = Object.values(operations).filter(({ isPublic }) => !isPublic);
  for (const { id: operation } of guarded) {
    const request = await exampleRequestOf(harness, operation);
    if (!request) continue;
    const { by, example } = request;
    const call: Call = { operation, ...example };
    await expectError(fixtures, 'LoginRequired', '토큰이 없을 때의 문구', call);
    const role = ROLES.find((one) => fixtures.users[one] && !mayCall(one, operation));
    if (role) {
      const forbidden = { ...call, by: fixtures.users[role] };
      await expectError(fixtures, 'Forbidden', '역할이 다를 때의 문구', forbidden);
    }
    const invalid = { ...call, by, params: { ...example.params, product: 'NOT_A_PRODUCT' } };
    await expectError(fixtures, 'BadRequest', '필드의 문구가 없는 형식 오류의 문구', invalid);
  }
};

/** A field with its own message (`x-message`) has it in the response. */
const fieldMessage: Rule = async ({ client, passHolders: [holder] }) => {
  if (!holder) return;
  const rejected = await expectResponse(
    client,
    { operation: 'createReview', by: holder.by, body: { content: ' ', likeStar: 5 } },
    { description: '빈 리뷰는 400이어야 합니다', statuses: ['400'] },
  );
  assertEqual(
    rejected,
    '400의 문구는 그 필드의 x-message여야 합니다',
    '별점과 리뷰 내용을 모두 입력해주세요.',
    (rejected.body as { message: string }).message,
  );
};

/** The next token of a user who was made anonymous gives no access. */
const anonymousRole: Rule = async (fixtures) => {
  const { memberWithoutPass: member, users, client } = fixtures;
  if (!users.master) return;
  await expectResponse(client, changeRoleCall(fixtures, member.userId, 'ROLE_ANONYMOUS'), {
    description: '역할을 비회원으로 바꿀 수 있어야 합니다',
    statuses: ['2XX'],
  });
  const { username, password } = member;
  const signedIn = await expectResponse(client, signIn({ username, password }), {
    description: '비회원도 로그인할 수 있어야 합니다',
    statuses: ['200'],
  });
  const { token } = signedIn.body as { token: string };
  await expectError(fixtures, 'Forbidden', '비회원이 된 사람의 새 토큰', {
    operation: 'listMyPromotions',
    by: { token, variable: 'TOKEN_ANONYMOUS' },
  });
  await expectResponse(client, changeRoleCall(fixtures, member.userId, 'ROLE_CUSTOMER'), {
    description: '역할을 고객으로 되돌릴 수 있어야 합니다',
    statuses: ['2XX'],
  });
};

/** Accounts, tokens and error messages. */
export const accountRules = ruleCheck('accounts', '규칙: 가입, 로그인, 거절 문구', [
  uniqueUsernameAndPhone,
  allFieldErrors,
  wrongPassword,
  errorMessages,
  fieldMessage,
  anonymousRole,
]);
