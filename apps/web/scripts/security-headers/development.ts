import { extendPolicy, policyText } from './content-security-policy.ts';
import {
  type BuildOptions,
  type Headers,
  headerPolicy,
  otherHeaders,
  trustedTypes,
} from './header-rules.ts';

/**
 * The headers of the development server. Vite's inline script and its style elements carry a nonce, hot updates need their web
 * socket, and Vite's error overlay writes HTML: trusted types are only reported.
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
