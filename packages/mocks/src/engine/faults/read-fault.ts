import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations } from '@fitness/api-contract/operations';
import type { Problem } from '@fitness/api-contract/validators';
import type { Fault, FaultKind } from './fault.ts';

/** Something from outside that was read, or what is wrong with it. */
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Tells what a value must be, when it is not. */
export type Rule = (value: unknown) => string | undefined;

const LONGEST_MS = 600_000;
const LONGEST_MESSAGE = 500;
const LONGEST_BODY = 10_000;
const MOST_FAULTS = 100;

/** A whole number of this range. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Rule {
  return (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`;
}

/** One of these texts. */
export function oneOf(names: readonly string[]): Rule {
  return (value) =>
    typeof value === 'string' && names.includes(value)
      ? undefined
      : `must be one of ${names.join(', ')}`;
}

const message: Rule = (value) =>
  typeof value === 'string' && value.length <= LONGEST_MESSAGE
    ? undefined
    : `must be a text of at most ${LONGEST_MESSAGE} characters`;
const json: Rule = (value) => {
  try {
    if (JSON.stringify(value).length <= LONGEST_BODY) return undefined;
  } catch {
    // A function, a cycle or a bigint has no JSON.
  }
  return `must be JSON of at most ${LONGEST_BODY} characters`;
};
const rate: Rule = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1
    ? undefined
    : 'must be a number from 0 to 1';

/** The fields of each kind of fault; a question mark ends the name of one that may be missing. */
const fieldsOf: Record<FaultKind['kind'], Readonly<Record<string, Rule>>> = {
  latency: { ms: wholeNumber(0, LONGEST_MS), 'spreadMs?': wholeNumber(0, LONGEST_MS) },
  offline: {},
  hang: {},
  status: { status: wholeNumber(200, 599), 'message?': message },
  custom: { status: wholeNumber(200, 599), 'body?': json },
  answer: { name: oneOf(Object.keys(errorResponses)) },
  malformed: {},
  drift: { 'which?': wholeNumber(0, 999) },
  lost: {},
  chaos: { rate, seed: wholeNumber(0) },
};

/** Every kind of fault. */
export const faultKinds = Object.keys(fieldsOf) as readonly FaultKind['kind'][];

const forEvery: Readonly<Record<string, Rule>> = {
  'operation?': oneOf(Object.keys(operations)),
  'times?': wholeNumber(1),
};

/** Reads a fault, as it comes from JSON or a link. */
export function readFault(value: unknown, base = ''): ParseResult<Fault> {
  if (typeof value !== 'object' || value === null) return failed(base, 'must be an object');
  const given: { kind?: unknown } = value;
  const kind = faultKinds.find((one) => one === given.kind);
  if (!kind) return failed(`${base}/kind`, `must be one of ${faultKinds.join(', ')}`);
  const problems = problemsOf(given, { ...fieldsOf[kind], ...forEvery }, base);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: given as Fault };
}

/** Reads a list of faults. */
export function readFaults(value: unknown, base = ''): ParseResult<Fault[]> {
  if (!Array.isArray(value)) return failed(base, 'must be a list');
  if (value.length > MOST_FAULTS) return failed(base, `must have at most ${MOST_FAULTS} faults`);
  const readings = value.map((one, index) => readFault(one, `${base}/${index}`));
  const problems = readings.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: readings.flatMap((one) => (one.ok ? [one.value] : [])) };
}

function problemsOf(given: object, rules: Readonly<Record<string, Rule>>, base: string): Problem[] {
  const known = Object.entries(rules).map(([name, rule]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    rule,
  }));
  const values = new Map(Object.entries(given));
  const strangers = [...values.keys()].filter(
    (name) => name !== 'kind' && !known.some((one) => one.name === name),
  );
  return [
    ...strangers.map((name) => ({ pointer: `${base}/${name}`, message: 'is not known' })),
    ...known.flatMap(({ name, isOptional, rule }) => {
      const value: unknown = values.get(name);
      if (value === undefined)
        return isOptional ? [] : [{ pointer: `${base}/${name}`, message: 'is missing' }];
      const problem = rule(value);
      return problem === undefined ? [] : [{ pointer: `${base}/${name}`, message: problem }];
    }),
  ];
}

function failed(pointer: string, problem: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ pointer, message: problem }] };
}
