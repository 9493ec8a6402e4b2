import { signUpConstraints } from '@fitness/api-contract/constraints';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { expectResponse } from '../harness/harness.ts';
import { freshSignUp, freshUsername } from '../fixtures/fresh-values.ts';
import { assertEqual } from '../harness/assertions.ts';
import { withProduct } from '../fixtures/fixture-client.ts';
import { mayCall, ROLES } from '../harness/users.ts';
import { exampleRequestOf } from '../requests/example.ts';
import { expectError, ruleCheck, type Rule } from './rule.ts';

const signUp = (body: object) =>
  ({ operation: 'signUp', parts: { params: {}, query: {}, body } }) as const;
const signIn = (body: object) =>
  ({ operation: 'signIn', parts: { params: {}, query: {}, body } }) as const;

const uniqueUsernameAndPhone: Rule = async (fixtures) => {
  await expectError(
    fixtures,
    'UsernameTaken',
    '쓰고 있는 아이디로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), username: fixtures.memberWithoutPass.username }),
  );
  await expectError(
    fixtures,
    'PhoneTaken',
    '등록된 전화번호로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), ph: fixtures.memberWithoutPass.ph }),
  );
};

const allFieldErrors: Rule = async (fixtures) => {
  const body = Object.fromEntries(
    Object.keys(signUpConstraints).map((field) => [
      field,
      field === 'passwordCheck' ? '다름' : '?',
    ]),
  );
  const answer = await expectResponse(fixtures.client, signUp(body), {
    description: '틀린 필드는 모두 목록으로 답해야 합니다',
    statuses: ['400'],
  });
  const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
    field,
    message,
  }));
  assertEqual(
    answer,
    '가입의 400은 필드마다 그 문구를 적은 목록이어야 합니다',
    JSON.stringify(expected),
    JSON.stringify(answer.body),
  );
};

const wrongPassword: Rule = async (fixtures) => {
  const description = '어느 쪽이 틀렸는지 알려 주지 않아야 합니다';
  await expectError(
    fixtures,
    'SignInFailed',
    description,
    signIn({ username: fixtures.memberWithoutPass.username, password: 'Wrong1!!!' }),
  );
  await expectError(
    fixtures,
    'SignInFailed',
    description,
    signIn({ username: freshUsername(), password: fixtures.memberWithoutPass.password }),
  );
};

const texts: Rule = async (fixtures, harness) => {
  for (const operation of guarded()) {
    const one = await exampleRequestOf(harness, operation);
    if (!one) continue;
    const { example: parts } = one;
    await expectError(fixtures, 'LoginRequired', '토큰이 없을 때의 문구', { operation, parts });
    const role = ROLES.find((role) => fixtures.users[role] && !mayCall(role, operation));
    if (role)
      await expectError(fixtures, 'Forbidden', '역할이 다를 때의 문구', {
        operation,
        parts,
        by: fixtures.users[role],
      });
    const broken = { ...parts, params: { ...parts.params, product: 'NOT_A_PRODUCT' } };
    await expectError(fixtures, 'BadRequest', '필드의 문구가 없는 형식 오류의 문구', {
      operation,
      parts: broken,
      by: one.by,
    });
  }
};

/** A field with words of its own (`x-message`) has them in the answer. */
const fieldMessage: Rule = async (fixtures) => {
  const [holder] = fixtures.passHolders;
  if (!holder) return;
  const call = {
    operation: 'createReview',
    by: holder.by,
    parts: withProduct(fixtures.product, { body: { content: ' ', likeStar: 5 } }),
  } as const;
  const answer = await expectResponse(fixtures.client, call, {
    description: '빈 리뷰는 400이어야 합니다',
    statuses: ['400'],
  });
  assertEqual(
    answer,
    '400의 문구는 그 필드의 x-message여야 합니다',
    '별점과 리뷰 내용을 모두 입력해주세요.',
    (answer.body as { message: string }).message,
  );
};

/** After the master made somebody anonymous, their next token opens nothing. */
const anonymous: Rule = async (fixtures) => {
  const { memberWithoutPass, product, users } = fixtures;
  if (!users.master) return;
  const role = { operation: 'changeUserRole', by: users.master } as const;
  const change = (roleName: string) => ({
    ...role,
    parts: withProduct(product, {
      params: { userId: memberWithoutPass.userId },
      body: { userId: memberWithoutPass.userId, roleName },
    }),
  });
  await expectResponse(fixtures.client, change('ROLE_ANONYMOUS'), {
    description: '역할을 비회원으로 바꿀 수 있어야 합니다',
    statuses: ['2XX'],
  });
  const signedIn = await expectResponse(
    fixtures.client,
    signIn({ username: memberWithoutPass.username, password: memberWithoutPass.password }),
    { description: '비회원도 로그인할 수 있어야 합니다', statuses: ['200'] },
  );
  const { token } = signedIn.body as { token: string };
  const by = { token, variable: 'TOKEN_ANONYMOUS' };
  await expectError(fixtures, 'Forbidden', '비회원이 된 사람의 새 토큰', {
    operation: 'listMyPromotions',
    by,
    parts: withProduct(product),
  });
  await expectResponse(fixtures.client, change('ROLE_CUSTOMER'), {
    description: '역할을 고객으로 되돌릴 수 있어야 합니다',
    statuses: ['2XX'],
  });
};

function guarded(): OperationId[] {
  return Object.values(operations)
    .filter(({ isPublic }) => !isPublic)
    .map(({ id }) => id);
}

/** Accounts, tokens and the texts of every refusal. */
export const accountRules = ruleCheck('accounts', '규칙: 가입, 로그인, 거절 문구', [
  uniqueUsernameAndPhone,
  allFieldErrors,
  wrongPassword,
  texts,
  fieldMessage,
  anonymous,
]);
