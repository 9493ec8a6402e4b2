import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Caller, Parts } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import {
  expectError,
  expectResponse,
  isNotFormatError,
  expectSuccess,
} from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import {
  callersOf,
  claimsOf,
  mayCall,
  requireUser,
  roleOf,
  ROLES,
  shortRole,
  type Role,
  type User,
} from '../harness/users.ts';
import { Untested } from '../harness/untested.ts';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import { newMember } from '../fixtures/members.ts';
import { exampleRequest } from './requests.ts';
import { isPathId, requestFieldsOf, withValue } from '../requests/request-fields.ts';

/** The rules about who may call an operation: one for a missing token, for each kind of invalid token and for each other role. */
export function tokenRules(operation: OperationId): Rule[] {
  if (operations[operation].isPublic) return [openRule(operation), ...allowedRules(operation)];
  return [
    ...allowedRules(operation),
    contractRule(
      'no-token',
      'a request without a token is a 401, before it is validated',
      async (context) => {
        const description = 'a request without a token is a 401';
        await eachRequest(context, operation, undefined, 'LoginRequired', description);
      },
    ),
    contractRule('forged-tokens', 'a token with an invalid signature is a 401', async (context) => {
      const [role = 'ROLE_CUSTOMER'] = callersOf(operation);
      const other = ROLES.filter((one) => one !== role).flatMap((one) => context.users[one])[0];
      for (const [kind, by] of forgedTokens(await userOf(context, role), other))
        await attempt(context, operation, by, 'LoginRequired', `${kind} is a 401`);
    }),
    contractRule('expired-token', 'an expired token is a 401', async (context) => {
      for (const by of await expiredTokens(context, operation))
        await attempt(context, operation, by, 'LoginRequired', 'an expired token is a 401');
    }),
    ...(operations[operation].method === 'get' ? [keptRule(operation)] : []),
    ...ROLES.filter((role) => !mayCall(role, operation)).map((role) =>
      contractRule(
        `forbidden-${role}`,
        `a token of ${role} is a 403, before the request is validated`,
        async (context) => {
          const by = await userOf(context, role);
          const description = `a token of ${role} is a 403`;
          await eachRequest(context, operation, by, 'Forbidden', description);
        },
      ),
    ),
  ];
}

/** A response that is kept, for example by a cache in front of the check of tokens, is not given to others. */
function keptRule(operation: OperationId): Rule {
  const title = 'what a permitted caller has got is not given to others who send the same request';
  return contractRule('kept-response', title, async (context) => {
    const { by, parts } = await exampleRequest(context, operation);
    const refuse = async (other: User | undefined): Promise<void> => {
      const call = { operation, by, ...parts };
      await expectSuccess(context, call, 'a permitted caller gets the response');
      const error = other ? 'Forbidden' : 'LoginRequired';
      await expectError(context, error, title, { operation, by: other, ...parts });
    };
    await context.results.attempt(() => refuse(undefined));
    for (const role of ROLES.filter((one) => !mayCall(one, operation)))
      await context.results.attempt(async () => refuse(await userOf(context, role)));
  });
}

function allowedRules(operation: OperationId): Rule[] {
  const roles = callersOf(operation);
  if (roles.length < 2) return [];
  return roles.map((role) =>
    contractRule(`allowed-${role}`, `a token of ${role} may call it`, async (context) => {
      const by = await userOf(context, role);
      const { parts } = await exampleRequest(context, operation);
      await expectSuccess(context, { operation, by, ...parts }, `a token of ${role} may call it`);
    }),
  );
}

function openRule(operation: OperationId): Rule {
  const title = 'a token that cannot be used counts as no token';
  return contractRule('unusable-token', title, async (context) => {
    const harmless = harmlessParts(operation, context.settings.product);
    const expectation = isNotFormatError(operation, title);
    // An account of the example could not be told from a real one.
    const body = operation === 'signUp' ? freshSignUp() : harmless.body;
    const parts = { ...harmless, ...(body !== undefined && { body }) };
    for (const by of [undefined, { token: 'a.b.c' }, { token: 'garbage' }])
      await context.results.attempt(() =>
        expectResponse(context, { operation, by, ...parts }, expectation),
      );
  });
}

