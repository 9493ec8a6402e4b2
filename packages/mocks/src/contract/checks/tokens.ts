import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import { freshSignUp } from '../fixtures/fresh-values.ts';
import * as make from '../fixtures/make.ts';
import { contractRule, requireUser, type Context, type Rule } from '../harness/context.ts';
import * as expect from '../harness/expect.ts';
import { Untested } from '../harness/untested.ts';
import {
  callersOf,
  claimsOf,
  mayCall,
  roleOf,
  ROLES,
  shortRole,
  type Role,
  type User,
} from '../harness/users.ts';
import { isPathId, nameOf, requestFieldsOf, withValue } from '../requests/fields.ts';
import type { Caller, Parts } from '../wire/call.ts';
import { exampleRequest } from './requests.ts';

export function tokenRules(operation: OperationId): Rule[] {
  const callers = callersOf(operation);
  const allowed = callers.length < 2 ? [] : callers.map((role) => allowedRule(operation, role));
  if (operations[operation].isPublic) return [openRule(operation), ...allowed];
  return [
    ...allowed,
    contractRule('no-token', 'without a token every request is a 401', async (context) => {
      await refuses(context, operation, undefined);
      await refuses(context, operation, undefined, invalidParts);
    }),
    contractRule('forged-tokens', 'a token with an invalid signature is a 401', async (context) => {
      const [role = 'ROLE_CUSTOMER'] = callers;
      const other = ROLES.filter((one) => one !== role).flatMap((one) => context.users[one])[0];
      for (const [kind, by] of forgedTokens(await userOf(context, role), other))
        await refuses({ ...context, title: `${kind} is a 401` }, operation, by);
    }),
    contractRule('expired-token', 'an expired token is a 401', async (context) => {
      for (const by of await expiredTokens(context, operation))
        await refuses(context, operation, by);
    }),
    ...(operations[operation].method === 'get' ? [keptRule(operation)] : []),
    ...othersOf(operation).map((role) =>
      contractRule(`forbidden-${role}`, `every request of ${role} is a 403`, async (context) => {
        const by = await userOf(context, role);
        await refuses(context, operation, by);
        await refuses(context, operation, by, invalidParts);
      }),
    ),
  ];
}

function othersOf(operation: OperationId): Role[] {
  return ROLES.filter((role) => !mayCall(role, operation));
}

function refuses(
  context: Context,
  operation: OperationId,
  by: (Caller & { role?: Role }) | undefined,
  partsOf = harmlessParts,
): Promise<void> {
  const error = by?.role ? 'Forbidden' : 'LoginRequired';
  const parts = partsOf(operation, context.settings.product);
  return context.results.attempt(() => expect.error(context, error, { operation, by, ...parts }));
}

/** A response that is kept, for example by a cache in front of the check of tokens, is not given to others. */
function keptRule(operation: OperationId): Rule {
  const title = 'what a permitted caller has got is not given to others who send the same request';
  return contractRule('cached-response', title, async (context) => {
    const { by, parts } = await exampleRequest(context, operation);
    for (const role of [undefined, ...othersOf(operation)])
      await context.results.attempt(async () => {
        const other = role && (await userOf(context, role));
        await expect.success(context, { operation, by, ...parts });
        const error = other ? 'Forbidden' : 'LoginRequired';
        await expect.error(context, error, { operation, by: other, ...parts });
      });
  });
}

function allowedRule(operation: OperationId, role: Role): Rule {
  return contractRule(`allowed-${role}`, `a token of ${role} may call it`, async (context) => {
    const by = await userOf(context, role);
    const { parts } = await exampleRequest(context, operation);
    await expect.success(context, { operation, by, ...parts }, context.title);
  });
}

function openRule(operation: OperationId): Rule {
  const title = 'a token that cannot be used counts as no token';
  return contractRule('unusable-token', title, async (context) => {
    const harmless = harmlessParts(operation, context.settings.product);
    const expectation = expect.isNotFormatError(operation, title);
    // An account of the example could not be told from a real one.
    const body = operation === 'signUp' ? freshSignUp() : harmless.body;
    const parts = { ...harmless, ...(body !== undefined && { body }) };
    for (const by of [undefined, { token: 'a.b.c' }, { token: 'garbage' }])
      await context.results.attempt(() =>
        expect.response(context, { operation, by, ...parts }, expectation),
      );
  });
}

async function userOf(context: Context, role: Role): Promise<User> {
  return role === 'ROLE_CUSTOMER' && !context.settings.isSafe
    ? make.member(context)
    : requireUser(context, role);
}

function forgedTokens(by: User, other: User | undefined): [string, Caller][] {
  const [header = '', payload = '', signature = ''] = by.token.split('.');
  const claims = { ...claimsOf(by.token), jti: '1', role: 'ROLE_MASTER', roleName: 'ROLE_MASTER' };
  const unsigned = encoded({ alg: 'none', typ: 'JWT' });
  const forged = (token: string): Caller => ({ token, variable: 'TOKEN_FORGED' });
  const kinds: [string, Caller][] = [
    ['an unreadable token', { token: 'garbage' }],
    ['a token of three parts without content', { token: 'a.b.c' }],
    ['a token without a signature (alg none)', forged(`${unsigned}.${encoded(claims)}.`)],
    ['an unsigned token (alg none) with the own claims', forged(`${unsigned}.${payload}.`)],
    ['a token with changed claims', forged(`${header}.${encoded(claims)}.${signature}`)],
  ];
  const otherSignature = other?.token.split('.')[2];
  if (otherSignature !== undefined) {
    const token = forged(`${header}.${payload}.${otherSignature}`);
    kinds.push(['a token with the signature of another one', token]);
  }
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
    .filter((field) => isPathId(field) || ID_FIELDS.includes(nameOf(field)))
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
  const { userId, role = callers[0] ?? 'ROLE_CUSTOMER' } = user ?? {};
  if (userId === undefined) throw new Untested(role, 'no account may call the operation');
  const { token } = await hook.make('expired-token', { userId });
  const name = `EXPIRED_${shortRole(role).toUpperCase()}`;
  const variable = context.legend.add(name, 'an expired token from the hook');
  return [{ token, variable }];
}
