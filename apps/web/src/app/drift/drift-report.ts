import type { ObservedResponse } from '@fitness/api-contract/client';
import { responseExamples } from '@fitness/api-contract/examples';
import { type OperationId, operations } from '@fitness/api-contract/operations';
import { type Problem, validateResponse } from '@fitness/api-contract/validators';

/** In which way an answer leaves the contract; never what it held. */
export type DriftKind =
  | 'status'
  | 'missing'
  | 'unexpected'
  | 'type'
  | 'enum'
  | 'pattern'
  | 'format'
  | 'length'
  | 'range'
  | 'alternatives'
  | 'other';

/** One difference between the backend and the contract, and how often it was seen. */
export type Drift = {
  operation: OperationId;
  status: number;
  pointer: string;
  kind: DriftKind;
  count: number;
};

/** What a run of the app found out about its backend. */
export type DriftReport = {
  /** Checks an answer; hands back the differences that were not known before. */
  observe: (answer: ObservedResponse) => readonly Drift[];
  /** The differences, in the order in which they were found. */
  list: () => readonly Drift[];
  /** How many answers were checked, by operation. */
  checked: () => Readonly<Partial<Record<OperationId, number>>>;
  subscribe: (listener: () => void) => () => void;
};

const byAddress = new Map(
  Object.values(operations).map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]),
);

const kinds: [DriftKind, RegExp][] = [
  // Before the others: the words of several are in it.
  ['alternatives', / or /],
  ['missing', /^is missing$/],
  ['unexpected', /^is not in the contract$/],
  ['enum', /^must be (one of|equal to)/],
  ['pattern', /^must match pattern/],
  ['format', /^must match format/],
  ['length', /^must NOT have (more|fewer) than/],
  ['range', /^must be (>|<|multiple)/],
  ['type', /^must be /],
];

function kindOf({ pointer, message }: Problem): DriftKind {
  if (pointer === '/status') return 'status';
  return kinds.find(([, words]) => words.test(message))?.[0] ?? 'other';
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

const known = new Set(
  [
    ...namesIn(Object.values(responseExamples)),
    'body',
    'status',
    'message',
    'field',
    'detail',
    'roleName',
  ].map(plain),
);

/** Numbers of rows become one star; a name that the contract does not know could be somebody's and is left out. */
const withoutData = (pointer: string) =>
  pointer
    .split('/')
    .map((token) => {
      if (token === '' || known.has(plain(token))) return token;
      return /^\d+$/.test(token) ? '*' : '{name}';
    })
    .join('/');

// The validators stop at the first difference: row by row they find those of the others too.
const partsOf = (body: unknown): unknown[] =>
  Array.isArray(body) && body.length > 1 ? body.map((row: unknown) => [row]) : [body];

const problemsOf = (operation: OperationId, status: number, body: unknown) =>
  partsOf(body).flatMap((part) => {
    const checked = validateResponse(operation, status, part);
    return checked.ok ? [] : checked.problems;
  });

/** An empty report. */
export function createDriftReport(): DriftReport {
  const found = new Map<string, Drift>();
  const counts: Partial<Record<OperationId, number>> = {};
  let drifts: readonly Drift[] = [];
  const listeners = new Set<() => void>();

  const add = (drift: Omit<Drift, 'count'>) => {
    const key = JSON.stringify(Object.values(drift));
    const former = found.get(key);
    const next = { ...drift, count: (former?.count ?? 0) + 1 };
    found.set(key, next);
    return former ? [] : [next];
  };

  return {
    observe: ({ method, path, status, body }) => {
      const operation = byAddress.get(`${method} ${path}`);
      if (operation === undefined) return [];
      counts[operation] = (counts[operation] ?? 0) + 1;
      const news = problemsOf(operation, status, body).flatMap((problem) =>
        add({ operation, status, pointer: withoutData(problem.pointer), kind: kindOf(problem) }),
      );
      drifts = [...found.values()];
      for (const listener of listeners) listener();
      return news;
    },
    list: () => drifts,
    checked: () => counts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
