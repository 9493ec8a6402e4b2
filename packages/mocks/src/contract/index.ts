export type { Send } from './harness/client.ts';
export { Difference } from './harness/difference.ts';
export type { CheckResult, Finding } from './harness/results.ts';
export type { Tokens } from './harness/users.ts';
export { htmlReport } from './report/html.ts';
export { textReport } from './report/text.ts';
export { runSuite, Unreachable, type SuiteOptions } from './suite.ts';
export type { SuiteReport } from './report/suite-report.ts';
