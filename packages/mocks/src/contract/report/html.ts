import { html, Html } from '../../html.ts';
import { findingsOf, legendFor } from './findings.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';
import { summaryLines } from './text.ts';

/** The report as one self-contained HTML page. */
export function htmlReport(report: SuiteReport): string {
  const { baseUrl, passed, failed, compared, results, coverage } = report;
  const verdict = failed === 0 ? 'No difference' : `${failed} differences`;
  return html`<!doctype html>
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
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Contract</h1>
          <p>${baseUrl}</p>
          <p class="${failed === 0 ? 'same' : 'different'}">${verdict} (${passed} passed)</p>
          ${summaryLines(report).map(paragraph)}
          ${part('Differences', findingsOf(report).map(finding))}
          ${table('Tokens in the commands', legendFor(report), {
            Variable: ([name]) => `$${name}`,
            'How to obtain it': ([, howTo]) => howTo,
          })}
          ${table('Differences of the baseline', compared?.known ?? [], {
            Rule: ({ rule }) => rule,
            'What must hold': ({ description }) => description,
            Expected: ({ expected }) => expected,
            Actual: ({ actual }) => actual,
          })}
          ${part('Gone since the baseline', (compared?.gone ?? []).map(paragraph))}
          ${table('Untested', report.untested, {
            What: ({ name }) => name,
            Why: ({ reason }) => reason,
            Options: ({ isAllowed }) => (isAllowed ? 'excluded' : 'not excluded'),
          })}
          ${table('Rules', results, {
            Rule: ({ operation, name }) => `${operation}/${name}`,
            'What must hold': ({ title }) => title,
            Group: ({ group }) => group,
            Passed: ({ passed: held }) => held,
            Differ: ({ findings }) => findings.length,
          })}
          ${table('Responses', coverage, {
            Operation: ({ operation }) => operation,
            'By status': ({ statuses }) => counts(statuses),
            'By role': ({ roles }) => counts(roles),
          })}
        </main>
      </body>
    </html> `.text;
}

function part(title: string, content: readonly Html[]): Html | undefined {
  return content.length === 0
    ? undefined
    : html`<h2>${title}</h2>
        ${content}`;
}

function table<Row>(
  title: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number>>,
): Html | undefined {
  if (rows.length === 0) return undefined;
  const headings = Object.keys(columns).map((name) => html`<th scope="col">${name}</th>`);
  const body = rows.map((row) => {
    const [first, ...rest] = Object.values(columns).map((textOf) => textOf(row));
    const cells = rest.map((text) => html`<td>${text}</td>`);
    return html`<tr>
      <th scope="row">${first}</th>
      ${cells}
    </tr> `;
  });
  return part(title, [
    html`<div class="wide" tabindex="0">
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
    </div>`,
  ]);
}

function paragraph(text: string): Html {
  return html`<p>${text}</p> `;
}

function finding(found: ReportedFinding): Html {
  const { rule, operation, description, expected, actual, times, curls } = found;
  return html`<section>
    <h3>${operation} <small>${rule}${times > 1 ? `, ${times} times` : ''}</small></h3>
    <p>${description}</p>
    <dl>
      <dt>Expected</dt>
      <dd>${expected}</dd>
      <dt>Actual</dt>
      <dd>${actual}</dd>
    </dl>
    <pre tabindex="0"><code>${curls.join('\n')}</code></pre>
  </section> `;
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
h3 { margin: 0; font-size: 1rem; }
small { font-weight: normal; opacity: 0.75; }
section { margin: 0 0 1rem; padding: 1rem; border: 1px solid #8886; border-radius: 0.5rem; }
section p { margin: 0.25rem 0 0.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.75rem; margin: 0 0 0.75rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 0.75rem; overflow-x: auto; border-radius: 0.375rem; background: #8882; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem; border-bottom: 1px solid #8884; text-align: start; }
tbody th { font-weight: normal; }
.same, .different { padding: 0.5rem 0.75rem; border-inline-start: 0.25rem solid; font-weight: 600; }
.same { border-color: #1a7f37; }
.different { border-color: #d1242f; }
`;
