import type { SuiteReport } from './suite-report.ts';

/** Lines about the run as a whole, for every kind of report. */
export function summaryLines(report: SuiteReport): string[] {
  const { seed, runs, rules, isSafe, requests, durationMs } = report;
  const kinds = rules ? 'the contract and the rules of the studio' : 'the contract';
  const seconds = (durationMs / 1000).toFixed(1);
  return [
    `Checked ${kinds}${isSafe ? ', reading only' : ''}: ${report.results.length} rules, ${requests} requests, ${seconds} s (--seed ${seed} --runs ${runs}).`,
    coverageLine(report),
    ...resentLines(report),
    ...baselineLines(report),
    ...leftBehindLines(report),
  ];
}

function resentLines({ resent }: SuiteReport): string[] {
  const reasons = [
    [resent.rateLimited, 'after a 429, at the time of its Retry-After'],
    [resent.closedConnections, 'over a new connection, after an idle one was closed'],
    [resent.expiredTokens, 'with a new token, after the old one had expired'],
  ] as const;
  const shown = reasons.filter(([count]) => count > 0);
  return shown.length === 0
    ? []
    : [`Sent again: ${shown.map(([count, reason]) => `${count} ${reason}`).join('; ')}.`];
}

function baselineLines({ compared }: SuiteReport): string[] {
  if (!compared) return [];
  const { known, gone } = compared;
  return [
    `Compared with the baseline: ${known.length} differences are known, ${gone.length} are gone.`,
  ];
}

/** How much of the contract was reached. */
function coverageLine({ coverage, untested }: SuiteReport): string {
  const ratio = (counts: (row: SuiteReport['coverage'][number]) => object): string => {
    const all = coverage.flatMap((row) => Object.values(counts(row)) as number[]);
    return `${all.filter((count) => count > 0).length}/${all.length}`;
  };
  const excluded = untested.filter(({ isAllowed }) => isAllowed).length;
  return `Seen: statuses ${ratio((row) => row.statuses)}, roles ${ratio((row) => row.roles)}, named errors ${ratio((row) => row.errors)}. Untested: ${untested.length}${excluded > 0 ? `, of which ${excluded} excluded` : ''}.`;
}

/** One line about what stays on the backend; none where nothing does. */
export function leftBehindLines({ leftBehind }: Pick<SuiteReport, 'leftBehind'>): string[] {
  const left = Object.entries(leftBehind).filter(([, count]) => count > 0);
  return left.length === 0
    ? []
    : [`Left behind: ${left.map(([what, count]) => `${count} ${what}`).join(', ')}.`];
}
