import { html, raw } from 'hono/html';
import type { SuiteReport } from './suite-report.ts';
import { sectionsOf, summaryLines } from './text.ts';

export function htmlReport(report: SuiteReport): string {
  const { baseUrl, passed, failed } = report;
  const verdict = failed === 0 ? 'No difference' : `${failed} differences`;
  const sections = sectionsOf(report).map(
    ([title, items]) =>
      html`<h2>${title}</h2>
        ${items.map(block)}`,
  );
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta
            http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'"
          />
          <title>Contract: ${baseUrl}</title>
          <style>
            ${raw(STYLE)}
          </style>
        </head>
        <body>
          <h1>Contract</h1>
          <p>${baseUrl}</p>
          <p><strong>${verdict} (${passed} passed)</strong></p>
          ${summaryLines(report).map(block)} ${sections}
        </body>
      </html> `,
  );
}

function block(text: string) {
  const [first, ...rest] = text.split('\n');
  if (rest.length === 0) return html`<p>${first}</p>`;
  return html`<h3>${first}</h3>
    <pre tabindex="0"><code>${rest.map((line) => line.trim()).join('\n')}</code></pre>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; word-break: keep-all; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
p, h3 { overflow-wrap: anywhere; }
pre { padding: 0.75rem; overflow-x: auto; background: #8882; }
`;
