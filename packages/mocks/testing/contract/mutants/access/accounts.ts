import { issueToken } from '../../../../src/engine/token.ts';
import { DEMO_PASSWORD } from '../../../../src/scenarios/demo-accounts.ts';
import type { Account } from '../../../../src/store/rows.ts';
import { afterSuccess, chain, onBody, onError, onRequestBody, onResponse } from '../../changes.ts';
import { withRequestBody, type InterceptedRequest, type Interceptor } from '../../interceptor.ts';
import { errorOf } from '../../responses.ts';
import type { Mutant } from '../mutant.ts';

/** Sign-up and sign-in. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'password-ignores-case',
    defect: 'accepts a password in another case',
    operation: 'signIn',
    group: 'contract',
    interceptor: () =>
      acceptsPassword((given, password) => given.toLowerCase() === password.toLowerCase()),
  },
  {
    name: 'password-trimmed',
    defect: 'accepts a password with a trailing space',
    operation: 'signIn',
    group: 'contract',
    interceptor: () => acceptsPassword((given, password) => given.trim() === password),
  },
  {
    name: 'password-eight-characters',
    defect: 'compares only the first eight characters of a password',
    operation: 'signIn',
    group: 'contract',
    interceptor: () =>
      acceptsPassword((given, password) => given.slice(0, 8) === password.slice(0, 8)),
  },
  {
    name: 'username-ignores-case',
    defect: 'accepts a username in capital letters',
    operation: 'signIn',
    group: 'rules',
    interceptor: () =>
      onRequestBody('signIn', (body) => ({
        ...body,
        username:
          typeof body['username'] === 'string' ? body['username'].toLowerCase() : body['username'],
      })),
  },
  {
    name: 'sign-in-reveals-usernames',
    defect: 'has another message for an unknown username than for a wrong password',
    operation: 'signIn',
    group: 'rules',
    interceptor: () =>
      onError('signIn', 'SignInFailed', (intercepted) =>
        accountIn(intercepted)
          ? errorOf('SignInFailed')
          : Response.json({ message: '존재하지 않는 아이디입니다.' }, { status: 401 }),
      ),
  },
  {
    name: 'sign-in-names-wrong-role',
    defect: 'names every user a customer in the sign-in response',
    operation: 'signIn',
    group: 'contract',
    interceptor: () => onBody('signIn', (body) => ({ ...body, role_name: 'ROLE_CUSTOMER' })),
  },
  {
    name: 'sign-in-other-nickname',
    defect: 'returns the username in place of the nickname',
    operation: 'signIn',
    group: 'contract',
    interceptor: () =>
      onBody('signIn', (body, { body: sent }) => ({ ...body, nickname: sent?.['username'] })),
  },
  {
    name: 'role-of-first-sign-in',
    defect: 'issues tokens with the role that the user had before a role change',
    operation: ['signIn', 'changeUserRole'],
    group: 'contract',
    interceptor: () => {
      const roles = new Map<string, Account['roleName']>();
      return chain(
        afterSuccess('signUp', ({ body }) =>
          roles.set(String(body?.['username']), 'ROLE_CUSTOMER'),
        ),
        onBody('signIn', async (body, intercepted) => {
          const account = accountIn(intercepted);
          if (!account) return body;
          const roleName = roles.get(account.username) ?? account.roleName;
          roles.set(account.username, roleName);
          const token = await issueToken(
            { ...account, roleName },
            intercepted.backend.studio.clock,
          );
          return { ...body, token };
        }),
      );
    },
  },
  {
    name: 'username-taken-twice',
    defect: 'signs up a second user with a taken username',
    operation: 'signUp',
    group: 'rules',
    interceptor: () =>
      onError('signUp', 'UsernameTaken', ({ request, body, respond }) =>
        respond(withRequestBody(request, { ...body, username: `x${Date.now()}` })),
      ),
  },
  {
    name: 'phone-taken-twice',
    defect: 'signs up a second user with a taken phone number',
    operation: 'signUp',
    group: 'rules',
    interceptor: () =>
      onError('signUp', 'PhoneTaken', ({ request, body, respond }) =>
        respond(withRequestBody(request, { ...body, ph: String(Date.now()).slice(-11) })),
      ),
  },
  {
    name: 'sign-up-makes-managers',
    defect: 'makes every new user a manager',
    operation: ['signUp', 'signIn', 'listUsers'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('signUp', (intercepted) =>
        updateAccount(intercepted, { roleName: 'ROLE_MANAGER' }),
      ),
  },
  {
    name: 'sign-up-loses-gender',
    defect: 'stores every new user as male',
    operation: ['signUp', 'listUsers'],
    group: 'contract',
    interceptor: () =>
      afterSuccess('signUp', (intercepted) => updateAccount(intercepted, { gender: 'male' })),
  },
  {
    name: 'sign-up-error-as-object',
    defect: 'responds to an invalid sign-up with one message instead of a list of fields',
    operation: 'signUp',
    group: 'contract',
    interceptor: () =>
      onResponse('signUp', async (response) => {
        const body: unknown = response.status === 400 && (await response.clone().json());
        return Array.isArray(body) ? Response.json(body[0], { status: 400 }) : response;
      }),
  },
];

function accountIn({ backend, body }: InterceptedRequest): Account | undefined {
  return backend.studio.store.accounts.find('username', String(body?.['username']));
}

function updateAccount(
  intercepted: InterceptedRequest,
  values: { roleName?: 'ROLE_MANAGER'; gender?: 'male' },
): void {
  const account = accountIn(intercepted);
  if (account) intercepted.backend.studio.store.accounts.update(account, values);
}

/** Signs in with another password that is near enough to the right one. */
function acceptsPassword(isNear: (given: string, password: string) => boolean): Interceptor {
  const passwords = new Map<unknown, string>();
  return chain(
    afterSuccess('signUp', ({ body }) =>
      passwords.set(body?.['username'], String(body?.['password'])),
    ),
    onError('signIn', 'SignInFailed', ({ request, body, respond }) => {
      const password = passwords.get(body?.['username']) ?? DEMO_PASSWORD;
      return isNear(String(body?.['password']), password)
        ? respond(withRequestBody(request, { ...body, password }))
        : errorOf('SignInFailed');
    }),
  );
}
