export type { Send } from './client.ts';
export { Difference } from './difference.ts';
export type { CheckResult, Finding } from './ledger.ts';
export type { Tokens } from './people.ts';
export { htmlReport } from './report/html.ts';
export { textReport } from './report/text.ts';
export { runSuite, Unreachable, type SuiteOptions } from './suite.ts';
export type { SuiteReport } from './suite-report.ts';
