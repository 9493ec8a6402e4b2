import { html, raw } from 'hono/html';
import type { SuiteReport } from './suite-report.ts';
import { sectionsOf, summaryLines } from './text.ts';

type Html = ReturnType<typeof html>;

export function htmlReport(report: SuiteReport): string {
  const { baseUrl, passed, failed, results, coverage } = report;
  const verdict = failed === 0 ? 'No difference' : `${failed} differences`;
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
          <main>
            <h1>Contract</h1>
            <p>${baseUrl}</p>
            <p class="${failed === 0 ? 'same' : 'different'}">${verdict} (${passed} passed)</p>
            ${summaryLines(report).map(block)} ${sectionsOf(report).map(section)}
            ${table(
              'Rules',
              ['Rule', 'What must hold', 'Group', 'Passed', 'Differ'],
              results.map(({ operation, name, title, group, passed: held, findings }) => [
                `${operation}/${name}`,
                title,
                group,
                held,
                findings.length,
              ]),
            )}
            ${table(
              'Responses',
              ['Operation', 'By status', 'By role'],
              coverage.map(({ operation, statuses, roles }) => [
                operation,
                counts(statuses),
                counts(roles),
              ]),
            )}
          </main>
        </body>
      </html> `,
  );
}

function section([title, items]: readonly [string, readonly string[]]): Html {
  return html`<h2>${title}</h2>
    ${items.map(block)}`;
}

/** The first line of a text is its heading. */
function block(text: string): Html {
  const [first, ...rest] = text.split('\n');
  if (rest.length === 0) return html`<p>${first}</p>`;
  return html`<section>
    <h3>${first}</h3>
    <pre tabindex="0"><code>${rest.map((line) => line.trim()).join('\n')}</code></pre>
  </section>`;
}

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Html {
  const headings = head.map((text) => html`<th scope="col">${text}</th>`);
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map((text) => html`<td>${text}</td>`);
    return html`<tr>
      <th scope="row">${first}</th>
      ${cells}
    </tr>`;
  });
  return html`<h2>${title}</h2>
    <div class="wide" tabindex="0">
      <table>
        <thead>
          <tr>
            ${headings}
          </tr>
        </thead>
        <tbody>
          ${body}
        </tbody>
      </table>
    </div>`;
}

function counts(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; word-break: keep-all; }
body { margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.2rem; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; }
p, h3 { overflow-wrap: anywhere; }
section { margin: 0 0 1rem; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border-radius: 0.375rem; background: #8882; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem; border-bottom: 1px solid #8884; text-align: start; }
tbody th { font-weight: normal; }
.same, .different { padding: 0.5rem 0.75rem; border-inline-start: 0.25rem solid; font-weight: 600; }
.same { border-color: #1a7f37; }
.different { border-color: #d1242f; }
`;
