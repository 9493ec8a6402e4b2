// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** GET calls whose success may have no body, and other calls whose success always has one. */
export const bodyExceptions: readonly string[] = [ "POST /api/auth/signin" ];

/** Calls whose lists in the query stand between commas (`explode: false`). */
export const commaQueries: readonly string[] = [];
