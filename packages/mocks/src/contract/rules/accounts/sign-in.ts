import { assertEqual } from '../../harness/assertions.ts';
import type { Call } from '../../wire/call.ts';
import type { Context } from '../../harness/context.ts';
import { expectError, expectSuccess } from '../../harness/expectations.ts';
import { contractRule, studioRule } from '../../harness/rule.ts';
import { claimsOf, roleOf, userIdOf } from '../../harness/users.ts';
import { freshUsername } from '../../fixtures/fresh-values.ts';
import { changeRoleCall, newMember, roleInAnswer, signInAnswer } from '../../fixtures/members.ts';

const signIn = (body: object): Call => ({ operation: 'signIn', body });

/** The answer and its token describe the user who signed in. */
async function answerOfSignIn(context: Context): Promise<void> {
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
}

/** Neither the password nor the username is compared loosely. */
async function exactCredentials(context: Context): Promise<void> {
  const { username, password } = await newMember(context);
  const wrong = [
    { username, password: 'Wrong1!!!' },
    { username, password: password.toLowerCase() },
    { username, password: password.toUpperCase() },
    { username, password: `${password} ` },
    { username, password: ` ${password}` },
    { username, password: password.slice(0, -1) },
    { username, password: `${password}x` },
    { username: username.toUpperCase(), password },
    { username: freshUsername(), password },
  ];
  for (const body of wrong)
    await context.results.attempt(context.client, async () => {
      const description = `a sign-in with ${JSON.stringify(body)} is a 401`;
      await expectError(context, 'SignInFailed', description, signIn(body));
    });
}

/** The next token of a user who was made anonymous gives no access. */
async function anonymousRole(context: Context): Promise<void> {
  const { userId, username, password } = await newMember(context);
  const change = changeRoleCall(context, userId, 'ROLE_ANONYMOUS');
  await expectSuccess(context, change, 'a customer can be made anonymous');
  const call = signIn({ username, password });
  const signedIn = await expectSuccess(context, call, 'an anonymous user can sign in');
  const { token } = signedIn.body as { token: string };
  const by = { token, variable: 'TOKEN_ANONYMOUS' };
  const description = 'the new token of a user who was made anonymous is a 403';
  await expectError(context, 'Forbidden', description, { operation: 'listMyPromotions', by });
}

/** Signing in. */
export const signInRules = {
  signIn: [
    contractRule('answer', 'the answer and its token describe the user', answerOfSignIn),
    contractRule('exact-credentials', 'username and password are exact', exactCredentials, {
      reaches: ['401', 'SignInFailed'],
    }),
    studioRule('anonymous-role', 'an anonymous user has no access', anonymousRole),
  ],
} as const;
