// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** Mutations whose success response has a defined body. */
export const mutationsWithResponse: readonly string[] = ['POST /api/auth/signin'];
