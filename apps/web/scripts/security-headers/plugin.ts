import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { type HostRules, rulesFile } from '../hosting/host-rules.ts';
import { contentSecurityPolicy, policyText } from './content-security-policy.ts';
import { developmentHeaders } from './development.ts';
import { type BuildOptions, headerRules } from './header-rules.ts';

/**
 * Sets the security headers of the development server, and writes the header rules for the host of a build. A build also has the policy
 * in a meta tag, for hosts that cannot send headers.
 */
export function securityHeaders(options: BuildOptions): Plugin {
  const nonce = randomBytes(16).toString('base64');
  let base = '/';
  return {
    name: 'security-headers',
    config: (_config, { command }) => (command === 'serve' ? { html: { cspNonce: nonce } } : {}),
    configResolved: (config) => {
      ({ base } = config);
    },
    configureServer: ({ middlewares }) => {
      const headers = Object.entries(developmentHeaders(options, nonce));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
    generateBundle() {
      const reportPath = options.reportUrl?.startsWith('/') ? options.reportUrl : '';
      const rules: HostRules = { base, reportPath, ...headerRules(options) };
      const source = JSON.stringify(rules, null, 2);
      this.emitFile({ type: 'asset', fileName: rulesFile, source });
    },
    transformIndexHtml: (_html, { server }) =>
      server
        ? []
        : [
            {
              tag: 'meta',
              attrs: {
                'http-equiv': 'Content-Security-Policy',
                content: policyText(contentSecurityPolicy(options)),
              },
              injectTo: 'head-prepend',
            },
          ],
  };
}
