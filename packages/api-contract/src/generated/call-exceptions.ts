// Generated from openapi.yaml by `pnpm generate`: do not edit.

/** GET calls whose success may have no body, and other calls whose success always has one. */
export const bodyExceptions: readonly string[] = [ "POST /api/auth/signin" ];
