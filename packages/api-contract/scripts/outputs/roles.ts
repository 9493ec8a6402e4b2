import type { Contract } from '../contract/model.ts';
import { BANNER, literal } from '../literal.ts';

/** roles.ts: the roles in the order of the schema RoleName; a file of its own, since pages need them without the table of operations. */
export function rolesFile({ roles }: Contract): string {
  return `${BANNER}
/** The roles that an account can have, and that of a caller without a token. */
export const operationRoles = ${literal(roles)} as const;

/** A role of the contract. */
export type OperationRole = (typeof operationRoles)[number];
`;
}
