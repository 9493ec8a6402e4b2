import { escapeHtml } from '../../html.ts';
import { findingsOf, legendFor } from './findings.ts';
import { STYLE } from './style.ts';
import { summaryLines } from './summary.ts';
import type { ReportedFinding, SuiteReport } from './suite-report.ts';

/** The report as one self-contained HTML page. */
export function htmlReport(report: SuiteReport): string {
  const { baseUrl, passed, failed } = report;
  const verdict =
    failed === 0 ? `No difference (${passed} passed)` : `${failed} differences (${passed} passed)`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract: ${escapeHtml(baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Contract</h1>
<p>${escapeHtml(baseUrl)}</p>
<p class="${failed === 0 ? 'same' : 'different'}">${escapeHtml(verdict)}</p>
${summaryLines(report)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
${part('Differences', findingsOf(report).map(finding))}
${part('Tokens in the commands', tokens(report))}
${part('Differences of the baseline', known(report))}
${part('Gone since the baseline', gone(report))}
${part('Untested', untested(report))}
${part('Rules', [table(['Rule', 'What must hold', 'Group', 'Passed', 'Differ'], report.results.map(ruleRow))])}
${part('Responses', [table(['Operation', 'By status', 'By role'], report.coverage.map(coverageRow))])}
</main>
</body>
</html>
`;
}

function part(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>\n${items.join('\n')}`;
}

function finding({
  rule,
  operation,
  description,
  expected,
  actual,
  times,
  curls,
}: ReportedFinding): string {
  return `<section>
<h3>${escapeHtml(operation)} <small>${escapeHtml(rule)}${times > 1 ? `, ${times} times` : ''}</small></h3>
<p>${escapeHtml(description)}</p>
<dl><dt>Expected</dt><dd>${escapeHtml(expected)}</dd><dt>Actual</dt><dd>${escapeHtml(actual)}</dd></dl>
<pre tabindex="0"><code>${escapeHtml(curls.join('\n'))}</code></pre>
</section>`;
}

function known({ compared }: SuiteReport): string[] {
  const rows = (compared?.known ?? []).map(({ rule, description, expected, actual }) => [
    rule,
    description,
    expected,
    actual,
  ]);
  return rows.length === 0 ? [] : [table(['Rule', 'What must hold', 'Expected', 'Actual'], rows)];
}

function gone({ compared }: SuiteReport): string[] {
  return (compared?.gone ?? []).map((line) => `<p>${escapeHtml(line)}</p>`);
}

function tokens(report: SuiteReport): string[] {
  const rows = legendFor(report).map(([name, howTo]) => [`$${name}`, howTo]);
  return rows.length === 0 ? [] : [table(['Variable', 'How to obtain it'], rows)];
}

function untested(report: SuiteReport): string[] {
  const rows = report.untested.map(({ name, reason, isAllowed }) => [
    name,
    reason,
    isAllowed ? 'excluded' : 'not excluded',
  ]);
  return rows.length === 0 ? [] : [table(['What', 'Why', 'Options'], rows)];
}

function ruleRow({
  operation,
  name,
  title,
  group,
  passed,
  findings,
}: SuiteReport['results'][number]): string[] {
  return [`${operation}/${name}`, title, group, String(passed), String(findings.length)];
}

function coverageRow({ operation, statuses, roles }: SuiteReport['coverage'][number]): string[] {
  return [operation, counts(statuses), counts(roles)];
}

function counts(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headings = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${headings}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}
