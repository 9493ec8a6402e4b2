import { createHash } from 'node:crypto';
import { guide } from './guide.ts';
import { html, Html, prose, type Content } from '../../html.ts';
import { operationSection } from './operation.ts';
import { schemaSections } from './schema.ts';
import { operationsOf, readSpec, type Spec } from './spec.ts';
import { STYLE } from './style.ts';

// The page has no script and loads nothing, so that texts of the contract cannot be executed.
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Responds to `GET /` with the API documentation; undefined for every other call. */
export function createApiPage(): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    if (pathname !== '/' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return undefined;
    const page = apiPage(await readSpec(), origin);
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
    });
  };
}

/** The API in HTML, from its specification. */
export function apiPage(spec: Spec, origin: string): string {
  const { title, version, description } = spec.info;
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} ${version}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">본문으로 건너뛰기</a>
        <header>
          <h1>${title}</h1>
          <p>버전 ${version}</p>
          ${prose(description)}
          <nav aria-label="오퍼레이션">
            ${spec.tags.map(
              ({ name, description: about }) =>
                html`<h2>${about}</h2>
                  <ul>
                    ${linksOf(spec, name)}
                  </ul>`,
            )}
            <ul>
              <li><a href="#schemas">스키마</a></li>
              <li><a href="#use">이 목 서버 쓰기</a></li>
            </ul>
          </nav>
        </header>
        <main id="content">
          ${guide(origin)}
          ${spec.tags.map(
            ({ name, description: about }) =>
              html`<section aria-labelledby="tag-${name}">
                <h2 id="tag-${name}">${about}</h2>
                ${sectionsOf(spec, name, origin)}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">스키마</h2>
            ${schemaSections(spec)}
          </section>
        </main>
      </body>
    </html> `;
  return page.text;
}

function linksOf(spec: Spec, tag: string): Content {
  return operationsOf(spec)
    .filter(({ operation }) => operation.tags.includes(tag))
    .map(
      ({ method, operation }) =>
        html`<li>
          <a href="#${operation.operationId}"
            >${operation.summary} <code>${method} ${operation.operationId}</code></a
          >
        </li>`,
    );
}

function sectionsOf(spec: Spec, tag: string, origin: string): Content {
  return operationsOf(spec)
    .filter(({ operation }) => operation.tags.includes(tag))
    .map((one) => operationSection(spec, origin, one));
}
