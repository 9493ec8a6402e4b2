import * as v from 'valibot';
import { ROLES, shortRole, type Accounts } from '../harness/users.ts';
import type { Account } from '../wire/call.ts';
import { contentOf } from './option-values.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const text = v.pipe(v.string(), v.nonEmpty());
const account = v.union(
  [v.strictObject({ token: text }), v.strictObject({ username: text, password: text })],
  'must have a token, or a username and a password',
);
const accountsFile = v.strictObject(
  v.entriesFromList(ROLES.map(shortRole), v.optional(v.array(account))),
);

/**
 * The accounts of a run by role: first the tokens of the options, then those of the file, then those of the
 * environment. A role without any is left out. Throws `InvalidOption`.
 */
export function accountsOf(
  values: Readonly<Record<string, unknown>>,
  environment: Environment,
): Accounts {
  const [path] = (values['accounts'] ?? []) as readonly string[];
  const file =
    path === undefined
      ? {}
      : contentOf('accounts', path, 'a file of accounts as JSON', (json) =>
          v.parse(accountsFile, JSON.parse(json)),
        );
  const found = ROLES.map((role) => {
    const name = shortRole(role);
    const tokens = (values[tokenOption(name)] ?? []) as readonly string[];
    const own = [
      ...tokens.map((token) => ({ token })),
      ...(file[name] ?? []),
      ...inEnvironment(name, environment),
    ];
    return [role, own] as const;
  });
  return Object.fromEntries(found.filter(([, own]) => own.length > 0));
}

function inEnvironment(role: string, environment: Environment): Account[] {
  return [1, 2].flatMap((person): Account[] => {
    const [token, username, password] = variablesOf(role, person).map((name) => environment[name]);
    if (token) return [{ token }];
    return username && password ? [{ username, password }] : [];
  });
}

export function tokenOption(role: string): string {
  return `token-${role}`;
}

/** The environment variables of an account: token, username, password. */
export function variablesOf(role: string, person = 1): [string, string, string] {
  const end = `${role.toUpperCase()}${person === 1 ? '' : `_${person}`}`;
  return [`CONTRACT_TOKEN_${end}`, `CONTRACT_USERNAME_${end}`, `CONTRACT_PASSWORD_${end}`];
}
