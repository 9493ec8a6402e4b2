import type { ObservedResponse } from '@fitness/api-contract/client';
import { responseExamples } from '@fitness/api-contract/examples';
import { type OperationId, operations } from '@fitness/api-contract/operations';
import { type Problem, validateResponse } from '@fitness/api-contract/validators';
import { createStore } from '../../shared/store.ts';

const kinds = [
  // First, because its messages contain the messages of several other kinds.
  ['alternatives', / or /],
  ['missing', /^is missing$/],
  ['unexpected', /^is not in the contract$/],
  ['enum', /^must be (one of|equal to)/],
  ['pattern', /^must match pattern/],
  ['format', /^must match format/],
  ['length', /^must NOT have (more|fewer) than/],
  ['range', /^must be (>|<|multiple)/],
  ['type', /^must be /],
] as const;

/** How a response differs from the contract. */
export type DriftKind = 'status' | 'other' | (typeof kinds)[number][0];

/** One difference between backend and contract and its count; never a value of the response. */
export type Drift = {
  operation: OperationId;
  status: number;
  pointer: string;
  kind: DriftKind;
  count: number;
};

const operationByRequest = new Map(
  Object.values(operations).map(({ id, method, path }) => [`${method.toUpperCase()} ${path}`, id]),
);

function kindOf({ pointer, message }: Problem): DriftKind {
  if (pointer === '/status') return 'status';
  return kinds.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

const otherNames = ['body', 'status', 'message', 'field', 'detail', 'roleName'];
const known = new Set([...namesIn(Object.values(responseExamples)), ...otherNames].map(plain));

/** Replaces row numbers with `*`, and omits names not in the contract: they could be user data. */
const withoutData = (pointer: string) =>
  pointer
    .split('/')
    .map((token) => {
      if (token === '' || known.has(plain(token))) return token;
      return /^\d+$/.test(token) ? '*' : '{name}';
    })
    .join('/');

// The validators stop at the first difference, so each row is validated alone.
const partsOf = (body: unknown): unknown[] =>
  Array.isArray(body) && body.length > 1 ? body.map((row: unknown) => [row]) : [body];

const problemsOf = (operation: OperationId, status: number, body: unknown) =>
  partsOf(body).flatMap((part) => {
    const result = validateResponse(operation, status, part);
    return result.ok ? [] : result.problems;
  });

/** Collects differences between a backend and the contract in the order of their detection. */
export function createDriftReport() {
  const found = new Map<string, Drift>();
  const checked: Partial<Record<OperationId, number>> = {};
  const drifts = createStore<readonly Drift[]>([]);

  const add = (drift: Omit<Drift, 'count'>) => {
    const key = JSON.stringify(Object.values(drift));
    const former = found.get(key);
    const next = { ...drift, count: (former?.count ?? 0) + 1 };
    found.set(key, next);
    return former ? [] : [next];
  };

  return {
    /** Checks a response and returns the differences that are new. */
    observe: ({ method, path, status, body }: ObservedResponse): readonly Drift[] => {
      const operation = operationByRequest.get(`${method} ${path}`);
      if (operation === undefined) return [];
      checked[operation] = (checked[operation] ?? 0) + 1;
      const added = problemsOf(operation, status, body).flatMap((problem) =>
        add({ operation, status, pointer: withoutData(problem.pointer), kind: kindOf(problem) }),
      );
      drifts.set([...found.values()]);
      return added;
    },
    list: drifts.get,
    /** How many responses were checked, by operation. */
    checked: () => checked,
    subscribe: drifts.subscribe,
  };
}
