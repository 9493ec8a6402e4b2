import type {
  OperationBody,
  OperationParams,
  OperationQuery,
  OperationSuccess,
} from '@fitness/api-contract/operation-types';
import type { operations, OperationId } from '@fitness/api-contract/operations';
import type { Studio } from '../domain/studio.ts';
import type { Account } from '../store/rows.ts';

type Info = typeof operations;

/** A checked and authorised request; its parts are typed by the contract. */
export interface OperationInput<Id extends OperationId> {
  readonly studio: Studio;
  readonly params: OperationParams<Id>;
  readonly query: OperationQuery<Id>;
  readonly body: OperationBody<Id>;
  /** The account of the caller; undefined for public operations. */
  readonly caller: Info[Id]['isPublic'] extends true ? undefined : Account;
  issueToken(account: Account): Promise<string>;
}

/** A success response, with the status and body type of the contract if it defines them. */
type Success<Listed> = Listed extends { status: infer Status; body: infer Body }
  ? Status extends '2XX'
    ? undefined extends Body
      ? { readonly status: 200 | 201 | 204; readonly body?: object }
      : { readonly status: 200 | 201; readonly body: Body }
    : [Body] extends [undefined]
      ? { readonly status: Status; readonly body?: undefined }
      : { readonly status: Status; readonly body: Body }
  : never;

/** Maps a request to the domain and its result to a response; throws a `DomainError`. */
type Operation<Id extends OperationId> = (
  input: OperationInput<Id>,
) => Success<OperationSuccess<Id>> | Promise<Success<OperationSuccess<Id>>>;

/** Every operation of the contract; one that is missing does not compile. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

export function created<Body extends object>(body: Body): { status: 201; body: Body } {
  return { status: 201, body };
}

export const done = { status: 204 } as const;