/** A user of the role; a new customer unless the run must not write. */
function userOf(context: Context, role: Role): Promise<User> | User {
  return role === 'ROLE_CUSTOMER' && !context.settings.isSafe
    ? newMember(context)
    : requireUser(context, role);
}

/** Sends a valid and an invalid request: the token is checked before the request. */
async function eachRequest(
  context: Context,
  operation: OperationId,
  by: Caller | undefined,
  error: 'LoginRequired' | 'Forbidden',
  description: string,
): Promise<void> {
  await attempt(context, operation, by, error, description);
  const late = `${description} also where the request is invalid`;
  await attempt(context, operation, by, error, late, invalidParts);
}

function attempt(
  context: Context,
  operation: OperationId,
  by: Caller | undefined,
  error: 'LoginRequired' | 'Forbidden',
  description: string,
  partsOf = harmlessParts,
): Promise<void> {
  const parts = partsOf(operation, context.settings.product);
  return context.results.attempt(() =>
    expectError(context, error, description, { operation, by, ...parts }),
  );
}

/** Forged tokens: unreadable ones, changed claims, and the signature of another token. */
function forgedTokens(by: User, other: User | undefined): [string, Caller][] {
  const [header = '', payload = '', signature = ''] = by.token.split('.');
  const claims = { ...claimsOf(by.token), jti: '1', role: 'ROLE_MASTER', roleName: 'ROLE_MASTER' };
  const unsigned = encoded({ alg: 'none', typ: 'JWT' });
  const [, , otherSignature] = other?.token.split('.') ?? [];
  const forged = (token: string): Caller => ({ token, variable: 'TOKEN_FORGED' });
  const notSigned = (content: string): Caller => ({
    token: `${unsigned}.${content}.`,
    variable: 'TOKEN_UNSIGNED',
  });
  const kinds: [string, Caller][] = [
    ['an unreadable token', { token: 'garbage' }],
    ['a token of three parts without content', { token: 'a.b.c' }],
    ['a token without a signature (alg none)', notSigned(encoded(claims))],
    ['an unsigned token (alg none) with the own claims', notSigned(payload)],
    ['a token with changed claims', forged(`${header}.${encoded(claims)}.${signature}`)],
  ];
  if (otherSignature !== undefined)
    kinds.push([
      'a token with the signature of another one',
      forged(`${header}.${payload}.${otherSignature}`),
    ]);
  return kinds;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A valid request with unknown ids, which changes nothing even if it is accepted. */
function harmlessParts(operation: OperationId, product: string): Parts {
  const example: Parts = requestExamples[operation];
  const parts: Parts = { ...example, params: { ...example.params, product } };
  return requestFieldsOf(operation)
    .filter((field) => isPathId(field) || ID_FIELDS.includes(field.path.at(-1) ?? ''))
    .reduce<Parts>((changed, field) => withValue(operation, changed, field, 2_000_000_001), parts);
}

const ID_FIELDS = ['userId', 'membershipId', 'classId', 'classSubjectId'];

function invalidParts(operation: OperationId, product: string): Parts {
  const { params }: Parts = requestExamples[operation];
  const names = Object.fromEntries(Object.keys(params).map((name) => [name, 'x']));
  return { params: { ...names, product }, query: {}, body: {} };
}

/** Expired tokens of roles that may call the operation: the given ones, otherwise one from the hook. */
async function expiredTokens(context: Context, operation: OperationId): Promise<readonly Caller[]> {
  const { expiredTokens: given, users, hook } = context;
  const callers = callersOf(operation);
  const fitting = given.filter((token) => callers.some((role) => role === roleOf(token)));
  if (fitting.length > 0) return fitting.map((token) => ({ token, variable: 'EXPIRED_TOKEN' }));
  if (!hook.isConfigured)
    throw new Untested('expired-token', 'no --expired-token and no --hook is given');
  const user = callers.flatMap((role) => users[role]).find(({ userId }) => userId !== undefined);
  if (user?.userId === undefined)
    throw new Untested(
      callers[0] ?? 'expired-token',
      'there is no account that may call the operation',
    );
  const { token } = await hook.make('expired-token', { userId: user.userId });
  const name = `EXPIRED_${shortRole(user.role).toUpperCase()}`;
  const variable = context.legend.add(name, 'an expired token from the hook');
  return [{ token, variable }];
}
