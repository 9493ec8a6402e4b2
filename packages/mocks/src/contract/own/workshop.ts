import type { components } from '@fitness/api-contract/schema';
import type { Clock } from '../../clock.ts';
import { demand } from '../bench.ts';
import type { Call } from '../call.ts';
import type { Client, Exchange } from '../client.ts';
import { succeeds } from '../expectations.ts';
import { Unavailable } from '../ledger.ts';
import type { People, Person, Role } from '../people.ts';

/** The schemas of openapi.yaml. */
export type Schemas = components['schemas'];

/** What is needed to make something on the backend. */
export interface Workshop {
  readonly client: Client;
  readonly people: People;
  readonly product: string;
  readonly clock: Clock;
}

/** Calls an operation that must do its work. */
export function work(
  { client }: Pick<Workshop, 'client'>,
  call: Call,
  says: string,
): Promise<Exchange> {
  return demand(client, call, succeeds(call.operation, says));
}

/** The parts of a request under this product. */
export function under(product: string, rest: Partial<Call['parts']> = {}): Call['parts'] {
  return { ...rest, params: { product, ...rest.params }, query: rest.query ?? {} };
}

/** The rows of a list; null counts as none. */
export function rowsOf<Row>({ body }: Pick<Exchange, 'body'>): Row[] {
  return Array.isArray(body) ? (body as Row[]) : [];
}

/** The person of this role; without one, what needs them is left out. */
export function needed(people: People, role: Role): Person {
  const person = people[role];
  if (!person) throw new Unavailable(`${role} 토큰이 없습니다`);
  return person;
}
