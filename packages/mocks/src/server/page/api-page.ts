import { readFile } from 'node:fs/promises';
import { documentUrl } from '@fitness/api-contract/document';
import { operations } from '@fitness/api-contract/operations';
import { html } from 'hono/html';
import { parse } from 'yaml';
import { demoAccounts, DEMO_PASSWORD } from '../../scenarios/demo-accounts.ts';

/** The parts of openapi.yaml that the page names. */
interface Document {
  readonly info: { readonly title: string };
  readonly components: { readonly securitySchemes?: Readonly<Record<string, unknown>> };
}

// Swagger UI sets styles by the DOM and shows images of its style sheet; it needs nothing else.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const file = (url: string) => () => readFile(new URL(url), 'utf8');

const contents: Readonly<Record<string, readonly [type: string, read: () => Promise<string>]>> = {
  '/': ['text/html', page],
  '/openapi.json': ['application/json', async () => JSON.stringify(await document())],
  '/api-page.js': ['text/javascript', file(import.meta.resolve('./client.js'))],
  '/swagger-ui.js': [
    'text/javascript',
    file(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  ],
  '/swagger-ui.css': ['text/css', file(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))],
};

/** Responds to `GET /` with the API page and to the files that it loads; undefined for every other call. */
export async function apiPage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const content = Object.hasOwn(contents, pathname) ? contents[pathname] : undefined;
  if (!content || request.method !== 'GET') return undefined;
  const [type, read] = content;
  return new Response(await read(), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY },
  });
}

/** The contract, whose requests go to this server, whatever its port. */
async function document(): Promise<Document> {
  const parsed = parse(await readFile(documentUrl, 'utf8')) as Document;
  return Object.assign(parsed, { servers: [{ url: '/' }] });
}

async function page(): Promise<string> {
  const { info, components } = await document();
  const [scheme] = Object.keys(components.securitySchemes ?? {});
  const text = await html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="stylesheet" href="/swagger-ui.css" />
        <script src="/swagger-ui.js" defer></script>
        <script src="/api-page.js" defer></script>
      </head>
      <body>
        <main>
          ${signInForm(scheme)}
          <div id="api"></div>
        </main>
      </body>
    </html> `;
  return String(text);
}

/** The form that signs in with a demo account; undefined where the contract has no sign-in of ours. */
function signInForm(scheme: string | undefined) {
  const { signIn }: Partial<typeof operations> = operations;
  return (
    signIn &&
    html`<form
      id="sign-in"
      class="swagger-ui wrapper"
      data-path="${signIn.path}"
      data-password="${DEMO_PASSWORD}"
      data-scheme="${scheme}"
    >
      <label for="account">데모 계정</label>
      <select id="account">
        ${demoAccounts.map(
          ({ username, label }) =>
            html`<option value="${username}">${username} (${label})</option>`,
        )}
      </select>
      <button class="btn authorize">로그인</button>
      <output for="account"></output>
    </form>`
  );
}
