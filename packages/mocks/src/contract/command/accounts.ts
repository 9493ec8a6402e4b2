import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ROLES, shortRole, type Accounts } from '../harness/users.ts';
import type { Account } from '../wire/call.ts';
import { InvalidOption } from './invalid-option.ts';
import { tokenOption, variablesOf } from './options.ts';

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
  const file = values['accounts'] === undefined ? {} : readAccounts(String(values['accounts']));
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

function readAccounts(path: string): v.InferOutput<typeof accountsFile> {
  try {
    return v.parse(accountsFile, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new InvalidOption(`--accounts ${path}: ${reasonOf(error)}.`);
  }
}

function reasonOf(error: unknown): string {
  if (!v.isValiError(error)) return (error as Error).message;
  const [issue] = error.issues;
  return `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`;
}

function inEnvironment(role: string, environment: Environment): Account[] {
  return [1, 2].flatMap((person): Account[] => {
    const [token, username, password] = variablesOf(role, person).map((name) => environment[name]);
    if (token) return [{ token }];
    return username && password ? [{ username, password }] : [];
  });
}
