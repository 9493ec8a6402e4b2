import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { contentSecurityPolicy } from './content-security-policy.ts';
import {
  type BuildOptions,
  noFrames,
  otherHeaders,
  policyHeader,
  reportedHeader,
  trustedTypes,
} from './header-rules.ts';

/**
 * The security headers of the development server. Vite's inline script and style elements have a nonce, its web socket is allowed for hot
 * updates, and trusted types are report-only because its error overlay writes HTML.
 */
export function developmentHeaders(options: BuildOptions): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(options)
    .replace(/(?:script|style)-src 'self'/g, `$& 'nonce-${nonce}'`)
    .replace("connect-src 'self'", '$& ws://localhost:*');
  const headers = {
    ...otherHeaders,
    [policyHeader]: `${policy}; ${noFrames}`,
    [reportedHeader]: trustedTypes(options.hasMocks),
  };
  return {
    name: 'development-headers',
    apply: 'serve',
    config: () => ({ html: { cspNonce: nonce }, server: { headers } }),
  };
}
