// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** The roles that an account can have, and that of a caller without a token. */
export const operationRoles = [ "ROLE_ANONYMOUS", "ROLE_CUSTOMER", "ROLE_MANAGER", "ROLE_MASTER" ] as const;

/** A role of the contract. */
export type OperationRole = (typeof operationRoles)[number];
