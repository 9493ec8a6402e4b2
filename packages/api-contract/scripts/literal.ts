/** The first line of every generated file. */
export const BANNER = '// Generated from openapi.yaml by `pnpm generate`: do not edit.\n';

/** A JSON value as TypeScript, the innermost lists and objects on one line. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/[[{]\n[^[\]{}]*[\]}]/g, (innermost) =>
    innermost.replaceAll(/\n\s*/g, ' '),
  );
}
