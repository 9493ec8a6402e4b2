import { signUpConstraints } from '@fitness/api-contract/constraints';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { demand } from '../harness/harness.ts';
import { freshSignUp, freshUsername } from '../fixtures/fresh-values.ts';
import { insistOn } from '../checks/session-counts.ts';
import { under } from '../fixtures/fixture-client.ts';
import { mayCall, ROLES } from '../harness/users.ts';
import { caseOf } from '../requests/example.ts';
import { refuses, ruleCheck, type Rule } from './rule.ts';

const signUp = (body: object) =>
  ({ operation: 'signUp', parts: { params: {}, query: {}, body } }) as const;
const signIn = (body: object) =>
  ({ operation: 'signIn', parts: { params: {}, query: {}, body } }) as const;

const eachOnce: Rule = async (own) => {
  await refuses(
    own,
    'UsernameTaken',
    '쓰고 있는 아이디로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), username: own.spare.username }),
  );
  await refuses(
    own,
    'PhoneTaken',
    '등록된 전화번호로는 가입할 수 없어야 합니다',
    signUp({ ...freshSignUp(), ph: own.spare.ph }),
  );
};

const everyFieldAtOnce: Rule = async (own) => {
  const body = Object.fromEntries(
    Object.keys(signUpConstraints).map((field) => [
      field,
      field === 'passwordCheck' ? '다름' : '?',
    ]),
  );
  const answer = await demand(own.client, signUp(body), {
    says: '틀린 필드는 모두 목록으로 답해야 합니다',
    statuses: ['400'],
  });
  const expected = Object.entries(signUpConstraints).map(([field, { message }]) => ({
    field,
    message,
  }));
  insistOn(
    answer,
    '가입의 400은 필드마다 그 문구를 적은 목록이어야 합니다',
    JSON.stringify(expected),
    JSON.stringify(answer.body),
  );
};

const wrongPassword: Rule = async (own) => {
  const says = '어느 쪽이 틀렸는지 알려 주지 않아야 합니다';
  await refuses(
    own,
    'SignInFailed',
    says,
    signIn({ username: own.spare.username, password: 'Wrong1!!!' }),
  );
  await refuses(
    own,
    'SignInFailed',
    says,
    signIn({ username: freshUsername(), password: own.spare.password }),
  );
};

const texts: Rule = async (own, bench) => {
  for (const operation of guarded()) {
    const one = await caseOf(bench, operation);
    if (!one) continue;
    const { example: parts } = one;
    await refuses(own, 'LoginRequired', '토큰이 없을 때의 문구', { operation, parts });
    const role = ROLES.find((role) => own.people[role] && !mayCall(role, operation));
    if (role)
      await refuses(own, 'Forbidden', '역할이 다를 때의 문구', {
        operation,
        parts,
        by: own.people[role],
      });
    const broken = { ...parts, params: { ...parts.params, product: 'NOT_A_PRODUCT' } };
    await refuses(own, 'BadRequest', '필드의 문구가 없는 형식 오류의 문구', {
      operation,
      parts: broken,
      by: one.by,
    });
  }
};

/** A field with words of its own (`x-message`) has them in the answer. */
const ownWords: Rule = async (own) => {
  const [holder] = own.holders;
  if (!holder) return;
  const call = {
    operation: 'createReview',
    by: holder.by,
    parts: under(own.product, { body: { content: ' ', likeStar: 5 } }),
  } as const;
  const answer = await demand(own.client, call, {
    says: '빈 리뷰는 400이어야 합니다',
    statuses: ['400'],
  });
  insistOn(
    answer,
    '400의 문구는 그 필드의 x-message여야 합니다',
    '별점과 리뷰 내용을 모두 입력해주세요.',
    (answer.body as { message: string }).message,
  );
};

/** After the master made somebody anonymous, their next token opens nothing. */
const anonymous: Rule = async (own) => {
  const { spare, product, people } = own;
  if (!people.master) return;
  const role = { operation: 'changeUserRole', by: people.master } as const;
  const change = (roleName: string) => ({
    ...role,
    parts: under(product, {
      params: { userId: spare.userId },
      body: { userId: spare.userId, roleName },
    }),
  });
  await demand(own.client, change('ROLE_ANONYMOUS'), {
    says: '역할을 비회원으로 바꿀 수 있어야 합니다',
    statuses: ['2XX'],
  });
  const signedIn = await demand(
    own.client,
    signIn({ username: spare.username, password: spare.password }),
    { says: '비회원도 로그인할 수 있어야 합니다', statuses: ['200'] },
  );
  const { token } = signedIn.body as { token: string };
  const by = { token, variable: 'TOKEN_ANONYMOUS' };
  await refuses(own, 'Forbidden', '비회원이 된 사람의 새 토큰', {
    operation: 'listMyPromotions',
    by,
    parts: under(product),
  });
  await demand(own.client, change('ROLE_CUSTOMER'), {
    says: '역할을 고객으로 되돌릴 수 있어야 합니다',
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
  eachOnce,
  everyFieldAtOnce,
  wrongPassword,
  texts,
  ownWords,
  anonymous,
]);
