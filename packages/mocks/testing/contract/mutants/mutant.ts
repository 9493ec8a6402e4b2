import type { ErrorName } from '@fitness/api-contract/error-responses';
import type { OperationResponse } from '@fitness/api-contract/operation-types';
import type { OperationId, OperationRole } from '@fitness/api-contract/operations';
import type { RowOf } from '../changes.ts';
import type { InterceptedRequest, Interceptor } from '../interceptor.ts';

/** A change of a field: a new value, a replacement of one value (`[from, to]`), or a function of the value. */
export type Change<Value> =
  | string
  | number
  | null
  | readonly [from: Value | RegExp | null, to: unknown]
  | ((value: Value) => unknown);

type Changes<Fields> = { readonly [Name in keyof Fields]?: Change<Fields[Name]> };

/** Changes of fields by their names, or a function of all fields. */
export type Changed<Fields> =
  | Changes<Fields>
  | ((fields: Fields, intercepted: InterceptedRequest) => unknown);

type Body = Record<string, unknown>;

/** How the responses of one operation differ from those of the mock backend. */
export interface Difference<Id extends OperationId> {
  readonly at: Id;
  /** The other operations at which the suite may report it. */
  readonly or?: readonly OperationId[];
  /** The operations whose rules report the difference, if not its own. */
  readonly rulesOf?: readonly OperationId[];

  /** Which responses differ: the error with this name or status; by default every success. */
  readonly on?: ErrorName | number;
  /** Only to callers with this role. */
  readonly by?: OperationRole;
  /** Only where these fields of the body or path were sent. */
  readonly sent?: Readonly<Record<string, RegExp>>;

  /** How the request is changed before it is handled. */
  readonly send?: Changed<Body>;
  readonly query?: Readonly<Record<string, Change<string>>>;
  /** How the request is changed before it is handled once more. */
  readonly resend?: Changed<Body>;
  /** A side effect; `body` is the body of the response. */
  readonly effect?: (intercepted: InterceptedRequest, body: Body) => unknown;

  readonly status?: number;
  readonly error?: ErrorName;
  /** Null for none. */
  readonly body?: object | null;
  /** Changes the fields of the response, all rows of the list, or the fields of each row. */
  readonly fields?: Changed<NonNullable<OperationResponse<Id>>>;
  readonly rows?: (rows: readonly RowOf<Id>[], intercepted: InterceptedRequest) => unknown;
  readonly row?: Changed<RowOf<Id>>;
  /** Another response; undefined for that of the mock backend. */
  readonly answer?: (
    intercepted: InterceptedRequest,
  ) => Response | undefined | Promise<Response | undefined>;
}

/** A difference that needs code instead of data. */
interface Code {
  readonly at: OperationId | readonly OperationId[];
  readonly rulesOf?: readonly OperationId[];
  /** A new interceptor for each run. */
  readonly code: () => Interceptor;
}

/** The mock backend with one defect as in real backends. */
export type Mutant = { [Id in OperationId]: Difference<Id> }[OperationId] | Code;

/** Mutants by their names. */
export type Mutants = Readonly<Record<string, Mutant>>;

/** The operations of which one must be reported. */
export function foundAt(mutant: Mutant): readonly OperationId[] {
  return [mutant.at, 'code' in mutant ? [] : (mutant.or ?? [])].flat();
}

/** The id of an operation in kebab case, for the name of a mutant. */
export function kebabOf(operation: OperationId): string {
  return operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
