import { issueToken } from '../../../src/engine/token.ts';
import { DEMO_PASSWORD, FIRST_FREE_USER_ID } from '../../../src/scenarios/demo-accounts.ts';
import type { Account } from '../../../src/store/rows.ts';
import { afterSuccess, chain, onError } from '../changes.ts';
import { updateRow } from '../effects.ts';
import { errorOf, withRequestBody, type InterceptedRequest } from '../interceptor.ts';
import { at } from '../mutant.ts';

const toLowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

export const accountMutants = {
  ...at('signIn', {
    'password-ignores-case': acceptsPassword((text) => text.toLowerCase()),
    'password-trimmed': acceptsPassword((text) => text.trim()),
    'password-eight-characters': acceptsPassword((text) => text.slice(0, 8)),
    'username-ignores-case': { send: { username: toLowerCase } },
    // Has another message for an unknown username than for a wrong password.
    'sign-in-reveals-usernames': {
      on: 'SignInFailed',
      answer: (intercepted) =>
        accountIn(intercepted)
          ? undefined
          : Response.json({ message: '존재하지 않는 아이디입니다.' }, { status: 401 }),
    },
    'sign-in-names-wrong-role': {
      rulesOf: ['changeUserRole'],
      fields: { role_name: 'ROLE_CUSTOMER' },
    },
    'sign-in-other-nickname': {
      fields: (fields, { body }) => ({ ...fields, nickname: body?.['username'] }),
    },
    // Whoever has signed up stays a customer in the token, whatever role they got since.
    'role-of-first-sign-in': {
      or: ['changeUserRole'],
      fields: async (fields, intercepted) => {
        const account = accountIn(intercepted);
        if (!account || account.id < FIRST_FREE_USER_ID) return fields;
        const customer = { ...account, roleName: 'ROLE_CUSTOMER' } as const;
        return { ...fields, token: await issueToken(customer, intercepted.studio.clock) };
      },
    },
  }),
  ...at('signUp', {
    'username-taken-twice': { on: 'UsernameTaken', resend: { username: () => `x${Date.now()}` } },
    'phone-taken-twice': { on: 'PhoneTaken', resend: { ph: () => String(Date.now()).slice(-11) } },
    'sign-up-makes-managers': {
      or: ['signIn', 'listUsers'],
      effect: (intercepted) => updateAccount(intercepted, { roleName: 'ROLE_MANAGER' }),
    },
    'sign-up-loses-gender': {
      or: ['listUsers'],
      effect: (intercepted) => updateAccount(intercepted, { gender: 'male' }),
    },
    // One message instead of a list of fields.
    'sign-up-error-as-object': {
      on: 400,
      answer: async (_, response) => {
        const body: unknown = await response.clone().json();
        return Array.isArray(body) ? Response.json(body[0], { status: 400 }) : undefined;
      },
    },
  }),
};

function accountIn({ studio, body }: InterceptedRequest): Account | undefined {
  return studio.store.accounts.find('username', String(body?.['username']));
}

function updateAccount(intercepted: InterceptedRequest, values: Partial<Account>): void {
  updateRow(intercepted.studio.store.accounts, accountIn(intercepted)?.id, values);
}

/** Accepts every password whose compared part is correct. */
function acceptsPassword(compared: (password: string) => string) {
  return {
    code: () => {
      const passwords = new Map<unknown, string>();
      return chain(
        afterSuccess('signUp', ({ body }) =>
          passwords.set(body?.['username'], String(body?.['password'])),
        ),
        onError('signIn', 'SignInFailed', ({ request, body, respond }) => {
          const password = passwords.get(body?.['username']) ?? DEMO_PASSWORD;
          return compared(String(body?.['password'])) === compared(password)
            ? respond(withRequestBody(request, { ...body, password }))
            : errorOf('SignInFailed');
        }),
      );
    },
  };
}
