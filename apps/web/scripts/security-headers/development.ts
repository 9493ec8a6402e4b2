import { extendPolicy, policyText } from './content-security-policy.ts';
import {
  type BuildOptions,
  type Headers,
  headerPolicy,
  otherHeaders,
  trustedTypes,
} from './header-rules.ts';

/**
 * The headers of the development server. Vite's inline script and style elements have a nonce, its web socket is allowed for hot
 * updates, and trusted types are report-only because its error overlay writes HTML.
 */
export function developmentHeaders(options: BuildOptions, nonce: string): Headers {
  const policy = extendPolicy(headerPolicy(options), {
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': ['ws://localhost:*'],
  });
  return {
    ...otherHeaders,
    'Content-Security-Policy': policyText(policy),
    'Content-Security-Policy-Report-Only': policyText(trustedTypes(options.hasMocks)),
  };
}
