import { readFile } from 'node:fs/promises';
import { plans } from '@fitness/api-contract/catalogue';
import { documentUrl } from '@fitness/api-contract/document';
import { parse } from 'yaml';
import { systemClock } from '../../clock.ts';
import { subjectFor } from '../../domain/catalogue.ts';
import { accountOf, issueToken } from '../../engine/token.ts';
import { DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';

type Kind = keyof typeof replacements;

// An allowlist, so that fields unknown to the contract are masked too.
const KEPT = [
  /^$/,
  /^\d{1,8}$/,
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?$/,
  /^\d\d:\d\d(:\d\d)?$/,
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
];

const KINDS: readonly (readonly [Kind, key: RegExp, text: RegExp])[] = [
  ['token', /token/i, /^[\w-]+\.eyJ[\w-]*\.[\w-]*$/],
  ['password', /password/i, /^$/],
  ['username', /^username$/i, /^$/],
  ['email', /mail/i, /^\S+@\S+$/],
  ['phone', /^ph$|phone/i, /^\+?[\d -]{9,}$/],
  ['name', /name|member|trainer|staff/i, /^$/],
];

const replacements = {
  token: () => 'masked',
  password: () => DEMO_PASSWORD,
  username: (number: number) => `user${padded(number, 4)}`,
  email: (number: number) => `user${padded(number, 4)}@example.com`,
  phone: (number: number) => `010${padded(number, 8)}`,
  name: (number: number) => `이름${number}`,
  text: (number: number) => `내용 ${number}`,
};

const HUNDRED_YEARS_IN_SECONDS = 100 * 365 * 24 * 60 * 60;

/**
 * Replaces the personal texts of JSON values: all but ids, dates, times and these words. The same text always has the same replacement.
 */
export function createMask(publicWords: ReadonlySet<string>): (value: unknown) => Promise<unknown> {
  const known = new Map<Kind, Map<string, string>>();

  const replace = (kind: Kind, text: string): string => {
    const ofKind = known.get(kind) ?? new Map<string, string>();
    known.set(kind, ofKind);
    const found = ofKind.get(text) ?? replacements[kind](ofKind.size + 1);
    ofKind.set(text, found);
    return found;
  };

  // A recording is replayed long after it was made, so its tokens do not expire.
  const maskToken = async (text: string): Promise<string> => {
    const account = accountOf(text);
    if (!account) return replace('token', text);
    const [nickname, ph] = [replace('name', account.nickname), replace('phone', account.ph)];
    return issueToken({ ...account, nickname, ph }, systemClock, HUNDRED_YEARS_IN_SECONDS);
  };

  const maskText = async (key: string, text: string): Promise<string> => {
    const kind = KINDS.find(([, ofKey, ofText]) => ofKey.test(key) || ofText.test(text))?.[0];
    if (kind === 'token') return maskToken(text);
    // A short text of digits is an id, unless its name says that it is secret.
    const isKept = publicWords.has(text) || KEPT.some((pattern) => pattern.test(text));
    return isKept && kind !== 'password' ? text : replace(kind ?? 'text', text);
  };

  const maskIn = async (key: string, value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return maskText(key, value);
    if (Array.isArray(value)) return Promise.all(value.map((item) => maskIn(key, item)));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([name, inner]) => [
      name,
      await maskIn(name, inner),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as unknown;
  };

  return (value) => maskIn('', value);
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

const PUBLIC_KEYS = new Set(['enum', 'const', 'message', 'x-message', 'x-messages']);

/** The texts that are not personal data: those of the contract, and the names of plans and subjects. */
export async function readPublicWords(): Promise<ReadonlySet<string>> {
  const words = new Set(
    plans.flatMap(({ name, kind }) => [name, subjectFor(kind)?.classSubjectName ?? name]),
  );
  const add = (value: unknown, isPublic: boolean): void => {
    if (typeof value === 'string' && isPublic) words.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) add(inner, isPublic || PUBLIC_KEYS.has(key));
  };
  add(parse(await readFile(documentUrl, 'utf8')), false);
  return words;
}
