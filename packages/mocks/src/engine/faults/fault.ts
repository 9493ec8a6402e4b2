import { errorResponses, type ErrorName } from '@fitness/api-contract/error-responses';
import { operations, type OperationId } from '@fitness/api-contract/operations';
import * as v from 'valibot';
import { integer, oneOf } from '../../parse.ts';

const MAX_DELAY_MS = 600_000;

const status = integer(200, 599);
const message = v.string('must be a text');

/** A kind of fault with these parameters. */
function faultOf<const Kind extends string, Parameters extends v.ObjectEntries>(
  kind: Kind,
  parameters: Parameters,
) {
  return v.strictObject(
    {
      kind: v.literal(kind),
      ...parameters,
      operation: v.optional(oneOf(Object.keys(operations) as OperationId[])),
      times: v.optional(integer(1)),
    },
    ({ expected }) => (expected === 'never' ? 'is not known' : 'is missing'),
  );
}

const kinds = [
  /** Delays the response by `ms`, or until the faults are replaced. */
  faultOf('latency', { ms: integer(0, MAX_DELAY_MS) }),
  /** Breaks the connection before anything is done. */
  faultOf('offline', {}),
  /** Leaves the call pending as long as the fault is set; nothing is done. */
  faultOf('hang', {}),
  /** Responds with a status; `message` defaults to the contract's body for it, if it has one. */
  faultOf('status', { status, message: v.optional(message) }),
  /** Responds with this status and JSON body, whatever the contract says. */
  faultOf('custom', { status, body: v.optional(v.unknown()) }),
  /** Responds with this status and an HTML page, as a proxy before the backend does. */
  faultOf('html', { status }),
  /** Responds with the named error response of openapi.yaml. */
  faultOf('error', { name: oneOf(Object.keys(errorResponses) as ErrorName[]) }),
  /** Does the work and truncates the body of its response. */
  faultOf('malformed', {}),
  /** Does the work and makes its response violate the contract. */
  faultOf('invalid', {}),
  /** Does the work and breaks the connection before the response. */
  faultOf('lost', {}),
] as const;

const faultKinds = kinds.map(({ entries }) => entries.kind.literal);

const schema = v.variant('kind', kinds, ({ path }) =>
  path ? `must be one of ${faultKinds.join(', ')}` : 'must be an object',
);

/** A deliberate failure of one operation or of all, a number of times or until it is removed. */
export type Fault = Readonly<v.InferOutput<typeof schema>>;

type WithoutScope<OneFault> = OneFault extends Fault
  ? Omit<OneFault, 'operation' | 'times'>
  : never;

export type FaultKind = WithoutScope<Fault>;

export const faultList = v.array(schema, 'must be a list');
