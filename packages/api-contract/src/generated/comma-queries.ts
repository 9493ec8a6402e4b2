// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** Calls whose lists in the query stand between commas (`explode: false`). */
export const commaQueries: readonly string[] = [];
