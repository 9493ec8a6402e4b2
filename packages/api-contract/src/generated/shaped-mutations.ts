// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** Calls other than GET whose success answer has a shape. */
export const shapedMutations: readonly string[] = ['POST /api/auth/signin'];
