import { escapeHtml } from '../../html.ts';
import { COLUMNS } from './coverage.ts';
import type { CheckResult } from '../harness/results.ts';
import type { SuiteReport } from './suite-report.ts';
import { findingsOf, legendFor, type ReportedFinding } from './findings.ts';
import { STYLE } from './style.ts';
import { coverageLine, leftBehindLine, settingsLine } from './summary-lines.ts';

/** The report as one self-contained HTML page. */
export function htmlReport(report: SuiteReport): string {
  const { baseUrl, passed, failed } = report;
  const verdict =
    failed === 0
      ? `다른 점이 없습니다 (${passed}가지 확인)`
      : `다른 점 ${failed}가지 (${passed}가지는 같음)`;
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>계약 검사: ${escapeHtml(baseUrl)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>계약 검사</h1>
<p>${escapeHtml(baseUrl)}</p>
<p class="${failed === 0 ? 'same' : 'different'}">${escapeHtml(verdict)}</p>
<p>${escapeHtml(settingsLine(report))}<br>${escapeHtml(coverageLine(report))}</p>
${part('다른 점', findingsOf(report).map(finding))}
${part('토큰을 얻는 법', legend(report))}
<h2>검사</h2>
${table(['검사', '무엇을', '같음', '다름'], report.checks.map(checkRow))}
${part('건너뛴 것', skipped(report))}
<h2>답한 상태</h2>
<p>0은 계약에 있지만 이번에 보지 못한 상태, ·은 계약에 없는 상태입니다.</p>
${table(['오퍼레이션', ...COLUMNS], coverageRows(report))}
<p>${escapeHtml(leftBehindLine(report) ?? '')}</p>
</main>
</body>
</html>
`;
}

function part(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h2>${escapeHtml(title)}</h2>\n${items.join('\n')}`;
}

function finding({
  check,
  operation,
  description,
  expected,
  actual,
  times,
  curls,
}: ReportedFinding): string {
  return `<section>
<h3>${escapeHtml(operation)} <small>${escapeHtml(check)}${times > 1 ? ` · ${times}번` : ''}</small></h3>
<p>${escapeHtml(description)}</p>
<dl><dt>기대</dt><dd>${escapeHtml(expected)}</dd><dt>실제</dt><dd>${escapeHtml(actual)}</dd></dl>
<pre tabindex="0"><code>${escapeHtml(curls.join('\n'))}</code></pre>
</section>`;
}

function legend(report: SuiteReport): string[] {
  const rows = legendFor(report);
  return rows.length === 0
    ? []
    : [
        table(
          ['변수', '얻는 법'],
          rows.map(([name, howTo]) => [`$${name}`, howTo]),
        ),
      ];
}

function skipped({ checks }: SuiteReport): string[] {
  const items = checks.flatMap((check) =>
    check.skipped.map((reason) => `<li>${escapeHtml(check.name)}: ${escapeHtml(reason)}</li>`),
  );
  return items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`];
}

function checkRow({ name, title, passed, findings }: CheckResult): string[] {
  return [name, title, String(passed), String(findings.length)];
}

function coverageRows({ coverage }: SuiteReport): string[][] {
  return coverage.rows.map(({ operation, counts }) => [
    operation,
    ...COLUMNS.map((status) => String(counts[status] ?? '·')),
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headings = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${escapeHtml(first)}</th>${rest.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${headings}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}
