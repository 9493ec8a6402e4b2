import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import type { Caller, Parts } from '../wire/call.ts';
import type { Context } from '../harness/context.ts';
import {
  expectError,
  expectResponse,
  isNotFormatError,
  succeeds,
} from '../harness/expectations.ts';
import { contractRule, type Rule } from '../harness/rule.ts';
import {
  callersOf,
  claimsOf,
  mayCall,
  requireUser,
  ROLES,
  type Role,
  type User,
} from '../harness/users.ts';
import { newMember } from '../fixtures/members.ts';
import { exampleRequests } from '../requests/example.ts';
import { isPathId, requestFieldsOf, withValue } from '../requests/request-fields.ts';
import { expiredTokens } from '../fixtures/expired-tokens.ts';

/** The rules about who may call an operation: one for a missing token, for each kind of invalid token and for each other role. */
export function tokenRules(operation: OperationId): Rule[] {
  if (operations[operation].isPublic) return [openRule(operation), ...allowedRules(operation)];
  return [
    ...allowedRules(operation),
    contractRule(
      'no-token',
      'a request without a token is a 401, before it is validated',
      (context) =>
        eachRequest(
          context,
          operation,
          undefined,
          'LoginRequired',
          'a request without a token is a 401',
        ),
    ),
    contractRule('forged-tokens', 'a token with an invalid signature is a 401', (context) =>
      checkForged(context, operation),
    ),
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
    const { by, parts } = await (await exampleRequests(context, operation))();
    const refuse = async (other: User | undefined): Promise<void> => {
      const success = succeeds(operation, 'a permitted caller gets the response');
      await expectResponse(context, { operation, by, ...parts }, success);
      const error = other ? 'Forbidden' : 'LoginRequired';
      await expectError(context, error, title, { operation, by: other, ...parts });
    };
    await context.results.attempt(context.client, () => refuse(undefined));
    for (const role of ROLES.filter((one) => !mayCall(one, operation)))
      await context.results.attempt(context.client, async () =>
        refuse(await userOf(context, role)),
      );
  });
}

/** One rule for each role of an operation that several roles may call. */
function allowedRules(operation: OperationId): Rule[] {
  const roles = callersOf(operation);
  if (roles.length < 2) return [];
  return roles.map((role) =>
    contractRule(`allowed-${role}`, `a token of ${role} may call it`, async (context) => {
      const by = await userOf(context, role);
      const { parts } = await (await exampleRequests(context, operation))();
      const expectation = succeeds(operation, `a token of ${role} may call it`);
      await expectResponse(context, { operation, by, ...parts }, expectation);
    }),
  );
}

/** A public operation ignores an invalid token. */
function openRule(operation: OperationId): Rule {
  const title = 'a token that cannot be used counts as no token';
  return contractRule('unusable-token', title, async (context) => {
    const parts = harmlessParts(operation, context.settings.product);
    for (const by of [undefined, { token: 'a.b.c' }, { token: 'garbage' }])
      await context.results.attempt(context.client, async () => {
        await expectResponse(
          context,
          { operation, by, ...parts },
          isNotFormatError(operation, title),
        );
      });
  });
}

async function checkForged(context: Context, operation: OperationId): Promise<void> {
  const [role = 'ROLE_CUSTOMER'] = callersOf(operation);
  const by = await userOf(context, role);
  const other = ROLES.find((one) => one !== role && context.users[one].length > 0);
  const owner = other && requireUser(context, other);
  for (const [kind, forged] of forgedTokens(by, owner))
    await attempt(context, operation, forged, 'LoginRequired', `${kind} is a 401`);
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
  const { product } = context.settings;
  await attempt(context, operation, by, error, description);
  const invalid = invalidParts(operation, product);
  await context.results.attempt(context.client, async () => {
    const late = `${description} also where the request is invalid`;
    await expectError(context, error, late, { operation, by, ...invalid });
  });
}

function attempt(
  context: Context,
  operation: OperationId,
  by: Caller | undefined,
  error: 'LoginRequired' | 'Forbidden',
  description: string,
): Promise<void> {
  const parts = harmlessParts(operation, context.settings.product);
  return context.results.attempt(context.client, async () => {
    await expectError(context, error, description, { operation, by, ...parts });
  });
}

/** Forged tokens: unreadable ones, changed claims, and the signature of another token. */
function forgedTokens(by: User, other: User | undefined): [string, Caller][] {
  const [header = '', payload = '', signature = ''] = by.token.split('.');
  const claims = { ...claimsOf(by.token), jti: '1', role: 'ROLE_MASTER', roleName: 'ROLE_MASTER' };
  const unsigned = encoded({ alg: 'none', typ: 'JWT' });
  const otherSignature = other?.token.split('.')[2];
  return [
    ['an unreadable token', { token: 'garbage' }],
    ['a token of three parts without content', { token: 'a.b.c' }],
    [
      'a token without a signature (alg none)',
      { token: `${unsigned}.${encoded(claims)}.`, variable: 'TOKEN_UNSIGNED' },
    ],
    [
      'an unsigned token (alg none) with the own claims',
      { token: `${unsigned}.${payload}.`, variable: 'TOKEN_UNSIGNED' },
    ],
    [
      'a token with changed claims',
      { token: `${header}.${encoded(claims)}.${signature}`, variable: 'TOKEN_FORGED' },
    ],
    ...(otherSignature === undefined
      ? []
      : [
          [
            'a token with the signature of another one',
            { token: `${header}.${payload}.${otherSignature}`, variable: 'TOKEN_FORGED' },
          ] satisfies [string, Caller],
        ]),
  ];
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
