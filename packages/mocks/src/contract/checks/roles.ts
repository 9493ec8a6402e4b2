import { requestExamples } from '@fitness/api-contract/examples';
import { operations, type OperationId, type OperationInfo } from '@fitness/api-contract/operations';
import { checkResponse, type Harness, type Check } from '../harness/harness.ts';
import type { Caller, Parts } from '../harness/call.ts';
import type { Expectation } from '../harness/difference.ts';
import { isNotFormatError } from '../harness/expectations.ts';
import { callerOf, claimsOf, mayCall, ROLES } from '../harness/users.ts';

/** 401 without a valid token and 403 for other roles, both before the request is validated. */
export const roles: Check = {
  name: 'roles',
  title: '토큰이 없으면 401, 역할이 다르면 403, 둘 다 400보다 먼저',
  part: 'contract',
  run: async (harness) => {
    for (const operation of harness.operations) {
      const { isPublic }: OperationInfo = operations[operation];
      await (isPublic ? checkOpen(harness, operation) : checkGuarded(harness, operation));
    }
  },
};

async function checkGuarded(harness: Harness, operation: OperationId): Promise<void> {
  const { users, settings } = harness;
  const requests = [
    ['', harmlessParts(operation, settings.product)],
    [' (요청이 계약과 달라도 먼저)', invalidParts(operation, settings.product)],
  ] as const;
  for (const [when, parts] of requests) {
    await checkResponse(
      harness,
      { operation, ...parts },
      unauthorised(`토큰이 없으면 401이어야 합니다${when}`),
    );
    for (const role of ROLES.filter((role) => !mayCall(role, operation))) {
      const by = users[role];
      if (by)
        await checkResponse(
          harness,
          { operation, by, ...parts },
          { description: `${role}의 토큰으로는 403이어야 합니다${when}`, statuses: ['403'] },
        );
      else harness.results.skip(`${role} 토큰이 없어 그 역할의 403은 보지 못했습니다`);
    }
  }
  const parts = harmlessParts(operation, settings.product);
  for (const [kind, by] of invalidTokens(callerOf(operation, users))) {
    await checkResponse(
      harness,
      { operation, by, ...parts },
      unauthorised(`${kind} 토큰으로는 401이어야 합니다`),
    );
  }
}

/** The contract defines the effect of an invalid token on a public operation for reviews only. */
async function checkOpen(harness: Harness, operation: OperationId): Promise<void> {
  if (operation !== 'listReviews') return;
  const parts = harmlessParts(operation, harness.settings.product);
  for (const by of [undefined, { token: 'a.b.c' }, { token: 'garbage' }]) {
    await checkResponse(
      harness,
      { operation, by, ...parts },
      isNotFormatError(operation, '쓸 수 없는 토큰은 없는 것과 같아야 합니다'),
    );
  }
}

function unauthorised(description: string): Expectation {
  return { description, statuses: ['401'] };
}

/** Unreadable tokens, and the master's claims without or with a foreign signature. */
function invalidTokens(caller: Caller | undefined): [string, Caller][] {
  const noise: [string, Caller][] = [
    ['읽을 수 없는', { token: 'garbage' }],
    ['세 부분이지만 내용이 없는', { token: 'a.b.c' }],
  ];
  const [header, payload, signature] = caller?.token.split('.') ?? [];
  if (!header || !payload || !signature) return noise;
  const claims = {
    ...claimsOf(`.${payload}.`),
    jti: '1',
    role: 'ROLE_MASTER',
    roleName: 'ROLE_MASTER',
  };
  return [
    ...noise,
    [
      '서명이 없는(alg none)',
      {
        token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
        variable: 'TOKEN_UNSIGNED',
      },
    ],
    [
      '내용을 바꾼',
      { token: `${header}.${encoded(claims)}.${signature}`, variable: 'TOKEN_FORGED' },
    ],
  ];
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A valid request with unknown ids, which changes nothing even where it is accepted. */
function harmlessParts(operation: OperationId, product: string): Parts {
  const { params, query, body }: Parts = requestExamples[operation];
  const parts = { params: { ...params, product }, query, ...(body !== undefined && { body }) };
  return JSON.parse(JSON.stringify(parts), (name, value: unknown) =>
    ID_FIELDS.includes(name) ? 2_000_000_001 : value,
  ) as Parts;
}

const ID_FIELDS = ['userId', 'membershipId', 'classId', 'id', 'classSubjectId'];

function invalidParts(operation: OperationId, product: string): Parts {
  const { params }: Parts = requestExamples[operation];
  const names = Object.fromEntries(Object.keys(params).map((name) => [name, 'x']));
  return { params: { ...names, product }, query: {}, body: {} };
}
