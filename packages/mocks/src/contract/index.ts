export { CannotRun } from './harness/untested.ts';
export { textReport } from './report/text.ts';
export { runSuite } from './suite.ts';
