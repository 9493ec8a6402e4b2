import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { contentSecurityPolicy, policyText } from './content-security-policy.ts';
import { developmentHeaders } from './development.ts';
import {
  type BuildOptions,
  type Headers,
  type HeaderRules,
  headerRules,
  headersAt,
} from './header-rules.ts';

/** Where a build says which headers its server has to send. */
export const rulesFile = '.vite/security-headers.json';

const send =
  (headersOf: (pathname: string) => Headers): Connect.NextHandleFunction =>
  (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of Object.entries(headersOf(pathname)))
      response.setHeader(name, value);
    next();
  };

/**
 * The security headers of the development server and the preview server. The preview sends those that its build was made with.
 * A build also has the policy in its page, for hosts that cannot send headers.
 */
export function securityHeaders(options: BuildOptions): Plugin {
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'security-headers',
    config: (_config, { command, isPreview }) =>
      command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {},
    configureServer: ({ middlewares }) => {
      const headers = developmentHeaders(options, nonce);
      middlewares.use(send(() => headers));
    },
    configurePreviewServer: ({ config, middlewares }) => {
      const file = resolve(config.root, config.build.outDir, rulesFile);
      const rules = JSON.parse(readFileSync(file, 'utf8')) as HeaderRules;
      middlewares.use(send((pathname) => headersAt(rules, pathname)));
    },
    generateBundle() {
      const source = JSON.stringify(headerRules(options), null, 2);
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
